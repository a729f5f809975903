/** A seat's losses by reason; summed over several games they show habits. Pure. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { ACTIONS, type Action } from '@/lib/game/engine/vocabulary';
import type { TurnDecision } from './decisions';
import { REASONS, round, type ReasonKind } from './reasons';
import type { GameReview, TurnReview } from './review';

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
