import type { TableView } from '@/lib/features/table/table-view';
import { waitingWords } from '@/components/table/top-moment';
import { readBy } from '@/lib/game/recap/timeline';
import { rowText } from '@/lib/game/wording/events';
import { closed } from '@/lib/game/wording/grammar';
import type { Wording } from '@/lib/game/wording/wording';

/** The newest step in words; with what was answered along with it, all that came after row `told`. */
export function newsOf(words: Wording, table: TableView, told: number): string {
  const { log, me, pack, seats, view } = table;
  const known = readBy(log, me);
  const since = known.filter(({ seq }) => seq > told);
  const rows = since.length > 0 ? since : known.slice(-1);
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  return [...rows.map((row) => rowText(tell, row)), ...nextWords(words, table, rows.at(-1))].join(' ');
}

/** At the end of a turn: whom the table waits for now. */
export function nextWords(
  words: Wording,
  table: TableView,
  last: TableView['log'][number] | undefined,
): readonly string[] {
  const isEnd = last?.command.type === 'EndTurn' && table.status === 'running';
  return isEnd ? [closed(waitingWords(words, table))] : [];
}
