import type { TableView } from '@/lib/features/table/load/table-view';
import type { LogWording } from '@/lib/game/wording/log-lines';
import type { Wording } from '@/lib/game/wording/wording';

type Board = Pick<TableView, 'pack' | 'view' | 'seats'>;

/** The data for a table's log in words. `seats` are the holders at that time. */
export const logWordingOf = (
  words: Wording,
  { pack, view, seats: now }: Board,
  seats: LogWording['seats'] = now,
): LogWording => ({ words, pack, seats, side: view.state.setup.variant.actionSide });
