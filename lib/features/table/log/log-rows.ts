import 'server-only';
import type { LogEntry } from '@/lib/game/engine/replay';
import { eventsOf } from '@/lib/game/eventlog/parse';
import type { PublicRow, StoredRow } from '@/lib/game/eventlog/row';
import type { LogRow } from '@/lib/features/table/load/table-view';
import type { ShownLogRow } from './log-store';

/** The log entry of a stored row; without its secret part only the public state can be folded. */
export function entryOf(row: PublicRow & Partial<StoredRow>): LogEntry {
  const { seq, seat, secret } = row;
  return { seq, ...(seat === undefined ? {} : { seat }), events: eventsOf(row), secretEvents: secret ?? [] };
}

/**
 * Rows as pages show them. A row is undone by a later one, so the newest rows of a log are enough to
 * mark which of them were undone.
 */
export function logRowsOf(rows: readonly ShownLogRow[]): LogRow[] {
  return followedBy([], rows);
}

/**
 * Shown rows with newer ones appended. Rows that these do not undo stay the same objects, with
 * everything cached on them.
 */
export function followedBy(shown: readonly LogRow[], newer: readonly ShownLogRow[]): LogRow[] {
  const undone = new Set<number>();
  const more = newer.map((row) => {
    const { seq, seat, command, at, hash } = row;
    const events = eventsOf(row);
    for (const event of events) if (event.type === 'Undone') event.rows.forEach((taken) => undone.add(taken));
    return { seq, ...(seat === undefined ? {} : { seat }), command, events, at, hash, undone: false };
  });
  const marked = (row: LogRow) => (undone.has(row.seq) ? { ...row, undone: true } : row);
  return [...shown, ...more].map(marked);
}
