import type { TableView } from '@/lib/service/table-view';
import type { Wording } from '@/lib/i18n/wording';

/** The table with the one name that is no name in the reader's language: people and Peter Parler are called the same everywhere. */
export function named<T extends Pick<TableView, 'seats' | 'view'>>({ t }: Wording, table: T): T {
  if (table.view.state.setup.solo !== 'simple') return table;
  const name = t('names.simple-opponent');
  return { ...table, seats: table.seats.map((seat) => (seat.automatic ? { ...seat, name } : seat)) };
}
