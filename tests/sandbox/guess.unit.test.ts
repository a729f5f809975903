/** The computer plays on in a sandbox: the rest of a turn, or everything before mine. */
import { describe, expect, test } from 'vitest';
import { computerSteps } from '@/components/analysis/sandbox/computer/computer-player';
import { toAct } from '@/lib/game/engine/acting';
import { sha256Hex } from '@/lib/game/engine/hash';
import { elementAt } from '@/lib/game/engine/util';
import { determinize, type Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { guessFor, type Guess, type Reach } from '@/lib/game/analysis/sandbox/guess';
import { playLine, type LineStep } from '@/lib/game/analysis/sandbox/line';
import { houseTurn } from '../plans/cases';
import { lastSite, ON_DEMAND } from '../plans/interruptions';
import { end, reward, type Given } from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';
import { sampled } from '../support/full';
import { knownTo, momentOf } from './support';

/** Only the number of positions decides how long it thinks. */
const NEVER = () => 0;
const GAMES = sampled([10, 11, 12, 13, 14, 15], 2);

function played(game: number, me: number | undefined, reach: Reach) {
  const at = momentOf(game, 35);
  const from = determinize(at.pack, knownTo(at, me), sha256Hex('computer'));
  const strengths = from.state.players.map(() => 'journeyman' as const);
  const task = { pack: at.pack, from, me, reach, strengths };
  const steps = computerSteps(task, NEVER);
  expect(computerSteps(task, NEVER), 'the same sandbox, the same steps').toEqual(steps);
  const line = playLine(at.pack, from, steps);
  expect(line.refused).toBeUndefined();
  return { from, steps, positions: line.positions, end: elementAt(line.positions, steps.length) };
}

/** Whether somebody has to choose something in a turn that is not theirs. */
const isChoiceOf = ({ state }: Sandbox, me: number) => state.turn.seat !== me && toAct(state)[0] === me;

test.each(GAMES)('game %i: the turn under way is played to its end, and no step further', (game) => {
  const { from, positions, end } = played(game, undefined, 'turn');
  // A turn played only by the rules comes on top.
  expect(end.state.turn.number).toBeGreaterThan(from.state.turn.number);
  for (const { state } of positions.slice(0, -1)) expect(state.turn.number).toBe(from.state.turn.number);
});

test.each(GAMES)('game %i: everybody plays up to my turn, which is left to me', (game) => {
  const { players, turn } = momentOf(game, 35).position.state;
  const me = (turn.seat + players.length - 1) % players.length;
  const { steps, positions, end } = played(game, me, 'my-turn');
  const mine = (step: LineStep, i: number) => step.seat === me && i > 0;
  expect(steps.filter(mine)).toEqual([]);
  const { state } = end;
  if (isChoiceOf(end, me)) return;
  expect([state.turn.seat, state.turn.tile]).toEqual([me, undefined]);
  expect(positions.slice(0, -1).some((one) => one.state.turn.seat === me)).toBe(false);
});

function sandboxOf({ state, secrets }: Scenario): Sandbox {
  if (!secrets) throw new Error('a table has secrets');
  return { state, secrets, trail: [] };
}

describe('a choice of mine in the turn of another', () => {
  const from = sandboxOf(given(ON_DEMAND, lastSite));
  const turn = [...houseTurn.slice(0, 3), reward('p2', 'lower'), end];
  /** Gives these commands one after the other. */
  const script = (commands: readonly Given[]): Guess => {
    const left = [...commands];
    return ({ state: now, seat = 0 }) => {
      const command = left.shift();
      if (!command) throw new Error('asked for more than there is');
      return typeof command === 'function' ? command(now, seat) : command;
    };
  };
  const seatsOf = (start: Sandbox, me: number | undefined, commands: readonly Given[]) =>
    guessFor(PACK, start, me, 'turn', script(commands)).map(({ seat }) => seat);

  test('the computer guesses for spectators and for the player to move', () => {
    expect(seatsOf(from, undefined, turn)).toEqual([0, 0, 0, 1, 0]);
    expect(seatsOf(from, 0, turn)).toEqual([0, 0, 0, 1, 0]);
  });
  test('stops it when it is mine, and is made by it when that is what I ask for', () => {
    expect(seatsOf(from, 1, turn)).toEqual([0, 0, 0]);
    const steps = guessFor(PACK, from, 1, 'turn', script(turn));
    const asked = elementAt(playLine(PACK, from, steps).positions, steps.length);
    expect(seatsOf(asked, 1, turn.slice(3))).toEqual([1, 0]);
  });
});
