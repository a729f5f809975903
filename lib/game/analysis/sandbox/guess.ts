/** Guesses steps in a sandbox, for other seats or the reader's own. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import type { Sandbox } from './determinize';
import { playLine, type LineStep } from './line';

/**
 * Chooses a seat's command from its view in the analysis: a bot, or anything else with no more knowledge.
 */
export type Guess = (seen: View) => Command;

/** Maximum guessed steps; four seats need far fewer for a round. */
const LONGEST_GUESS = 400;

/** Guesses steps until `isEnough`, or the end of the game. */
function guessUntil(
  pack: Pack,
  start: Sandbox,
  guess: Guess,
  isEnough: (now: State, steps: readonly LineStep[]) => boolean,
): readonly LineStep[] {
  const steps: LineStep[] = [];
  let now = start;
  while (steps.length < LONGEST_GUESS && !isEnough(now.state, steps)) {
    const [seat] = toAct(now.state);
    if (seat === undefined) break;
    const step = { seat, command: guess(view(now.state, now.secrets, seat)) };
    const next = playLine(pack, now, [step]).positions[1];
    if (!next) break;
    steps.push(step);
    now = next;
  }
  return steps;
}

/** Whether the seat is about to begin a turn other than the one it was in. */
function opensTurn({ turn, phase }: State, seat: SeatId, { state: start }: Sandbox): boolean {
  const isUntouched = turn.tile === undefined && turn.performances.length === 0;
  return phase === 'playing' && turn.seat === seat && (turn.number !== start.turn.number || isUntouched);
}

/** How far to guess: to the end of the current turn, or to the start of the reader's turn. */
const REACHES = ['turn', 'my-turn'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * The rest of the current turn, or all turns before the reader's. The reader's choices in other turns are
 * left open, unless that was requested: then the choice is the first step.
 */
export function guessFor(
  pack: Pack,
  start: Sandbox,
  me: SeatId | undefined,
  reach: Reach,
  guess: Guess,
): readonly LineStep[] {
  const isMyChoice = (now: State) => me !== undefined && now.turn.seat !== me && toAct(now)[0] === me;
  const isReached = (now: State) =>
    reach === 'turn' || me === undefined
      ? now.turn.number !== start.state.turn.number
      : opensTurn(now, me, start);
  return guessUntil(
    pack,
    start,
    guess,
    (now, steps) => isReached(now) || (steps.length > 0 && isMyChoice(now)),
  );
}
