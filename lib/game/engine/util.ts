/** Small helpers without rules. */
import type { Event } from './events';
import { InvariantError } from './rejections';

/** Ends every switch over a union, so the compiler reports a missing member. */
export function assertNever(value: never): never {
  throw new InvariantError(`unexpected value ${JSON.stringify(value)}`);
}

/** The entry for `key`; a missing one is a bug, or a log that does not match its pack. */
export function must<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new InvariantError(`nothing is known of ${String(key)}`);
  return value;
}

/** The element at `index`, which must exist. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new InvariantError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** `list` with the element at `index` replaced. */
export function withAt<T>(list: readonly T[], index: number, value: T): T[] {
  const out = list.slice();
  out[index] = value;
  return out;
}

/** Entries of a record, typed by its keys. */
export function listEntries<K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] {
  const out: [K, V][] = [];
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) out.push([key, value]);
  }
  return out;
}

export type Quantities<K extends string> = Readonly<Partial<Record<K, number>>>;

/** The sum of two records of amounts, key by key. */
export function addAmounts<K extends string>(a: Quantities<K>, b: Quantities<K>): Quantities<K> {
  const sum: Partial<Record<K, number>> = { ...a };
  for (const [key, n] of listEntries<K, number>(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

/** The rows of a log without undone rows and without the undo rows. */
export function standingRows<Row extends { readonly seq: number; readonly events: readonly Event[] }>(
  rows: readonly Row[],
): readonly Row[] {
  const gone = new Set<number>();
  for (const { seq, events } of rows)
    for (const event of events)
      if (event.type === 'Undone') for (const row of [seq, ...event.rows]) gone.add(row);
  return rows.filter(({ seq }) => !gone.has(seq));
}
