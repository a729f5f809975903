/**
 * The weights of the value model (points per unit, the expected worth of a turn, learned weights, the style
 * bias of a player), and a seat's outlook on the rest of the game.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { COUNTED_KINDS, type CountedKind } from '@/lib/game/engine/vocabulary';

type Unit = Exclude<CountedKind, 'special-or-points'>;

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
  /** The share of the next technology's worth that counts before its space is reached. */
  readonly levelAhead: number;
  /** Worth of an egg beyond those that score. */
  readonly spareEgg: number;
  /** The share of its rewards that a claim on a plaza is worth. */
  readonly claim: number;
  /** Worth of each space of the King's Road for the rewards ahead. */
  readonly road: readonly number[];
  readonly bridgeTile: Readonly<Record<'IV' | 'V', number>>;
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
  levelAhead: 0.7,
  spareEgg: 0.5,
  claim: 0.75,
  road: [0, 2, 4.5, 7, 8, 8],
  bridgeTile: { IV: 9, V: 9 },
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

/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type FeatureWeights = readonly [always: number, early: number, late: number];

/** Learned weights by feature name. */
export type LearnedWeights = Readonly<Partial<Record<string, FeatureWeights>>>;

/** The factors for the three weights of a feature, with `left` turns left. */
export const lessonTimes = (left: number): FeatureWeights => [1, left / 15, decay(left)];

/**
 * `exp(-k / 2)` for whole k. Browsers differ in the last digit of `Math.exp`, but server and browser must
 * compute the same reviews.
 */
const DECAY = [
  1, 0.6065306597126334, 0.36787944117144233, 0.22313016014842982, 0.1353352832366127, 0.0820849986238988,
  0.049787068367863944, 0.0301973834223185, 0.01831563888873418, 0.011108996538242306, 0.006737946999085467,
  0.004086771438464067, 0.0024787521766663585, 0.0015034391929775724, 0.0009118819655545162,
  0.0005530843701478336, 0.00033546262790251185,
] as const;

/**
 * The discount for something `turns` turns away: a factor of e^-0.5 for each turn, and 0 beyond sixteen.
 */
const decay = (turns: number): number => DECAY[turns] ?? 0;

// The style bias of a player. Without it, two bots at a table would always choose the same one of three
// technologies.

/**
 * The largest bias in either direction. It is smaller than the model's own errors, so it costs little
 * strength.
 */
const SPREAD = 0.3;

/** A public text that identifies the player at this seat of this deal for the whole game. */
export function characterOf({ bridge, plazas }: State, seat: SeatId): string {
  return [seat, ...bridge.map(({ face }) => face), ...plazas.map(({ face }) => face)].join();
}

/** A player without style bias, used to judge other players' turns. */
export const NO_CHARACTER = '';

/** A player's bias for a component, as a factor with an average of 1. */
export function leaningOf(character: string, id: string): number {
  if (character === NO_CHARACTER) return 1;
  return 1 + SPREAD * (2 * fractionOf(`${character}/${id}`) - 1);
}

/**
 * Maps a text evenly to the range 0 to 1 (FNV-1a, then mixed, because similar texts must give different
 * numbers).
 */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

// A seat's outlook on the rest of the game: the turns left and the values that follow from them. It stays
// fixed during one turn's search.

export interface Outlook {
  readonly pack: Pack;
  readonly seat: SeatId;
  readonly weights: Weights;
  /** Identifies this player for its style bias; see `leaningOf`. */
  readonly character: string;
  /** The seat's own turns after the current one, and their share of all its turns. */
  readonly left: number;
  readonly share: number;
  /** Turns left for the whole table. */
  readonly leftAtTable: number;
  readonly unit: Readonly<Record<Unit, number>>;
  /** Learned corrections for turn ends, if this player uses them. */
  readonly lesson?: LearnedWeights;
}

/** The outlook of a seat on a state it has to decide in. */
export function outlookOf(pack: Pack, state: State, seat: SeatId, weights: Weights = WEIGHTS): Outlook {
  const isRunning = state.turn.seat === seat;
  return outlookWith(
    pack,
    state,
    seat,
    weights,
    Math.max(0, turnsToCome(pack, state, seat) - Number(isRunning)),
  );
}

/** The outlook of a seat between two turns. If its own turn is about to begin, that turn counts as left. */
export function outlookBetweenTurns(pack: Pack, state: State, seat: SeatId): Outlook {
  return outlookWith(pack, state, seat, WEIGHTS, turnsToCome(pack, state, seat));
}

function outlookWith(pack: Pack, state: State, seat: SeatId, weights: Weights, left: number): Outlook {
  return {
    pack,
    seat,
    weights,
    character: characterOf(state, seat),
    left,
    share: left / pack.crane.turnsPerPlayer,
    leftAtTable: pack.crane.turnsPerPlayer * state.players.length - state.turnsDone,
    unit: unitWorths(weights, left),
  };
}

/** The seat's own turns that have not ended. */
function turnsToCome(pack: Pack, { phase, players, turnsDone }: State, seat: SeatId): number {
  if (phase !== 'playing') return 0;
  const taken = Math.floor((turnsDone - seat + players.length - 1) / players.length);
  return Math.max(0, pack.crane.turnsPerPlayer - taken);
}

function unitWorths(weights: Weights, left: number): Record<Unit, number> {
  const out: Partial<Record<Unit, number>> = {};
  for (const kind of COUNTED_KINDS) if (kind !== 'special-or-points') out[kind] = faded(weights, kind, left);
  return out as Record<Unit, number>;
}

/** Goods without further use lose their worth at the end; goods that score at the end keep it. */
const SPENT_AT_THE_END: ReadonlySet<Unit> = new Set(['gold', 'stone', 'silver-window', 'gold-window']);

/** Most of the worth is there with four turns left; the rest grows with more turns. */
function faded({ unit }: Weights, kind: Unit, left: number): number {
  const [many, one] = unit[kind];
  if (left === 0) return SPENT_AT_THE_END.has(kind) ? 0 : Math.min(one, many);
  const isTrack = kind === 'gold-mine' || kind === 'quarry' || kind === 'technology';
  const nearness = isTrack ? 1 - (left - 1) / 14 : decay(left - 1);
  return many + (one - many) * nearness;
}
