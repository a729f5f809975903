import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { KnownPosition, type TurnUnderWay } from '@/lib/features/table/known-position';
import { entryOf } from '@/lib/features/table/log-rows';
import { readWholeLog } from '@/lib/features/table/log-store';

/**
 * What those see who are not asked: the table as the last finished turn left it, and how far the turn under
 * way has come. A step can still be taken back, so it is nobody's news yet. Undefined when nobody is in the
 * middle of a turn.
 */
export interface InTurn {
  readonly finished: KnownPosition;
  readonly seat: SeatId;
  readonly steps: number;
}

/**
 * Whether a row ends a turn: also when another seat than the active one acts, for then it was shown the table
 * in between.
 */
function endsTurn(before: State | undefined, after: State, { seat }: LogEntry): boolean {
  return (
    !before ||
    after.phase !== 'playing' ||
    before.turnsDone !== after.turnsDone ||
    (seat !== undefined && seat !== before.turn.seat)
  );
}

function undoneTo({ events }: LogEntry): number | undefined {
  const undone = events.find((event) => event.type === 'Undone');
  return undone?.type === 'Undone' ? undone.to : undefined;
}

/**
 * The turn under way after one more row; undefined when only the log can tell (a finished turn was taken up
 * again).
 */
export function turnAfter(before: KnownPosition, after: State, entry: LogEntry): TurnUnderWay | undefined {
  const { turn } = before;
  const to = undoneTo(entry);
  if (to === undefined && endsTurn(before.position.state, after, entry)) return { since: [] };
  if (!turn) return undefined;
  const finished = turn.finished ?? before;
  if (to === undefined) return { finished, since: [...turn.since, entry.seq] };
  if (to < finished.seq) return undefined;
  return { finished, since: turn.since.filter((seq) => seq <= to) };
}

/**
 * Who is in the middle of a turn at a position, and what was before it. Reads the log only where this process
 * has not seen the turn.
 */
export async function inTurnOf(gameId: string, known: KnownPosition): Promise<InTurn | undefined> {
  known.turn ??= await readTurn(gameId, known);
  const { finished, since } = known.turn;
  if (!finished || since.length === 0) return undefined;
  return { finished, seat: known.position.state.turn.seat, steps: since.length };
}

interface Mark {
  readonly seq: number;
  /** Only where a turn has ended. */
  readonly ended?: { readonly position: Position; readonly hash: string };
}

async function readTurn(gameId: string, { pack, seq }: KnownPosition): Promise<TurnUnderWay> {
  let position: Position | undefined;
  let marks: Mark[] = [];
  for (const row of await readWholeLog(gameId, seq)) {
    const entry = entryOf(row);
    const before = position?.state;
    position = advance(position, entry);
    const to = undoneTo(entry);
    if (to !== undefined) marks = marks.filter((mark) => mark.seq <= to);
    else if (endsTurn(before, position.state, entry))
      marks.push({ seq: row.seq, ended: { position, hash: row.hash } });
    else marks.push({ seq: row.seq });
  }
  const index = marks.findLastIndex(({ ended }) => ended);
  const last = marks[index];
  if (!last?.ended) return { since: [] };
  const { position: ended, hash } = last.ended;
  const finished = new KnownPosition(pack, last.seq, hash, { ...ended, trail: [] });
  return { finished, since: marks.slice(index + 1).map((mark) => mark.seq) };
}
