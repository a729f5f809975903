/**
 * Everything that a person can know of a game, as the basis of an analysis. The type has no field for a
 * seed or the order of a stack.
 */
import type { Event } from '@/lib/game/engine/events';
import type { View } from '@/lib/game/engine/view';

/** The public half of a log row. */
export interface KnownRow {
  readonly seq: number;
  readonly events: readonly Event[];
}

export interface KnownPast {
  /** The seat's current view; a spectator sees no offers. */
  readonly view: View;
  /** The public log from the first row up to this position. */
  readonly rows: readonly KnownRow[];
  /** Tiles that the seat was shown earlier in the game, by open item. */
  readonly shown?: Readonly<Record<number, readonly string[]>>;
}

/** The rows without undone rows and without the undo rows. */
export function standingRows(rows: readonly KnownRow[]): readonly KnownRow[] {
  const gone = new Set<number>();
  for (const { seq, events } of rows)
    for (const event of events)
      if (event.type === 'Undone') for (const row of [seq, ...event.rows]) gone.add(row);
  return rows.filter(({ seq }) => !gone.has(seq));
}
