/** A game in play, without a service. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import type { TakeTurnBack } from '@/lib/game/engine/turn-back';
import { view } from '@/lib/game/engine/view';
import { RULES_VERSION } from '@/lib/game/rulesets';

/** A game with its whole log. */
export interface Running {
  readonly pack: Pack;
  readonly position: Position;
  readonly log: readonly LoggedRow[];
}
export interface LoggedRow extends LogEntry {
  readonly command?: Command | TakeTurnBack;
}

export function start(pack: Pack, setup: Setup, seed: string, rulesVersion = RULES_VERSION): Running {
  const entry = { seq: 1, ...newGame(pack, setup, rulesVersion, seed) };
  return { pack, position: advance(undefined, entry), log: [entry] };
}

/** One more row; throws if the command is refused. */
export function give({ pack, position, log }: Running, seat: number, command: Command): Running {
  if (!position.secrets) throw new Error('a game has secrets');
  const result = decide(pack, position.state, position.secrets, seat, command);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify([seat, command, result.error])}`);
  const entry = { seq: position.state.seq + 1, seat, command, ...result.value };
  return { pack, position: advance(position, entry), log: [...log, entry] };
}

/** The seat to act, with its view. */
export function askedIn({ position: { state, secrets } }: Running) {
  const [seat = -1] = toAct(state);
  return { seat, seen: view(state, secrets, seat) };
}

/** The commands that the seat to act is offered. */
export const commandsIn = (now: Running): readonly Command[] =>
  options(now.pack, askedIn(now).seen).commands.map(({ command }) => command);
