/** Whether a division's tables match the draw, with reserves in the places of people who are out. */

/** A table as drawn and as it is, both in turn order. */
export interface TableChange {
  readonly id: string;
  readonly drawn: readonly string[];
  readonly now: readonly string[];
}

/** Maximum reserve placements that are tried; honest tables need only a few. */
const MAX_TRIED = 10_000;

/** The ids of tables that do not follow from the draw. */
export function strangeTables(
  tables: readonly TableChange[],
  reserves: readonly string[],
  isOut: (id: string) => boolean,
): readonly string[] {
  let [tried, best]: [number, readonly string[] | undefined] = [0, undefined];
  const place = (rest: readonly string[], stands: ReadonlyMap<string, string>): void => {
    if (best?.length === 0 || tried >= MAX_TRIED) return;
    const [reserve, ...others] = rest;
    if (reserve !== undefined) {
      for (const person of replaceable(reserve, tables, isOut))
        place(others, new Map([...stands, [reserve, person]]));
      return;
    }
    tried += 1;
    const strange = tables.filter((table) => !follows(table, stands, isOut)).map(({ id }) => id);
    if (!best || strange.length < best.length) best = strange;
  };
  place(
    reserves.filter((id) => tables.some(({ now }) => now.includes(id))),
    new Map(),
  );
  return best ?? [];
}

/** The people who are out, sorted by the number of tables where the reserve can replace them. */
function replaceable(
  reserve: string,
  tables: readonly TableChange[],
  isOut: (id: string) => boolean,
): readonly string[] {
  const own = tables.filter(({ now }) => now.includes(reserve));
  const people = [...new Set(own.flatMap(({ drawn }) => drawn))];
  const count = (id: string) =>
    own.filter(({ drawn, now }) => drawn.includes(id) && !now.includes(id)).length;
  const found = people.filter((id) => isOut(id) && count(id) > 0).sort((a, b) => count(b) - count(a));
  return found.length === 0 ? [''] : found;
}

/** Whether people sit in the drawn order, and all missing ones are out. */
function follows(
  { drawn, now }: TableChange,
  stands: ReadonlyMap<string, string>,
  isOut: (id: string) => boolean,
): boolean {
  let next = 0;
  for (const person of now) {
    const at = drawn.indexOf(stands.get(person) ?? person, next);
    if (at < 0) return false;
    next = at + 1;
  }
  return drawn.every((person) => now.includes(person) || isOut(person));
}
