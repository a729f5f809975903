/** Searches tables for a stage with few repeat meetings and people of similar points. */
import { keyedInt, keyedShuffle } from '@/lib/game/engine/random';
import { POINT } from './result';

/** A person before a stage. */
export interface StagePerson {
  readonly id: string;
  /** Table points of all previous stages, in twelfths. */
  readonly points: number;
  /** How often they have sat at a table of another size than the configured one. */
  readonly otherSizes: number;
}

interface StageTerms {
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  readonly stage: number;
  /** How often two people have shared a table. */
  readonly metOf: (a: string, b: string) => number;
}

/** Maximum start orders of the search. */
const MAX_STARTS = 60;
/**
 * Costs of a repeat meeting and of another table of the wrong size. They are multiplied by the square of a
 * point.
 */
const [REPEAT, OTHER_SIZE] = [1000, 20] as const;

/** The people by points, ties by lot; the order of `people` does not matter. */
export function orderForStage(
  people: readonly StagePerson[],
  { seed, stage }: Pick<StageTerms, 'seed' | 'stage'>,
): readonly StagePerson[] {
  return keyedShuffle(seed, `stage/${stage}`, sorted(people)).sort((a, b) => b.points - a.points);
}

/**
 * The people of each table. It fills tables in the given order, then swaps two people as long as the cost
 * falls. If a repeat remains, it retries from random orders and takes the lowest cost.
 */
export function pairStage(
  order: readonly StagePerson[],
  terms: StageTerms,
): readonly (readonly StagePerson[])[] {
  const costs = costsOf(sorted(order), terms);
  const known = new Map(sorted(order).map((person, i) => [person.id, i]));
  let best: { readonly tables: Tables; readonly cost: number } | undefined;
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const lots =
      start === 0 ? order : keyedShuffle(terms.seed, `stage/${terms.stage}/${start}`, sorted(order));
    const tables = fill(
      lots.map(({ id }) => known.get(id) ?? 0),
      terms.size,
    );
    while (improve(tables, costs)) continue;
    const found = { tables, cost: costOf(tables, costs) };
    if (!best || found.cost < best.cost || !costs.repeats(tables)) best = found;
    if (!costs.repeats(tables)) break;
  }
  const people = sorted(order);
  return (best?.tables ?? []).map((table) => table.flatMap((i) => people[i] ?? []));
}

const sorted = (people: readonly StagePerson[]): readonly StagePerson[] =>
  people.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Tables of people by index. */
type Tables = number[][];

interface Costs {
  /** The cost of two people at the same table. */
  readonly pair: (a: number, b: number) => number;
  /** The cost of a person at a table of `people`. */
  readonly seat: (a: number, people: number) => number;
  readonly repeats: (tables: Tables) => boolean;
}

/** Costs are integers, so ties are the same everywhere: points are compared as sums over all stages. */
function costsOf(people: readonly StagePerson[], { size, stage, metOf }: StageTerms): Costs {
  const point = POINT * Math.max(1, stage - 1);
  const met = people.map((a) => people.map((b) => metOf(a.id, b.id)));
  const apart = people.map((a) => people.map((b) => (a.points - b.points) ** 2));
  const metBy = (a: number, b: number) => met[a]?.[b] ?? 0;
  return {
    pair: (a, b) => REPEAT * (metBy(a, b) * point) ** 2 + (apart[a]?.[b] ?? 0),
    seat: (a, seats) => (seats === size ? 0 : OTHER_SIZE * point ** 2 * (people[a]?.otherSizes ?? 0)),
    repeats: (tables) =>
      tables.some((table) => table.some((a) => table.some((b) => a !== b && metBy(a, b) > 0))),
  };
}

function fill(order: readonly number[], size: TableSize): Tables {
  let from = 0;
  return tableSizesFor(order.length, size).map((people) => order.slice(from, (from += people)));
}

