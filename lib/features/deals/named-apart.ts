import { distinctNames } from '@/lib/game/names/alike';

interface Seated {
  readonly seats: readonly { readonly name: string }[];
}

/**
 * The same tables with distinct names: if names at different tables are similar, the
 * name at a later table gets a number.
 */
export function namedApart<T extends Seated>(tables: readonly T[]): readonly T[] {
  const names = [...distinctNames(tables.flatMap(({ seats }) => seats.map(({ name }) => name)))];
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, name: names.shift() ?? '' })),
  }));
}
