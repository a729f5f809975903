import 'server-only';
import type { TableView } from '@/lib/service/table-view';
import { pastHolders } from '@/lib/store/seat-store';
import { seatsAt } from '@/lib/wording/tenures';

/** The table with everybody who has ever held a seat: what somebody did stays theirs, whoever sits there now. */
export async function withTenures(table: TableView): Promise<TableView> {
  const past = await pastHolders(table.gameId);
  if (past.length === 0) return table;
  const tenures = [...past, ...table.seats];
  return { ...table, tenures, seats: seatsAt({ ...table, tenures }, table.seq) };
}
