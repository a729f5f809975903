import type { TableView } from '@/lib/features/table/table-view';
import { readBy } from '@/lib/game/recap/timeline';
import { rowText } from '@/lib/game/wording/events';
import type { Wording } from '@/lib/game/wording/wording';

/** The newest step in words; with what was answered along with it, all that came after row `told`. */
export function newsOf(words: Wording, { log, me, pack, seats, view }: TableView, told: number): string {
  const known = readBy(log, me);
  const since = known.filter(({ seq }) => seq > told);
  const rows = since.length > 0 ? since : known.slice(-1);
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  return rows.map((row) => rowText(tell, row)).join(' ');
}
