import type { TableView } from '@/lib/features/table/load/table-view';
import { withNames, withTenureNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';

type Table = Pick<TableView, 'seats'> & Partial<Pick<TableView, 'tenures'>>;

/** The table with names for all current and former holders of its seats, in the reader's language. */
export function nameSeats<T extends Table>(words: Wording, table: T): T {
  const seats = withNames(words, table.seats);
  const { tenures } = table;
  if (!tenures) return seats === table.seats ? table : { ...table, seats };
  return { ...table, seats, tenures: withTenureNames(words, tenures) };
}
