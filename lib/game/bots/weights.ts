/** The weights of the value model: points per unit, and the expected worth of a turn. Tuned by the arena. */
import type { CountedKind } from '@/lib/game/engine/vocabulary';

export type Unit = Exclude<CountedKind, 'special-or-points'>;

/** Worth of one unit with many turns left and with one turn left. At the end only its points count. */
type UnitWorth = readonly [many: number, one: number];

export interface Weights {
  readonly unit: Readonly<Record<Unit, UnitWorth>>;
  /** Worth of one more performance of a chosen action. */
  readonly action: number;
  /** Expected productions of each good per turn left. */
  readonly goldProductions: number;
  readonly stoneProductions: number;
  /** Expected performances of one action per turn left; they set the return of an upgrade. */
  readonly performances: number;
  /**
   * Spaces, tokens, columns and walls expected per turn left. They set the worth of goods that score as
   * products.
   */
  readonly technologySteps: number;
  readonly universitySteps: number;
  readonly tokens: number;
  readonly columns: number;
  readonly walls: number;
  /** Worth of the right to claim a seal, and of a technology of each level. */
  readonly seal: number;
  readonly level: Readonly<Record<'I' | 'II' | 'III' | 'IV', number>>;
  /** The share of a symbol's worth that counts before anything matches it. */
  readonly openEdge: number;
  readonly openCorner: number;
  /** Worth of each row climbed at the Cathedral, whose top gives tiles. */
  readonly cathedralRow: number;
  /** The share of the next technology's worth that counts before its space is reached. */
  readonly levelAhead: number;
  /** How many times more often than average owners trigger their abilities. */
  readonly abilities: number;
  readonly cube: number;
  /** Worth of an egg beyond those that score. */
  readonly spareEgg: number;
  /** The share of its rewards that a claim on a plaza is worth. */
  readonly claim: number;
  /** Worth of each space of the King's Road for the rewards ahead. */
  readonly road: readonly number[];
  readonly bridgeTile: Readonly<Record<'IV' | 'V', number>>;
  readonly specialTile: number;
  /** How much other players' gains at plazas count against the seat. */
  readonly rivalry: number;
}

export const WEIGHTS: Weights = {
  unit: {
    gold: [1.5, 0.85],
    stone: [1.3, 0.75],
    egg: [1.6, 1.8],
    'silver-window': [2.0, 1.0],
    'gold-window': [6.5, 5.5],
    points: [1, 1],
    technology: [6.5, 4.0],
    university: [1.9, 1.9],
    'gold-mine': [5.0, 0.7],
    quarry: [8.0, 0.7],
    'blue-token': [1.7, 1.8],
    'red-token': [1.6, 1.8],
    'wall-step': [2.8, 2.8],
    'cathedral-step': [2.2, 2.4],
    'wall-or-cathedral-step': [3.0, 3.0],
  },
  action: 6,
  goldProductions: 0.2,
  stoneProductions: 0.28,
  performances: 0.42,
  technologySteps: 0.3,
  universitySteps: 0.4,
  tokens: 0.22,
  columns: 0.3,
  walls: 0.22,
  seal: 6,
  level: { I: 4, II: 4.5, III: 6, IV: 7 },
  openEdge: 0.4,
  openCorner: 0.3,
  cathedralRow: 0,
  levelAhead: 0.7,
  abilities: 1,
  cube: 0,
  spareEgg: 0.5,
  claim: 0.75,
  road: [0, 2, 4.5, 7, 8, 8],
  bridgeTile: { IV: 9, V: 9 },
  specialTile: 2,
  rivalry: 0.35,
};

/** Early units are worth what they score at the end: a new player does not see gains on the way. */
function asAtTheEnd(unit: Weights['unit']): Weights['unit'] {
  const ends = Object.entries(unit).map(([kind, [, one]]) => [kind, [one, one]]);
  return Object.fromEntries(ends) as Weights['unit'];
}

/** The weights of a beginner, who undervalues later returns. */
export const SHORT_SIGHTED: Weights = {
  ...WEIGHTS,
  unit: asAtTheEnd(WEIGHTS.unit),
  goldProductions: 0.1,
  stoneProductions: 0.14,
  performances: 0.2,
  technologySteps: 0.15,
  universitySteps: 0.2,
  tokens: 0.1,
  columns: 0.1,
  walls: 0.1,
  seal: 5,
  openEdge: 0.15,
  openCorner: 0.1,
  levelAhead: 0.3,
  claim: 0.4,
};