/** Swaps people of two tables wherever that lowers the cost; false if nothing changed. */
function improve(tables: Tables, costs: Costs): boolean {
  let hasChanged = false;
  for (const [i, one] of tables.entries())
    for (const two of tables.slice(i + 1))
      for (let x = 0; x < one.length; x += 1)
        for (let y = 0; y < two.length; y += 1) {
          const [a, b] = [one[x] ?? 0, two[y] ?? 0];
          const now = costAt(one, x, a, costs) + costAt(two, y, b, costs);
          if (costAt(one, x, b, costs) + costAt(two, y, a, costs) >= now) continue;
          [one[x], two[y]] = [b, a];
          hasChanged = true;
        }
  return hasChanged;
}

/** The cost of a person at a place of a table, with the others seated there. */
function costAt(table: readonly number[], place: number, person: number, { pair, seat }: Costs): number {
  let cost = seat(person, table.length);
  for (let i = 0; i < table.length; i += 1) if (i !== place) cost += pair(person, table[i] ?? 0);
  return cost;
}

/** The total cost of all tables; each pair counts twice. */
function costOf(tables: Tables, { pair, seat }: Costs): number {
  let cost = 0;
  for (const table of tables)
    for (const a of table) {
      cost += 2 * seat(a, table.length);
      for (const b of table) if (a !== b) cost += pair(a, b);
    }
  return cost;
}

// Divides people among tables without leaving anyone over.

/** The number of people at a table. */
export const TABLE_SIZES = [2, 3, 4] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/**
 * The sizes of the tables for `people`, larger ones first. At fours as few threes as needed, at threes as
 * few fours as needed, at twos one three for an odd number. A single person gets a table of one.
 */
export function tableSizesFor(people: number, size: TableSize): readonly number[] {
  if (people <= 0) return [];
  if (people <= 3) return people === 3 && size === 2 ? [3] : [people];
  if (size === 2) return people % 2 === 0 ? repeat(2, people / 2) : [3, ...repeat(2, (people - 3) / 2)];
  if (people === 5) return [3, 2];
  const tables = size === 4 ? Math.ceil(people / 4) : Math.floor(people / 3);
  const fours = people - 3 * tables;
  return [...repeat(4, fours), ...repeat(3, tables - fours)];
}

/** Draws people for tables of these sizes by lot from a hex seed; the order of `keys` does not matter. */
export function drawTables(
  keys: readonly string[],
  size: TableSize,
  seed: string,
): readonly (readonly string[])[] {
  const drawn = keyedShuffle(seed, 'tables', keys.toSorted());
  let from = 0;
  return tableSizesFor(keys.length, size).map((people) => drawn.slice(from, (from += people)));
}

const repeat = (value: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => value);

// Determines the turn order at a new table.

/** A person with their earlier places in turn order. */
interface SeatHistory {
  readonly key: string;
  /** How often they had each place, starting with the first; missing entries count as 0. */
  readonly before: readonly number[];
}

/** The purpose of a draw: each label of a seed gives an independent draw. */
interface Lot {
  /** Hex. */
  readonly seed: string;
  readonly label: string;
}

/**
 * The keys in the turn order that minimises the sum of squares of how often each had that place before;
 * ties by lot. The order of `people` does not matter.
 */
export function rotatedOrder(people: readonly SeatHistory[], { seed, label }: Lot): readonly string[] {
  const orders = permutationsOf(people.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const costs = orders.map(orderCost);
  const least = Math.min(...costs);
  const best = orders.filter((_, i) => costs[i] === least);
  return (best[keyedInt(seed, `order/${label}`, 0, best.length)] ?? []).map(({ key }) => key);
}

/** The keys in a random turn order; the order of `keys` does not matter. */
export const drawnOrder = (keys: readonly string[], { seed, label }: Lot): readonly string[] =>
  keyedShuffle(seed, `order/${label}`, keys.toSorted());

const orderCost = (order: readonly SeatHistory[]): number =>
  order.reduce((sum, { before }, place) => sum + (before[place] ?? 0) ** 2, 0);

function permutationsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, i) =>
    permutationsOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest] as const),
  );
}
