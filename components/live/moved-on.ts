import type { TableView } from '@/lib/features/table/load/table-view';
import type { DropReason } from '@/lib/game/live/live-table';

/** Message key for discarded steps: others have moved, or the reader's own seat has. */
export function movedOnKey(
  { me, log }: Pick<TableView, 'me' | 'log'>,
  { since = Infinity }: Extract<DropReason, { why: 'moved-on' }>,
): 'moves.refused.stale' | 'moves.live.elsewhere' {
  const isOwn = me !== undefined && log.every(({ seq, seat }) => seq <= since || seat === me);
  return isOwn ? 'moves.live.elsewhere' : 'moves.refused.stale';
}
