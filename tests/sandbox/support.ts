/** Games in the middle, with all that each seat may know of them. */
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Position } from '@/lib/game/engine/replay';
import type { Secrets } from '@/lib/game/engine/secrets';
import { view } from '@/lib/game/engine/view';
import type { KnownPast, KnownRow } from '@/lib/game/analysis/sandbox/knowledge';
import { planFor } from '../support/engine/fuzz-plan';
import { Dice } from '../support/engine/random';
import { askedIn, commandsIn, give, start } from '../support/engine/running';

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
  let now = start(pack, setup, secret);
  const shown = now.position.state.players.map(() => ({}) as Record<number, readonly string[]>);
  for (let step = 0; step < steps && now.position.state.phase !== 'finished'; step += 1) {
    now = give(now, askedIn(now).seat, pick(commandsIn(now), dice));
    const { position } = now;
    const rows: readonly KnownRow[] = now.log.map(({ seq, events }) => ({ seq, events }));
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

function pick(offered: readonly Command[], dice: Dice): Command {
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
