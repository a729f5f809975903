import type { TechnologyTile } from '@/lib/game/engine/pack';

/**
 * Twenty-four technologies, six per level. Levels I and II are permanent from the next own turn on, levels
 * III and IV are used once.
 */
// oxfmt-ignore
export const TECHNOLOGIES = [
  // TECH-I1
  {
    id: 'technology-i-crane-points', level: 'I', name: 'Crane master', use: 'permanent',
    effect: { kind: 'ability', trigger: 'crane-points', gain: { kind: 'points', n: 1 },
      limit: 'once-per-turn' },
    provenance: 'published',
  },
  // TECH-I2
  {
    id: 'technology-i-wheel-gold', level: 'I', name: 'Paymaster', use: 'permanent',
    effect: { kind: 'ability', trigger: 'wheel-gold',
      gain: { kind: 'both', of: [{ kind: 'gold', n: 1 }, { kind: 'points', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-I3
  {
    id: 'technology-i-wheel-stone', level: 'I', name: 'Stone yard', use: 'permanent',
    effect: { kind: 'ability', trigger: 'wheel-stone',
      gain: { kind: 'both', of: [{ kind: 'stone', n: 1 }, { kind: 'points', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-I4
  { id: 'technology-i-quarry-points', level: 'I', name: 'Quarry survey', use: 'permanent',
    effect: { kind: 'ability', trigger: 'quarry-advance', gain: { kind: 'points', n: 2 } },
    provenance: 'published' },
  // TECH-I5
  { id: 'technology-i-mine-points', level: 'I', name: 'Mine survey', use: 'permanent',
    effect: { kind: 'ability', trigger: 'gold-mine-advance', gain: { kind: 'points', n: 2 } },
    provenance: 'published' },
  // TECH-I6
  { id: 'technology-i-climb-points', level: 'I', name: 'Scaffolding', use: 'permanent',
    effect: { kind: 'ability', trigger: 'grid-row-up', gain: { kind: 'points', n: 2 } },
    provenance: 'published' },
  // TECH-II1
  {
    id: 'technology-ii-blue-token', level: 'II', name: 'Blue glass', use: 'permanent',
    effect: { kind: 'ability', trigger: 'blue-token',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'stone', n: 1 }] },
      limit: 'once-per-turn' },
    provenance: 'published',
  },
  // TECH-II2
  {
    id: 'technology-ii-red-token', level: 'II', name: 'Red glass', use: 'permanent',
    effect: { kind: 'ability', trigger: 'red-token',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'gold', n: 1 }] },
      limit: 'once-per-turn' },
    provenance: 'published',
  },
  // TECH-II3
  {
    id: 'technology-ii-wall-icon', level: 'II', name: 'Hunger wages', use: 'permanent',
    effect: { kind: 'ability', trigger: 'wall-with-icon',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'gold', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-II4
  {
    id: 'technology-ii-plain-building', level: 'II', name: 'Town charter', use: 'permanent',
    effect: { kind: 'ability', trigger: 'building-without-icon',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'gold', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-II5
  {
    id: 'technology-ii-cathedral-building', level: 'II', name: 'Chapter privilege', use: 'permanent',
    effect: { kind: 'ability', trigger: 'building-with-icon',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'stone', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-II6
  {
    id: 'technology-ii-egg', level: 'II', name: 'Egg mortar', use: 'permanent',
    effect: { kind: 'ability', trigger: 'egg',
      gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'stone', n: 1 }] } },
    provenance: 'published',
  },
  // TECH-III1
  { id: 'technology-iii-road', level: 'III', name: 'Paving', use: 'once',
    effect: { kind: 'both', of: [{ kind: 'egg', n: 1 }, { kind: 'perform-action', action: 'kings-road' }] },
    provenance: 'published' },
  // TECH-III2
  { id: 'technology-iii-climb', level: 'III', name: 'Treadwheel', use: 'once',
    effect: { kind: 'climb', n: 1, crossing: 'waived' }, provenance: 'published' },
  // TECH-III3
  { id: 'technology-iii-university', level: 'III', name: 'New faculty', use: 'once',
    effect: { kind: 'university', n: 4 }, provenance: 'published' },
  // TECH-III4
  {
    id: 'technology-iii-upgrade', level: 'III', name: 'Improved tools', use: 'once',
    effect: { kind: 'both',
      of: [{ kind: 'perform-action', action: 'upgrade-action' }, { kind: 'points', n: 3 }] },
    provenance: 'published',
  },
  // TECH-III5
  { id: 'technology-iii-produce-gold', level: 'III', name: 'Coinage', use: 'once',
    effect: { kind: 'both', of: [{ kind: 'produce', what: 'gold' }, { kind: 'stone', n: 2 }] },
    provenance: 'published' },
  // TECH-III6
  { id: 'technology-iii-produce-stone', level: 'III', name: 'Masonry', use: 'once',
    effect: { kind: 'both', of: [{ kind: 'produce', what: 'stone' }, { kind: 'gold', n: 2 }] },
    provenance: 'published' },
  // TECH-IV1
  { id: 'technology-iv-building', level: 'IV', name: 'Master builder', use: 'once',
    effect: { kind: 'perform-action', action: 'construct-building', discount: { gold: 2 } },
    provenance: 'published' },
  // TECH-IV2
  { id: 'technology-iv-wall', level: 'IV', name: 'Master mason', use: 'once',
    effect: { kind: 'perform-action', action: 'construct-wall', discount: { stone: 2 } },
    provenance: 'published' },
  // TECH-IV3
  { id: 'technology-iv-any-action', level: 'IV', name: "King's command", use: 'once',
    effect: { kind: 'perform-action', action: 'any' }, provenance: 'published' },
  // TECH-IV4
  {
    id: 'technology-iv-upgrade', level: 'IV', name: 'Invention', use: 'once',
    effect: { kind: 'both',
      of: [{ kind: 'perform-action', action: 'upgrade-action' }, { kind: 'gold-window', n: 1 }] },
    provenance: 'published',
  },
  // TECH-IV5
  { id: 'technology-iv-plaza', level: 'IV', name: 'Market right', use: 'once',
    effect: { kind: 'plaza-rewards' }, provenance: 'published' },
  // TECH-IV6
  {
    id: 'technology-iv-production', level: 'IV', name: 'Deep shafts', use: 'once',
    effect: {
      kind: 'both',
      of: [
        { kind: 'choose-one', of: [{ kind: 'gold-mine', n: 1 }, { kind: 'quarry', n: 1 }] },
        { kind: 'choose-one', of: [{ kind: 'produce', what: 'gold' }, { kind: 'produce', what: 'stone' }] },
      ],
    },
    provenance: 'published',
  },
] as const satisfies readonly TechnologyTile[];
