/** Plays many random games without checks, to find out quickly whether rules have changed. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { RULES_VERSION, packFor } from '@/lib/game/rulesets';
import { planFor } from './fuzz-plan';
import { Dice } from './random';

interface RandomRow {
  readonly seq: number;
  readonly seat?: SeatId;
  readonly command: Command | { readonly type: 'SetupChoices'; readonly setup: Setup };
  readonly events: readonly Event[];
  readonly secret: readonly SecretEvent[];
}

export interface RandomGame {
  readonly pack: { readonly id: string; readonly version: number };
  readonly rulesVersion: number;
  readonly seed: string;
  readonly log: readonly RandomRow[];
}

/** The parts of a plan that a game needs. */
interface PlayedTable extends Pick<ReturnType<typeof planFor>, 'setup' | 'secret'> {
  readonly pack: { readonly id: string; readonly version: number };
}

/**
 * The game with a number. `fuzz-plan` makes its table, with a registered pack, unless another one is given.
 */
export function randomGame(
  number: number,
  { setup, secret: seed, pack: planned }: PlayedTable = planFor(number),
  pack = packFor(planned.id, planned.version),
): RandomGame {
  const dice = new Dice(number);
  const started = newGame(pack, setup, RULES_VERSION, seed);
  const rows: RandomRow[] = [
    {
      seq: 1,
      command: { type: 'SetupChoices', setup },
      events: started.events,
      secret: started.secretEvents,
    },
  ];
  let position = advance(undefined, { seq: 1, ...started });
  while (position.state.phase !== 'finished') {
    const row = randomRow(pack, position, dice);
    rows.push(row);
    position = advance(position, { ...row, secretEvents: row.secret });
  }
  return { pack: { id: pack.id, version: pack.version }, rulesVersion: RULES_VERSION, seed, log: rows };
}

const THINK_AGAIN = 0.02;

function randomRow(pack: ReturnType<typeof packFor>, { state, secrets }: Position, dice: Dice): RandomRow {
  const [seat = 0] = toAct(state);
  if (!secrets) throw new Error('a game has secrets');
  const offered = options(pack, view(state, secrets, seat)).commands.map(({ command }) => command);
  const steps = offered.filter(({ type }) => type !== 'Undo');
  const undo = offered.length > steps.length && (steps.length === 0 || dice.chance(THINK_AGAIN));
  const command = dice.pick(undo ? offered.filter(({ type }) => type === 'Undo') : steps);
  const decided = decide(pack, state, secrets, seat, command);
  if (!decided.ok) throw new Error(`offered and refused: ${JSON.stringify([command, decided.error])}`);
  const { events, secretEvents } = decided.value;
  return { seq: state.seq + 1, seat, command, events, secret: secretEvents };
}
