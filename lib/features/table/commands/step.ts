import 'server-only';
import { KnownPosition } from '@/lib/features/table/load/known-position';
import { finalAfter } from '@/lib/features/table/load/visible';
import { entryOf, type LoggedRow, readWholeLog } from '@/lib/features/table/log/log-store';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { advance, replay, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { Decision } from '@/lib/game/engine/blind-work';
import { holdsTurnEnd, type TakeTurnBack } from '@/lib/game/engine/turn-back';
import { sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import { RECENT_ROWS, type StoredRow } from '@/lib/game/eventlog/row';

/** A decided command: the row to append and the position it leads to. */
export interface DecidedStep {
  readonly row: StoredRow;
  readonly events: readonly Event[];
  readonly position: Position;
  readonly secretsChanged: boolean;
  /** The position to cache once the row is appended. */
  known(before: KnownPosition, waiting: readonly SeatId[]): KnownPosition;
}

export interface StepInput {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly command: Command | TakeTurnBack;
  readonly commandId: string;
  readonly at: Date;
}

/** Computes the results of a decision without storing them. */
export async function workOutStep(
  before: KnownPosition,
  decision: Decision,
  given: StepInput,
): Promise<DecidedStep> {
  const { gameId, seat, command, commandId, at } = given;
  const { events, secretEvents } = decision;
  const seq = before.seq + 1;
  // A game keeps the rules version it started with.
  const { rulesVersion } = before.position.state;
  const position = await fold(gameId, before, { seq, seat, events, secretEvents });
  const row = sealRow(gameId, before.secrets.seed, {
    seq,
    seat,
    command,
    commandId,
    at: at.toISOString(),
    rulesVersion,
    events: events.map((event) => storedForm(event)),
    secret: secretEvents,
    prevHash: before.head,
  });
  return {
    row,
    events,
    position,
    secretsChanged: position.secrets !== before.position.secrets,
    known: (earlier, waiting) => {
      const recent = earlier.recent && [...earlier.recent, publicRowOf(row, waiting)].slice(-RECENT_ROWS);
      const final = finalAfter(earlier, position.state);
      return new KnownPosition(earlier.pack, seq, row.hash, position, recent, final);
    },
  };
}

function publicRowOf({ secret: _secret, ...row }: StoredRow, waiting: readonly SeatId[]): LoggedRow {
  return { ...row, waiting };
}

/** An undo needs the earlier positions; a process without all of them folds the log again. */
async function fold(gameId: string, before: KnownPosition, entry: LogEntry): Promise<Position> {
  const undone = entry.events.find((event) => event.type === 'Undone');
  const isKnown = undone?.consent
    ? holdsTurnEnd(before.position, undone.seat)
    : hasWholeTrail(before.position);
  if (!undone || isKnown) return advance(before.position, entry);
  const rows = await readWholeLog(gameId, before.seq);
  return advance(replay(rows.map(entryOf)), entry);
}

function hasWholeTrail({ state, trail }: Position): boolean {
  return trail.length === state.undo.steps.length;
}
