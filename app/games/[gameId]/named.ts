import type { TableView } from '@/lib/service/table-view';
import type { Wording } from '@/lib/i18n/wording';
import { withNames } from '@/lib/wording/seat-names';

/** The table with names for all its seats in the reader's language. */
export function named<T extends Pick<TableView, 'seats'>>(words: Wording, table: T): T {
  const seats = withNames(words, table.seats);
  return seats === table.seats ? table : { ...table, seats };
}
