/** A live table as the same components draw it that draw the server's. */
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/score';
import { tracked } from '@/lib/game/drawing/tracked';
import { forgetOptions, knownOptions } from '@/lib/game/live/known-options';
import { begin, shownOf, type LiveTable } from '@/lib/game/live/live-table';
import { seqOf, standFrom, viewOf, type Stand } from '@/lib/game/live/stand';
import type { TableView } from '@/lib/features/table/table-view';
import type { LiveData } from './live-data';

interface Seen extends Pick<TableView, 'view' | 'options' | 'scores' | 'waitingFor'> {
  readonly stand: Stand;
}
let last: Seen | undefined;

/**
 * What follows from a position, worked out once: an answer that says what was predicted changes none of it.
 */
function seenOf(pack: Pack, stand: Stand, seat: SeatId | undefined): Seen {
  if (last?.stand.position === stand.position && last.stand.offers === stand.offers) return last;
  const view = viewOf(stand, seat);
  const { state } = view;
  last = {
    stand,
    // What is drawn of the moment before, and would be the same here, is not drawn again.
    view: { ...view, state: tracked(state) },
    ...(seat === undefined ? {} : { options: knownOptions(pack, view) }),
    scores: score(pack, state),
    waitingFor: toAct(state),
  };
  return last;
}

/** Rules have come that were missing: what may be done is worked out again. */
export function workOutAgain(): void {
  last = undefined;
  forgetOptions();
}

/** The table as its seat sees it, with every step that was made. */
export function tableOf(
  pack: Pack,
  { table: lasting, inTurn }: Pick<LiveData, 'table' | 'inTurn'>,
  live: LiveTable,
): TableView {
  const stand = shownOf(live);
  const { stand: _stand, ...seen } = seenOf(pack, stand, live.seat);
  const seq = seqOf(stand);
  return {
    ...lasting,
    ...seen,
    status: stand.position.state.phase === 'finished' ? 'finished' : lasting.status,
    seq,
    latestSeq: seq,
    ...(inTurn ? { inTurn } : {}),
    head: live.confirmed.rows.at(-1)?.hash ?? lasting.head,
    pack,
    log: stand.rows,
  };
}

/** The table as the server has handed it out, with nothing done since. */
export const tableFrom = (data: LiveData): LiveTable => begin(data.table.me, standFrom(data));
