/** Games in the middle, with all that each seat may know of them. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { Secrets } from '@/lib/game/engine/secrets';
import { view } from '@/lib/game/engine/view';
import { RULES_VERSION } from '@/lib/game/rulesets';
import type { KnownPast, KnownRow } from '@/lib/game/analysis/sandbox/knowledge';
import { planFor } from '../support/engine/fuzz-plan';
import { Dice } from '../support/engine/random';

export interface Moment {
  readonly pack: Pack;
  readonly position: Position;
  readonly secrets: Secrets;
  readonly rows: readonly KnownRow[];
  /** Tiles each seat was shown, by open item. */
  readonly shown: readonly Readonly<Record<number, readonly string[]>>[];
}

/** The moments of a random game after each of its first steps. */
export function* moments(number: number, steps: number): Generator<Moment> {
  const { setup, secret, pack } = planFor(number);
  const dice = new Dice(number);
  const started = newGame(pack, setup, RULES_VERSION, secret);
  let position = advance(undefined, { seq: 1, ...started });
  const rows: KnownRow[] = [{ seq: 1, events: started.events }];
  const shown = position.state.players.map(() => ({}) as Record<number, readonly string[]>);
  for (let step = 0; step < steps && position.state.phase !== 'finished'; step += 1) {
    const [seat = 0] = toAct(position.state);
    const decided = decide(pack, position.state, secretsOf(position), seat, pick(pack, position, seat, dice));
    if (!decided.ok) throw new Error(`game ${number}: offered and refused: ${decided.error.code}`);
    position = advance(position, { seq: position.state.seq + 1, seat, ...decided.value });
    rows.push({ seq: position.state.seq, events: decided.value.events });
    for (const [owner, seen] of shown.entries())
      for (const { item, tiles } of view(position.state, secretsOf(position), owner).offers)
        seen[item] = tiles;
    yield { pack, position, secrets: secretsOf(position), rows, shown };
  }
}

/** The last of these moments. */
export function momentOf(number: number, steps: number): Moment {
  let last: Moment | undefined;
  for (const moment of moments(number, steps)) last = moment;
  if (!last) throw new Error(`game ${number} has no moments`);
  return last;
}

/** The knowledge of a seat, or a spectator, at a moment. */
export function knownTo(moment: Moment, seat?: number): KnownPast {
  const { position, secrets, rows, shown } = moment;
  const own = seat === undefined ? {} : { shown: shown[seat] ?? {} };
  return { view: view(position.state, secrets, seat), rows, ...own };
}

function pick(pack: Pack, { state, secrets }: Position, seat: number, dice: Dice): Command {
  const offered = options(pack, view(state, secrets, seat)).commands.map(({ command }) => command);
  // Only refreshing puts tiles under the stacks, and only undo leaves rows in the log that no longer hold;
  // both are rare among all commands.
  for (const type of ['RefreshRow', 'Undo'] as const) {
    const wanted = offered.filter((command) => command.type === type);
    if (wanted.length > 0 && dice.chance(0.05)) return dice.pick(wanted);
  }
  const types = [...new Set(offered.map(({ type }) => type))].filter((type) => type !== 'Undo');
  const type = dice.pick(types);
  return dice.pick(offered.filter((command) => command.type === type));
}

function secretsOf({ secrets }: Position): Secrets {
  if (!secrets) throw new Error('a game has secrets');
  return secrets;
}
