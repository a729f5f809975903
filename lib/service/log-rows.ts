import 'server-only';
import type { LogEntry } from '@/lib/engine/replay';
import { eventsOf } from '@/lib/eventlog/parse';
import type { PublicRow, StoredRow } from '@/lib/eventlog/row';
import type { LogRow } from '@/lib/service/table-view';

/** What folding needs of a stored row; without its secret part only the public state can be folded. */
export function entryOf(row: PublicRow & Partial<StoredRow>): LogEntry {
  const { seq, seat, secret } = row;
  return { seq, ...(seat === undefined ? {} : { seat }), events: eventsOf(row), secretEvents: secret ?? [] };
}

/**
 * Rows as pages show them. A row that was taken back is so by a later one, so the newest rows of a log suffice to know which of
 * themselves were.
 */
export function logRowsOf(rows: readonly PublicRow[]): LogRow[] {
  const undone = new Set<number>();
  const shown = rows.map((row) => {
    const { seq, seat, command, at, hash } = row;
    const events = eventsOf(row);
    for (const event of events) if (event.type === 'Undone') event.rows.forEach((taken) => undone.add(taken));
    return { seq, ...(seat === undefined ? {} : { seat }), command, events, at, hash };
  });
  return shown.map((row) => ({ ...row, undone: undone.has(row.seq) }));
}
