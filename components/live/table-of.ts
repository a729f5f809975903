/** Builds the view of a live table, with the shape of the server's view. */
import type { TableView } from '@/lib/features/table/load/table-view';
import { trackReads } from '@/lib/game/drawing/glyphs';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { knownOptions } from '@/lib/game/live/predict';
import { seqOf, viewOf, type LiveSnapshot, snapshotFrom } from '@/lib/game/live/live-snapshot';
import { createLiveTable, type LiveTable } from '@/lib/game/live/live-table';
import type { LiveData } from './live-data';

type SeenPosition = Pick<TableView, 'view' | 'options' | 'scores' | 'waitingFor'>;
const known = new WeakMap<
  LiveSnapshot['position'],
  { readonly offers: LiveSnapshot['offers']; readonly seen: SeenPosition }
>();

/** The view of a position, cached. A response that confirms the prediction changes nothing. */
function seenOf(pack: Pack, { position, offers }: LiveSnapshot, seat: SeatId | undefined): SeenPosition {
  const found = known.get(position);
  if (found?.offers === offers) return found.seen;
  const view = viewOf({ position, offers }, seat);
  const { state } = view;
  const seen: SeenPosition = {
    // In a browser, drawings that are equal to the previous moment's are reused.
    view: { ...view, state: typeof window === 'undefined' ? state : trackReads(state) },
    ...(seat === undefined ? {} : { options: knownOptions(pack, view) }),
    scores: score(pack, state),
    waitingFor: toAct(state),
  };
  known.set(position, { offers, seen });
  return seen;
}

export interface ShownTableState extends Pick<LiveData, 'inTurn'> {
  readonly lasting: LiveData['table'];
  readonly unheard: number;
  readonly stand: LiveSnapshot;
  readonly seat: SeatId | undefined;
  /** Hash of the newest confirmed row. */
  readonly head: string | undefined;
}

/** The table as its seat sees it, including every unconfirmed step. */
export function tableOf(
  pack: Pack,
  { lasting, inTurn, unheard, stand, seat, head }: ShownTableState,
): TableView {
  const { unheard: _then, ...table } = lasting;
  const seq = seqOf(stand);
  return {
    ...table,
    ...seenOf(pack, stand, seat),
    ...(unheard > 0 ? { unheard } : {}),
    inTurn,
    status: stand.position.state.phase === 'finished' ? 'finished' : table.status,
    seq,
    latestSeq: seq,
    head: head ?? table.head,
    pack,
    log: stand.rows,
  };
}

/** The table as the server sent it, without later steps. */
export const tableFrom = (data: LiveData): LiveTable => createLiveTable(data.table.me, firstSnapshot(data));

/** Initial positions of pages: on the server, other requests reuse drawings of the same position. */
const MAX_KEPT = 100;
const kept = new Map<string, LiveSnapshot>();

/** The position after the rows sent with the page. */
export function firstSnapshot(data: LiveData): LiveSnapshot {
  if (typeof window !== 'undefined') return snapshotFrom(data);
  const { table, base, rows } = data;
  const key = [table.gameId, table.head, table.me, base.seq, rows.length].join(' ');
  const stand = kept.get(key) ?? snapshotFrom(data);
  // Map order is usage order, so the least recently used entry is evicted first.
  kept.delete(key);
  kept.set(key, stand);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return stand;
}
