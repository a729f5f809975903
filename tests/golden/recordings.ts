/** Which golden games there are: every player count, kind of solo game, variant and named option. */
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';

/**
 * `sensible`: tests/support/engine/policy.ts, `climbing` the same with the Cathedral first; the others:
 * lib/game/bots. `found` was searched for a rare event: only its file has its commands. One entry per seat;
 * the last one plays all seats that follow.
 */
export type Plays = 'sensible' | 'climbing' | 'journeyman' | 'random' | 'found';
export interface Recording {
  readonly file: string;
  readonly setup: Setup;
  /** Seed of ties and of second thoughts. */
  readonly dice: number;
  readonly plays: readonly [Plays, ...Plays[]];
  /** Versions of pack and rules; the first of both where nothing is said. */
  readonly by?: { readonly pack: number; readonly rules: number };
}

const BASE = { options: BASE_OPTIONS, variant: BASE_VARIANT };
const FIRST_GAME = { tileOrder: 'first-game', bridgeFaces: 'A', plazaFaces: 'A' } as const;
const ALL_OPTIONS = {
  ...BASE_OPTIONS,
  deferPlazaRewards: true,
  refillOnDemand: true,
  simplifiedCovering: true,
  randomParler: true,
  openVTiles: true,
  asyncTechnology: true,
  tieIncludesSite: true,
};
const ROAD_A = { I: 'A', II: 'A', III: 'A' } as const;
const ROAD_B = { I: 'B', II: 'B', III: 'B' } as const;
const tiers = (wall: 'base' | 'A' | 'B', cathedral: 'base' | 'A' | 'B') =>
  ({ 'hunger-wall': wall, cathedral }) as const;

const TABLES: readonly Recording[] = ([2, 3, 4] as const).flatMap((players, i): Recording[] => [
  { file: `${players}-players-base`, setup: { players, ...BASE }, dice: 10 + i, plays: ['sensible'] },
  {
    file: `${players}-players-online`,
    setup: {
      players,
      options: ONLINE_OPTIONS,
      variant: { ...BASE_VARIANT, actionSide: 'B', tiers: tiers('A', 'B') },
    },
    dice: 20 + i,
    plays: ['sensible'],
  },
]);

const VARIANTS: readonly Recording[] = [
  {
    file: '2-players-first-game',
    setup: { players: 2, options: BASE_OPTIONS, variant: { ...BASE_VARIANT, ...FIRST_GAME } },
    dice: 30,
    plays: ['journeyman'],
  },
  {
    file: '2-players-b-sets-open-v',
    setup: {
      players: 2,
      options: { ...BASE_OPTIONS, openVTiles: true, simplifiedCovering: true },
      variant: { ...BASE_VARIANT, tiers: tiers('B', 'B'), roadTiles: ROAD_B },
    },
    dice: 31,
    plays: ['journeyman'],
  },
  {
    file: '3-players-a-sets-technologies-wait',
    setup: {
      players: 3,
      options: { ...BASE_OPTIONS, asyncTechnology: true },
      variant: { ...BASE_VARIANT, tiers: tiers('A', 'A'), roadTiles: ROAD_A },
    },
    dice: 32,
    plays: ['journeyman'],
  },
  {
    file: '4-players-ties-include-sites',
    setup: {
      players: 4,
      options: { ...BASE_OPTIONS, tieIncludesSite: true },
      variant: { ...BASE_VARIANT, actionSide: 'B', bridgeFaces: ['A', 'B', 'A', 'B', 'A'] },
    },
    dice: 33,
    plays: ['journeyman'],
  },
  {
    file: '2-players-rewards-wait',
    setup: {
      players: 2,
      options: { ...BASE_OPTIONS, deferPlazaRewards: true },
      variant: { ...BASE_VARIANT, tiers: tiers('base', 'A') },
    },
    dice: 34,
    plays: ['journeyman', 'sensible'],
  },
  {
    file: '3-players-refill-on-demand',
    setup: {
      players: 3,
      options: { ...BASE_OPTIONS, refillOnDemand: true },
      variant: { ...BASE_VARIANT, tiers: tiers('B', 'base'), roadTiles: { I: 'A', III: 'B' } },
    },
    dice: 35,
    plays: ['sensible', 'journeyman'],
  },
  {
    file: '4-players-all-options',
    setup: {
      players: 4,
      options: { ...ALL_OPTIONS, randomParler: false },
      variant: { ...BASE_VARIANT, actionSide: 'B', tiers: tiers('B', 'A'), roadTiles: { II: 'B' } },
    },
    dice: 36,
    plays: ['journeyman', 'random', 'sensible', 'journeyman'],
  },
  { file: '2-players-cathedral', setup: { players: 2, ...BASE }, dice: 60, plays: ['climbing'] },
  // In turn 15 the last stone refreshes a row, and no wall can be paid now: SkipMainAction.
  {
    file: '2-players-action-skipped',
    setup: { players: 2, options: BASE_OPTIONS, variant: { ...BASE_VARIANT, actionSide: 'B' } },
    dice: 61,
    plays: ['found'],
  },
  { file: '3-players-at-random', setup: { players: 3, ...BASE }, dice: 37, plays: ['random'] },
];

const SOLO: readonly Recording[] = [
  { file: 'solo-simple', setup: { players: 1, solo: 'simple', ...BASE }, dice: 40, plays: ['journeyman'] },
  {
    file: 'solo-simple-b-side',
    setup: {
      players: 1,
      solo: 'simple',
      options: ONLINE_OPTIONS,
      variant: { ...BASE_VARIANT, ...FIRST_GAME, actionSide: 'B', tiers: tiers('A', 'B'), roadTiles: ROAD_A },
    },
    dice: 41,
    plays: ['sensible'],
  },
  { file: 'solo-parler', setup: { players: 1, solo: 'parler', ...BASE }, dice: 42, plays: ['journeyman'] },
  {
    file: 'solo-parler-b-side',
    setup: {
      players: 1,
      solo: 'parler',
      options: { ...BASE_OPTIONS, tieIncludesSite: true },
      variant: { ...BASE_VARIANT, actionSide: 'B', tiers: tiers('B', 'A'), roadTiles: ROAD_B },
    },
    dice: 43,
    plays: ['sensible'],
  },
  {
    file: 'solo-parler-by-chance',
    setup: { players: 1, solo: 'parler', options: ALL_OPTIONS, variant: BASE_VARIANT },
    dice: 44,
    plays: ['journeyman'],
  },
];

/** Decisions that the second version of the rules changed (lib/game/engine/since.ts). */
const RULES_2: readonly Recording[] = [
  {
    file: 'rules-2-3-players',
    setup: { players: 3, options: { ...BASE_OPTIONS, asyncTechnology: true }, variant: BASE_VARIANT },
    dice: 50,
    plays: ['journeyman'],
    by: { pack: 2, rules: 2 },
  },
  {
    file: 'rules-2-solo-parler',
    setup: { players: 1, solo: 'parler', ...BASE },
    dice: 51,
    plays: ['journeyman'],
    by: { pack: 2, rules: 2 },
  },
];

export const RECORDINGS: readonly Recording[] = [...TABLES, ...VARIANTS, ...SOLO, ...RULES_2];
