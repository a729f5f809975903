// A training game: one seat explores and the others play as masters, or all explore. Records the positions at
// the ends of their turns, and the final points.
import { forEachFeature } from '@/lib/game/bots/architect/features';
import { LESSON } from '@/lib/game/bots/architect/learned';
import { withUsualWeights } from '@/lib/game/bots/architect/lesson';
import { planCommands } from '@/lib/game/bots/choose';
import { NO_CHARACTER } from '@/lib/game/bots/style-bias';
import { bestLines, type SearchLine } from '@/lib/game/bots/master/search';
import { outlookOf, type Outlook } from '@/lib/game/bots/outlook';
import { planTurn } from '@/lib/game/bots/plan-turn';
import { withRefill } from '@/lib/game/bots/refill';
import { evaluate } from '@/lib/game/bots/value/evaluate';
import { WEIGHTS, type Weights } from '@/lib/game/bots/weights';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { Chance } from './chance';
import { playThrough } from './play-through';

/** The estimate at the end of a turn. */
export interface TurnEstimate {
  readonly seat: SeatId;
  readonly left: number;
  /** The master's estimate. */
  readonly worth: number;
  readonly features: Readonly<Record<string, number>>;
}

export interface LearningGame {
  readonly learner: SeatId;
  readonly scores: readonly number[];
  /** All estimates, in the order of the game. */
  readonly seen: readonly TurnEstimate[];
}

/** How the learner plays. */
export interface Manner {
  readonly nodes: number;
  /**
   * The largest deviation of its weights, as a logarithm, and the largest error of its judgement of a turn,
   * in points.
   */
  readonly spread: number;
  readonly error: number;
  /** Whether it plays without the learned weights. */
  readonly isPlain: boolean;
  /** Whether the other seats explore too, each in its own way. */
  readonly isForAll: boolean;
}

/** How one seat plays. */
interface Habit {
  readonly weights: Weights;
  readonly lesson?: Outlook['lesson'];
  readonly character?: string;
  readonly error: number;
}

interface Seat {
  readonly chance: Chance;
  readonly habit: Habit;
}

const MASTER: Habit = { weights: WEIGHTS, error: 0 };
const LATER_SHARE = 0.4;
const PER_TILE = 5;

export function playToLearn(
  pack: Pack,
  players: 2 | 3 | 4,
  seed: string,
  learner: SeatId,
  manner: Manner,
): LearningGame {
  const seats = Array.from({ length: players }, (_, seat): Seat => {
    const chance = new Chance(`${seed}/${learner}/${seat}`);
    const habit = habitOf(chance, manner);
    return { chance, habit: manner.isForAll || seat === learner ? habit : MASTER };
  });
  const seen: TurnEstimate[] = [];
  const state = playThrough(pack, players, seed, (view, seat) =>
    plan(pack, view, seat, manner.nodes, elementAt(seats, seat), (one) => seen.push(one)),
  );
  return { learner, scores: state.players.map(({ score }) => score), seen };
}

function plan(
  pack: Pack,
  view: View,
  seat: SeatId,
  most: number,
  { chance, habit: { error, weights, ...taste } }: Seat,
  note: (seen: TurnEstimate) => void,
): readonly Command[] {
  const outlook = { ...outlookOf(pack, view.state, seat, weights), ...taste };
  const nodes = most * (view.state.turn.tile ? LATER_SHARE : 1);
  const found = planTurn(outlook, view, (root) => {
    const line = pick(bestLines(outlook, root, { nodes }, PER_TILE), error, chance);
    if (line) note(seenAt(withUsualWeights(outlookOf(pack, view.state, seat)), line));
    return line?.plan ?? [];
  });
  if (found.length > 0) return withRefill(pack, view, found);
  return planCommands({ pack, view, strength: 'random', seed: String(view.state.seq) });
}

function seenAt(outlook: Outlook, { after: { state, drawn } }: SearchLine): TurnEstimate {
  const found: Record<string, number> = {};
  forEachFeature(outlook, state, drawn, (name, value) => {
    found[name] = Number(value.toFixed(3));
  });
  return { seat: outlook.seat, left: outlook.left, worth: evaluate(outlook, state) + drawn, features: found };
}

/** The best line for a seat that misjudges each line a little. */
function pick(lines: readonly SearchLine[], error: number, chance: Chance): SearchLine | undefined {
  return lines
    .map((line) => ({ line, worth: line.worth + error * chance.gumbel() }))
    .reduce<{ line: SearchLine; worth: number } | undefined>(
      (best, one) => (best && best.worth >= one.worth ? best : one),
      undefined,
    )?.line;
}

function habitOf(chance: Chance, { spread, error, isPlain }: Manner): Habit {
  const most = spread * chance.next();
  return {
    weights: perturb(WEIGHTS, () => Math.exp(most * chance.normal())),
    ...(isPlain ? {} : { lesson: LESSON }),
    character: NO_CHARACTER,
    error: error * chance.next(),
  };
}

/** Copies `figures` with every number multiplied by a factor. */
function perturb<T>(figures: T, factor: () => number): T {
  const text = JSON.stringify(figures, (_key, value: unknown) =>
    typeof value === 'number' ? value * factor() : value,
  );
  return JSON.parse(text);
}
