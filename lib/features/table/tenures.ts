import 'server-only';
import type { TableView } from '@/lib/features/table/table-view';
import { seatsAt } from '@/lib/game/wording/tenures';

/**
 * The table with its seats as they were held at the row it shows: what somebody did stays theirs, whoever
 * sits there now.
 */
export function withTenures(table: TableView): TableView {
  return table.tenures ? { ...table, seats: seatsAt(table, table.seq) } : table;
}
