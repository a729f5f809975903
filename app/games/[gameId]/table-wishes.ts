import type { TableWishes } from '@/components/table/table-frame';
import type { Person } from '@/lib/features/people/guests';

/** A person's settings for a table. */
export const wishesOf = (person: Person | undefined): TableWishes => ({
  ask: person?.askBefore,
  keys: person?.tableKeys,
  news: person?.tableNews,
  sound: person?.tableSound,
  here: person?.tableHere,
});
