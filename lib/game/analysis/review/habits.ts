/**
 * The review of a whole game: sums that add up exactly, each seat's quality of play, turning points, and a
 * seat's losses by reason.
 */
import type { TurnDecision } from './decisions';
import { type GameReview, type ReasonKind, REASONS, round, type TurnReview } from './review';
import { meanOf } from './weigh';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { type Action, ACTIONS } from '@/lib/game/engine/vocabulary';

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

// A seat's losses by reason; summed over several games they show habits.

/** Number of losses, and their total points. */
export interface PointLoss {
  readonly n: number;
  readonly points: number;
}

/** Whether another action was better, or the same action used differently. */
const WAYS = ['other', 'same'] as const;
type HabitWay = (typeof WAYS)[number];

export interface Habits {
  readonly games: number;
  readonly turns: number;
  readonly points: number;
  /** The sources of the better lines' points. */
  readonly sources: Readonly<Partial<Record<ReasonKind, PointLoss>>>;
  /** By the action taken. */
  readonly actions: Readonly<Record<HabitWay, Readonly<Partial<Record<Action, PointLoss>>>>>;
}

const NOTHING: PointLoss = { n: 0, points: 0 };
export const NO_HABITS: Habits = {
  games: 0,
  turns: 0,
  points: 0,
  sources: {},
  actions: { other: {}, same: {} },
};

/** The habits of a seat in a reviewed game. */
export function habitsOf({ turns }: GameReview, decisions: readonly TurnDecision[], seat: SeatId): Habits {
  const own = turns.filter((turn) => turn.seat === seat);
  return own.reduce((sum, turn) => addHabits(sum, habitsIn(turn, decisions)), { ...NO_HABITS, games: 1 });
}

function habitsIn({ better, loss }: TurnReview, decisions: readonly TurnDecision[]): Habits {
  const turn = { ...NO_HABITS, turns: 1, points: loss };
  if (!better) return turn;
  const played = decisions.find(({ at }) => at === better.at)?.commands ?? [];
  const [did, should] = [actionIn(played), actionIn(better.steps.map(({ command }) => command))];
  // Without an action on both sides there is nothing to compare.
  const way: HabitWay | undefined = did && should && (did === should ? 'same' : 'other');
  return {
    ...turn,
    sources: Object.fromEntries(better.reasons.map(({ kind, points }) => [kind, { n: 1, points }])),
    actions: { ...NO_HABITS.actions, ...(way && did ? { [way]: { [did]: { n: 1, points: loss } } } : {}) },
  };
}

function actionIn(commands: readonly Command[]): Action | undefined {
  for (const command of commands) if (command.type === 'DeclareAction') return command.action;
  return undefined;
}

/** The sum of both. */
export function addHabits(one: Habits, other: Habits): Habits {
  const actions = (way: HabitWay) => addLost(ACTIONS, one.actions[way], other.actions[way]);
  return {
    games: one.games + other.games,
    turns: one.turns + other.turns,
    points: round(one.points + other.points),
    sources: addLost(REASONS, one.sources, other.sources),
    actions: { other: actions('other'), same: actions('same') },
  };
}

type Losses<K extends string> = Readonly<Partial<Record<K, PointLoss>>>;

function addLost<K extends string>(names: readonly K[], one: Losses<K>, other: Losses<K>): Losses<K> {
  const sums: Partial<Record<K, PointLoss>> = {};
  for (const name of names) {
    const [a, b] = [one[name] ?? NOTHING, other[name] ?? NOTHING];
    if (a.n + b.n > 0) sums[name] = { n: a.n + b.n, points: round(a.points + b.points) };
  }
  return sums;
}

/** The largest losses first; reasons without a total loss are left out. */
export interface CostliestHabits extends Pick<Habits, 'games' | 'turns' | 'points'> {
  readonly sources: readonly (PointLoss & { readonly kind: ReasonKind })[];
  readonly actions: readonly (PointLoss & { readonly way: HabitWay; readonly action: Action })[];
}

const MAX_HABITS = 6;

/** The most costly habits. */
export function costliestOf({ games, turns, points, sources, actions }: Habits): CostliestHabits {
  const dearest = <L extends PointLoss>(losses: readonly L[]) =>
    losses
      .filter((lost) => lost.points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_HABITS);
  return {
    games,
    turns,
    points,
    sources: dearest(REASONS.map((kind) => ({ kind, ...(sources[kind] ?? NOTHING) }))),
    actions: dearest(
      WAYS.flatMap((way) => ACTIONS.map((action) => ({ way, action, ...(actions[way][action] ?? NOTHING) }))),
    ),
  };
}
