/**
 * The review of a whole game: sums that add up exactly, each seat's quality of play, and turning points.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { GameReview, TurnReview } from './review';
import { meanOf } from './weigh';

/** The game as a sum for a seat: start + own + others + luck = margin. */
export interface Account {
  readonly start: number;
  /** The loss of its own turns: 0 or less. */
  readonly own: number;
  /** The effect of the others' turns on the seat. */
  readonly others: number;
  /** The effect of revealed tiles and everything unforeseeable. */
  readonly luck: number;
  readonly margin: number;
}

/** The change of the expected margin after a turn that play does not explain. */
function luckAfter({ turns, margins }: GameReview, index: number, seat: SeatId): number {
  const turn = turns[index];
  if (!turn) return 0;
  const next = turns[index + 1]?.value ?? margins;
  return (next[seat] ?? 0) - (turn.value[seat] ?? 0) - (turn.effect[seat] ?? 0);
}

/** The game as a sum that adds up exactly. */
export function accountOf(review: GameReview, seat: SeatId): Account {
  const sum = (list: readonly number[]) => list.reduce((all, x) => all + x, 0);
  const effects = (isOwn: boolean) =>
    sum(review.turns.filter((turn) => (turn.seat === seat) === isOwn).map(({ effect }) => effect[seat] ?? 0));
  return {
    start: review.turns[0]?.value[seat] ?? 0,
    own: effects(true),
    others: effects(false),
    luck: sum(review.turns.map((_, index) => luckAfter(review, index, seat))),
    margin: review.margins[seat] ?? 0,
  };
}

/** With fewer turns, accuracy has no meaning. */
const MIN_TURNS = 8;
/** With this value, Masters among themselves average 90 (docs/measurements.md). */
const STEEPNESS = 0.05;

export interface PlaySummary {
  readonly seat: SeatId;
  readonly turns: number;
  readonly meanLoss: number;
  /** From 0 to 100; missing with too few turns. */
  readonly accuracy?: number;
}

/** How well a seat played. */
export function playOf({ turns }: GameReview, seat: SeatId): PlaySummary {
  const own = turns.filter((turn) => turn.seat === seat);
  const meanLoss = meanOf(own.map(({ loss }) => loss));
  const accuracy = Math.round(100 * Math.exp(-STEEPNESS * meanLoss));
  return { seat, turns: own.length, meanLoss, ...(own.length >= MIN_TURNS ? { accuracy } : {}) };
}

/** The turns with the largest losses. */
export function dearestTurns(
  { turns }: Pick<GameReview, 'turns'>,
  most: number,
  seat?: SeatId,
): readonly TurnReview[] {
  return turns
    .filter((turn) => turn.better && (seat === undefined || turn.seat === seat))
    .sort((a, b) => b.loss - a.loss || a.turn - b.turn)
    .slice(0, most);
}

const MAX_TASKS = 5;

/** A seat's most costly turns, to replay; empty for other viewers. */
export function tasksOf(turns: readonly TurnReview[], seat: SeatId | undefined): readonly TurnReview[] {
  return seat === undefined ? [] : dearestTurns({ turns }, MAX_TASKS, seat);
}
