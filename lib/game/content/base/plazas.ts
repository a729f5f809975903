import type { PlazasData } from '@/lib/game/engine/pack';

/** Eleven double-sided plaza tiles. An unfinished plaza also pays the lower reward at the end. */
// oxfmt-ignore
export const PLAZAS = {
  colours: { tan: 8, yellow: 1, 'light-blue': 1, 'grey-blue': 1 },
  tiles: [
    {
      id: 'plaza-tan-1', colour: 'tan',
      faces: [
        { id: 'plaza-tan-1-a', side: 'A', upper: { kind: 'silver-window', n: 2 },
          lower: { kind: 'points', n: 4 }, provenance: 'published' },
        { id: 'plaza-tan-1-b', side: 'B', upper: { kind: 'gold-window', n: 1 },
          lower: { kind: 'points', n: 3 }, provenance: 'reconstructed' },
      ],
      provenance: 'published',
    },
    {
      id: 'plaza-tan-2', colour: 'tan',
      faces: [
        { id: 'plaza-tan-2-a', side: 'A', upper: { kind: 'points', n: 4 }, lower: { kind: 'stone', n: 3 },
          provenance: 'inferred', note: 'Kinds seen, amounts chosen.' },
        { id: 'plaza-tan-2-b', side: 'B', upper: { kind: 'points', n: 5 },
          lower: { kind: 'both', of: [{ kind: 'university', n: 1 }, { kind: 'points', n: 1 }] },
          provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-tan-3', colour: 'tan',
      faces: [
        { id: 'plaza-tan-3-a', side: 'A', upper: { kind: 'points', n: 3 },
          lower: { kind: 'blue-token', n: 2 }, provenance: 'inferred', note: 'Kinds seen, amounts chosen.' },
        { id: 'plaza-tan-3-b', side: 'B', upper: { kind: 'red-token', n: 2 },
          lower: { kind: 'points', n: 3 }, provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-tan-4', colour: 'tan',
      faces: [
        { id: 'plaza-tan-4-a', side: 'A', upper: { kind: 'technology', n: 1 },
          lower: { kind: 'points', n: 3 }, provenance: 'inferred',
          note: 'Kinds seen, amount of points chosen.' },
        { id: 'plaza-tan-4-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'egg', n: 1 }, { kind: 'points', n: 2 }] },
          lower: { kind: 'both', of: [{ kind: 'gold', n: 2 }, { kind: 'points', n: 1 }] },
          provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-tan-5', colour: 'tan',
      faces: [
        { id: 'plaza-tan-5-a', side: 'A',
          upper: { kind: 'both', of: [{ kind: 'stone', n: 2 }, { kind: 'points', n: 2 }] },
          lower: { kind: 'both', of: [{ kind: 'gold', n: 2 }, { kind: 'points', n: 2 }] },
          provenance: 'inferred', note: 'Kinds seen, amounts chosen.' },
        { id: 'plaza-tan-5-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'silver-window', n: 1 }, { kind: 'gold', n: 2 }] },
          lower: { kind: 'university', n: 2 }, provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-tan-6', colour: 'tan',
      faces: [
        { id: 'plaza-tan-6-a', side: 'A',
          upper: { kind: 'both', of: [{ kind: 'gold-mine', n: 1 }, { kind: 'points', n: 2 }] },
          lower: { kind: 'both', of: [{ kind: 'quarry', n: 1 }, { kind: 'points', n: 1 }] },
          provenance: 'reconstructed' },
        { id: 'plaza-tan-6-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'gold-mine', n: 1 }, { kind: 'quarry', n: 1 }] },
          lower: { kind: 'points', n: 3 }, provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'plaza-tan-7', colour: 'tan',
      faces: [
        { id: 'plaza-tan-7-a', side: 'A',
          upper: { kind: 'both', of: [{ kind: 'red-token', n: 1 }, { kind: 'blue-token', n: 1 }] },
          lower: { kind: 'points', n: 4 }, provenance: 'reconstructed' },
        { id: 'plaza-tan-7-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'wall-step', n: 1 }, { kind: 'points', n: 2 }] },
          lower: { kind: 'both', of: [{ kind: 'cathedral-step', n: 1 }, { kind: 'points', n: 1 }] },
          provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'plaza-tan-8', colour: 'tan',
      faces: [
        { id: 'plaza-tan-8-a', side: 'A', upper: { kind: 'egg', n: 2 },
          lower: { kind: 'both', of: [{ kind: 'stone', n: 1 }, { kind: 'points', n: 2 }] },
          provenance: 'reconstructed' },
        { id: 'plaza-tan-8-b', side: 'B', upper: { kind: 'gold-window', n: 1 },
          lower: { kind: 'both', of: [{ kind: 'egg', n: 1 }, { kind: 'points', n: 1 }] },
          provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'plaza-yellow', colour: 'yellow',
      faces: [
        { id: 'plaza-yellow-a', side: 'A', upper: { kind: 'technology', n: 1 },
          lower: { kind: 'both', of: [{ kind: 'university', n: 1 }, { kind: 'points', n: 2 }] },
          provenance: 'inferred', note: 'Kinds seen, lower amounts chosen.' },
        { id: 'plaza-yellow-b', side: 'B', upper: { kind: 'university', n: 3 },
          lower: { kind: 'points', n: 3 }, provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-light-blue', colour: 'light-blue',
      faces: [
        { id: 'plaza-light-blue-a', side: 'A',
          upper: { kind: 'both', of: [{ kind: 'gold-window', n: 1 }, { kind: 'points', n: 2 }] },
          lower: { kind: 'points', n: 4 }, provenance: 'inferred',
          note: 'Kinds seen, amounts of points chosen.' },
        { id: 'plaza-light-blue-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'gold-window', n: 1 }, { kind: 'egg', n: 1 }] },
          lower: { kind: 'both', of: [{ kind: 'red-token', n: 1 }, { kind: 'blue-token', n: 1 }] },
          provenance: 'reconstructed' },
      ],
      provenance: 'inferred',
    },
    {
      id: 'plaza-grey-blue', colour: 'grey-blue',
      faces: [
        { id: 'plaza-grey-blue-a', side: 'A', upper: { kind: 'wall-or-cathedral-step', n: 1 },
          lower: { kind: 'gold', n: 3 }, provenance: 'published' },
        { id: 'plaza-grey-blue-b', side: 'B',
          upper: { kind: 'both', of: [{ kind: 'wall-step', n: 1 }, { kind: 'cathedral-step', n: 1 }] },
          lower: { kind: 'stone', n: 2 }, provenance: 'reconstructed' },
      ],
      provenance: 'published',
    },
  ],
} as const satisfies PlazasData;
