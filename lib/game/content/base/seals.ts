import type { Seal } from '@/lib/game/engine/pack';

/** Five seals in board order. Claiming one uses a seal right, the printed price and a free cube. */
// oxfmt-ignore
export const SEALS = [
  { id: 'seal-gold', cost: { 'silver-window': 2 },
    end: { kind: 'spend-for-points', cost: { gold: 1 }, n: 2 }, provenance: 'published' },
  { id: 'seal-stone', cost: { 'silver-window': 2 },
    end: { kind: 'spend-for-points', cost: { stone: 1 }, n: 2 }, provenance: 'published' },
  { id: 'seal-pair', cost: { 'silver-window': 2 },
    end: { kind: 'spend-for-points', cost: { gold: 1, stone: 1 }, n: 3 }, provenance: 'reconstructed',
    note: 'The effect is published, the price is chosen.' },
  { id: 'seal-six', cost: {}, end: { kind: 'points', n: 6 }, provenance: 'published' },
  { id: 'seal-four', cost: {}, end: { kind: 'points', n: 4 }, provenance: 'inferred',
    note: 'The effect is published, the missing price is inferred.' },
] as const satisfies readonly Seal[];
