/** Turns played at random, planned beforehand: in the same position a plan does what it foretold. */
import { expect, test } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { checkPlan } from '@/lib/game/analysis/plans/check';
import { composePlan } from '@/lib/game/analysis/plans/compose';
import { outcomeOf } from '@/lib/game/analysis/plans/plan';
import { momentOf } from '../sandbox/support';
import { Dice } from '../support/engine/random';
import { inFull } from '../support/full';

const GAMES = inFull(60, 20);

function step(pack: Pack, position: Position, seat: number, command: Command) {
  const { state, secrets } = position;
  if (!secrets) throw new Error('a game has secrets');
  const decided = decide(pack, state, secrets, seat, command);
  if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
  const { events } = decided.value;
  return { events, position: advance(position, { seq: state.seq + 1, seat, ...decided.value }) };
}

/** The commands of a seat up to the end of its turn or somebody else's decision, chosen by dice. */
function randomTurn(pack: Pack, start: Position, seat: number, dice: Dice): readonly Command[] {
  const commands: Command[] = [];
  let now = start;
  while (toAct(now.state)[0] === seat && now.state.turn.number === start.state.turn.number) {
    const offered = options(pack, view(now.state, now.secrets, seat))
      .commands.map(({ command }) => command)
      .filter(({ type }) => type !== 'Undo');
    const type = dice.pick([...new Set(offered.map((command) => command.type))]);
    const command = dice.pick(offered.filter((one) => one.type === type));
    commands.push(command);
    now = step(pack, now, seat, command).position;
  }
  return commands;
}

test(`in ${GAMES} games a planned turn is played as it was foretold`, () => {
  let played = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const { pack, position } = momentOf(game, 3 + game);
    const { state } = position;
    const { seat } = state.turn;
    if (state.phase !== 'playing' || toAct(state)[0] !== seat) continue;
    const commands = randomTurn(pack, position, seat, new Dice(game));
    const from = view(state, position.secrets, seat);
    const made = composePlan(pack, { seat, real: state, from, commands });
    if (!made.ok) {
      // Only tiles that were never seen make a turn impossible to plan.
      expect(made.error.code, `game ${game}`).toBe('nothing-planned');
      continue;
    }
    const check = checkPlan(pack, from, made.value.plan);
    if (check.verdict !== 'ready') throw new Error(`game ${game}: ${JSON.stringify(check)}`);
    expect(check.commands, `game ${game}`).toEqual(commands.slice(0, check.next));
    expect(check.outcome, `game ${game}`).toEqual(check.expected);
    let now = position;
    const events = check.commands.flatMap((command) => {
      const next = step(pack, now, seat, command);
      now = next.position;
      return next.events;
    });
    expect(outcomeOf(events, seat), `game ${game}`).toEqual(check.outcome);
    played += 1;
  }
  expect(played).toBeGreaterThan(GAMES / 2);
});
