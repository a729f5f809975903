/** A position at a table with the rows that led to it, as far as a page shows them. */
import type { SeatId } from '@/lib/game/engine/commands';
import { advance, standingRow, targetOf, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import type { Offer, View } from '@/lib/game/engine/view';
import type { LogRow } from '@/lib/game/eventlog/row';

export interface LiveSnapshot {
  /** Without secrets, but with the earlier positions that Undo can return to. */
  readonly position: Position;
  /** Tiles offered only to this seat. */
  readonly offers: readonly Offer[];
  /** Oldest first. A pending row has no hash and no time; old rows have no hash. */
  readonly rows: readonly LogRow[];
}

/** A position and the rows after it, as the server sends them. */
export interface LiveSnapshotData {
  readonly base: State;
  /** Includes the rows before the position, for display. */
  readonly rows: readonly LogRow[];
  readonly offers: readonly Offer[];
}

/**
 * The position after the sent rows. Undone rows and the rows that undid them lead nowhere, so a turn needs
 * only its standing rows, however many there were in between.
 */
export function snapshotFrom({ base, rows, offers }: LiveSnapshotData): LiveSnapshot {
  let position: Position = { state: base, trail: [] };
  for (const row of rows) if (row.seq > base.seq && isStanding(row)) position = advance(position, row);
  const { state } = position;
  const seq = Math.max(base.seq, rows.at(-1)?.seq ?? 0);
  // The same object where possible, with everything that is cached for it.
  return { position: seq === state.seq ? position : { ...position, state: { ...state, seq } }, offers, rows };
}

const isStanding = ({ undone, events }: LogRow): boolean =>
  !undone && events.every(({ type }) => type !== 'Undone');

/** The position as the seat sees it. */
export function viewOf(
  { position, offers }: Pick<LiveSnapshot, 'position' | 'offers'>,
  seat: SeatId | undefined,
): View {
  return { state: position.state, ...(seat === undefined ? {} : { seat }), offers };
}

/** The newest row of a stand. */
export const seqOf = ({ position }: LiveSnapshot): number => position.state.seq;

/** Whether the browser can undo to a row; otherwise the server does, which has the whole log. */
export function canGoBackTo({ position: { trail } }: LiveSnapshot, to: number): boolean {
  return trail.some(({ state }) => standingRow(state) === to);
}

/** Adds one row. Offered tiles of a closed item are dropped; new ones come from the server. */
export function followRow(stand: LiveSnapshot, row: LogRow): LiveSnapshot {
  const position = advance(stand.position, row);
  return { position, offers: openOffers(stand.offers, position.state), rows: withRow(stand.rows, row) };
}

/** The offers of items that are still open. */
export function openOffers(offers: readonly Offer[], { items }: State): readonly Offer[] {
  const open = new Set(items.map(({ id }) => id));
  return offers.filter(({ item }) => open.has(item));
}

function withRow(rows: readonly LogRow[], row: LogRow): readonly LogRow[] {
  const gone = row.events.flatMap((event) => (event.type === 'Undone' ? event.rows : []));
  if (gone.length === 0) return [...rows, row];
  return [...rows.map((each) => (gone.includes(each.seq) ? { ...each, undone: true } : each)), row];
}

/**
 * Applies other players' moves; undefined if they do not follow from this position, as for a resumed turn.
 */
export function followAll(
  stand: LiveSnapshot,
  rows: readonly LogRow[],
  offers: readonly Offer[],
): LiveSnapshot | undefined {
  let after = stand;
  for (const row of rows) {
    if (row.seq <= seqOf(after)) continue;
    if (row.seq !== seqOf(after) + 1 || !canFollow(after, row)) return undefined;
    after = followRow(after, row);
  }
  return { ...after, offers };
}

/** Whether a row leads on from here. An undo may go back further than this snapshot does. */
export function canFollow(stand: LiveSnapshot, { events }: Pick<LogRow, 'events'>): boolean {
  return events.every((event) => event.type !== 'Undone' || targetOf(stand.position, event) !== undefined);
}
