/** Counting the legal lines of commands from a position, as chess programs count moves. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { canonical } from '../support/engine/scenario';
import { playedTo } from './games';
import { readGame } from './record';

/** A position of a golden game after some of its commands. */
export interface KeptPosition {
  readonly title: string;
  readonly game: string;
  readonly after: number;
  /** Left out besides Undo, so the numbers stay small. */
  readonly without: readonly CommandType[];
}
export interface CountedPosition extends KeptPosition {
  /** Lines of one, two, three commands. */
  readonly lines: readonly number[];
  /** Lines of full length by their first command. */
  readonly byFirst: Readonly<Record<string, number>>;
}

const DEPTH = 3;

/** Commands of the seat that is asked first; Undo never counts, as it leads back. */
function commandsAt(pack: Pack, { state, secrets }: Position, without: readonly CommandType[]) {
  const [seat] = toAct(state);
  if (seat === undefined) return { seat: -1, commands: [] };
  const commands = options(pack, view(state, secrets, seat)).commands.map(({ command }) => command);
  return { seat, commands: commands.filter(({ type }) => type !== 'Undo' && !without.includes(type)) };
}

function after(pack: Pack, position: Position, seat: number, command: Command): Position {
  const { state, secrets } = position;
  if (!secrets) throw new Error('a game has secrets');
  const result = decide(pack, state, secrets, seat, command);
  if (!result.ok) throw new Error(`offered but refused: ${JSON.stringify([command, result.error])}`);
  return advance({ ...position, trail: [] }, { seq: state.seq + 1, seat, ...result.value });
}

/** Number of lines of each length up to `depth`. */
function linesFrom(pack: Pack, position: Position, without: readonly CommandType[], depth: number): number[] {
  const { seat, commands } = commandsAt(pack, position, without);
  const counts = [commands.length, ...Array<number>(depth - 1).fill(0)];
  if (depth === 1) return counts;
  for (const command of commands) {
    const next = linesFrom(pack, after(pack, position, seat, command), without, depth - 1);
    next.forEach((n, i) => (counts[i + 1] = (counts[i + 1] ?? 0) + n));
  }
  return counts;
}

/** Lines of one, two and three commands from a position, and the lines of three by their first command. */
export function countLines(kept: KeptPosition): Pick<CountedPosition, 'lines' | 'byFirst'> {
  const { pack, position } = playedTo(readGame(kept.game), kept.after);
  const { seat, commands } = commandsAt(pack, position, kept.without);
  const lines = [commands.length, ...Array<number>(DEPTH - 1).fill(0)];
  const byFirst: Record<string, number> = {};
  for (const command of commands) {
    const next = linesFrom(pack, after(pack, position, seat, command), kept.without, DEPTH - 1);
    next.forEach((n, i) => (lines[i + 1] = (lines[i + 1] ?? 0) + n));
    byFirst[canonical(command)] = next.at(-1) ?? 0;
  }
  return { lines, byFirst };
}
