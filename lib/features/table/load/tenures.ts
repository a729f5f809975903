import 'server-only';
import { seatsAt } from '@/lib/game/wording/seat-names';
import type { TableView } from './table-view';

/** The table with the holders at the row it shows, so that past actions keep their holder's name. */
export function withTenures(table: TableView): TableView {
  return table.tenures ? { ...table, seats: seatsAt(table, table.seq) } : table;
}
