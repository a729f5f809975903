// Plays one game to its end, with a function that chooses each seat's commands.
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import { RULES_VERSION } from '@/lib/game/rulesets';

/** More steps than any game has. */
const MAX_STEPS = 4000;

/** The next commands of a seat: all that it would give before it sees anything new. */
export type Think = (view: View, seat: SeatId) => readonly Command[];

/** Plays a game and returns its last state. */
export function playThrough(pack: Pack, players: 2 | 3 | 4, seed: string, think: Think): State {
  const setup: Setup = { variant: BASE_VARIANT, players, options: BASE_OPTIONS };
  let position = advance(undefined, { seq: 1, ...newGame(pack, setup, RULES_VERSION, sha256Hex(seed)) });
  let ahead: { seat: SeatId; commands: readonly Command[] } = { seat: -1, commands: [] };
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    const { state, secrets } = position;
    const [seat] = toAct(state);
    if (step > MAX_STEPS || !secrets || seat === undefined) throw new Error(`game ${seed} does not end`);
    if (ahead.seat !== seat || ahead.commands.length === 0)
      ahead = { seat, commands: think(view(state, secrets, seat), seat) };
    const [command, ...commands] = ahead.commands;
    ahead = { seat, commands };
    if (!command) throw new Error(`game ${seed}: seat ${seat} does nothing`);
    const result = decide(pack, state, secrets, seat, command);
    if (!result.ok) throw new Error(`game ${seed}: refused ${JSON.stringify([command, result.error])}`);
    position = advance({ ...position, trail: [] }, { seq: state.seq + 1, seat, ...result.value });
  }
  return position.state;
}
