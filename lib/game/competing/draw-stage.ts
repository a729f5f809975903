/** Draws the tables of a stage of a Swiss or a cup from the seed, the people and earlier tables. */
import { keyedShuffle } from '@/lib/game/engine/random';
import { stageOf, type Entrant, type Pairing } from './competition';
import { orderForStage, pairStage, type StagePerson } from './pair-stage';
import type { PlayedFixture } from './season-standing';
import { rotatedOrder } from './seat-order';
import { AVERAGE } from './table-points';
import { tableSizesFor, type TableSize } from './table-sizes';

/** Swiss and cup have one division. */
export const DIVISION = 1;

export interface StageDraw {
  readonly form: 'swiss' | 'cup';
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  readonly stage: number;
  readonly people: readonly Pick<Entrant, 'id' | 'number'>[];
  /** Only tables of earlier stages are used. */
  readonly fixtures: readonly PlayedFixture[];
}

/** The tables of a stage in turn order; the order of people and fixtures does not matter. */
export function drawStage(draw: StageDraw): readonly Pairing[] {
  const { seed, stage } = draw;
  const before = draw.fixtures.filter(({ id, state }) => stageOf(id) < stage && state === 'over');
  return tablesOf(draw, before).map((ids, i) => {
    const id = [stage, DIVISION, i + 1].join('.');
    const people = ids.map((key) => ({ key, before: placesBefore(key, before) }));
    return { id, entrants: rotatedOrder(people, { seed, label: id }) };
  });
}

/** The people ordered by the lots of the first stage. */
export const firstLots = (ids: readonly string[], seed: string): readonly string[] =>
  orderForStage(ids.map(newcomer), { seed, stage: 1 }).map(({ id }) => id);

const newcomer = (id: string): StagePerson => ({ id, points: 0, otherSizes: 0 });

function tablesOf(draw: StageDraw, before: readonly PlayedFixture[]): readonly (readonly string[])[] {
  const { form, people, stage, size, seed } = draw;
  if (form === 'cup' && stage === 1) return spreadTables(draw);
  const persons = people.map(({ id }) => (form === 'cup' ? newcomer(id) : personAt(id, before, draw)));
  const metOf = (a: string, b: string) =>
    before.filter(({ entrants }) => entrants.includes(a) && entrants.includes(b)).length;
  const order = orderForStage(persons, { seed, stage });
  return pairStage(order, { size, seed, stage, metOf }).map((table) => table.map(({ id }) => id));
}

/** A person without a result in a stage gets average points for it. */
function personAt(id: string, before: readonly PlayedFixture[], { stage, size }: StageDraw): StagePerson {
  const own = before.filter(({ entrants }) => entrants.includes(id));
  const results = own.flatMap(({ seats }) => seats.find(({ entrant }) => entrant === id) ?? []);
  const missing = stage - 1 - results.length;
  return {
    id,
    points: results.reduce((sum, { tablePoints }) => sum + tablePoints, missing * AVERAGE),
    otherSizes: own.filter(({ entrants }) => entrants.length !== size).length,
  };
}

/**
 * Draws by lot, but separates the people with the highest numbers. The first T people get one of the T
 * tables each, then the next T. People without a number come last.
 */
function spreadTables({ people, size, seed, stage }: StageDraw): readonly (readonly string[])[] {
  const numbers = new Map(people.map((each) => [each.id, each.number ?? Number.NEGATIVE_INFINITY]));
  const order = [...firstLots([...numbers.keys()], seed)].sort((a, b) =>
    compare(numbers.get(b), numbers.get(a)),
  );
  const sizes = tableSizesFor(order.length, size);
  const tables: string[][] = sizes.map(() => []);
  for (let row = 0, from = 0; from < order.length; row += 1) {
    const free = tables.filter((_, i) => row < (sizes[i] ?? 0));
    const next = order.slice(from, (from += free.length));
    keyedShuffle(seed, `stage/${stage}/row/${row}`, next).forEach((id, i) => free[i]?.push(id));
  }
  return tables;
}

const compare = (a = 0, b = 0): number => (a === b ? 0 : a - b);

function placesBefore(id: string, before: readonly PlayedFixture[]): readonly number[] {
  const times = [0, 0, 0, 0];
  for (const { entrants } of before) {
    const place = entrants.indexOf(id);
    if (place >= 0) times[place] = (times[place] ?? 0) + 1;
  }
  return times;
}
