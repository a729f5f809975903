/** Two seasons whose tables go by known strengths, against standings that are worked out by hand. */
import { expect, test } from 'vitest';
import type { Entrant, Season } from '@/lib/game/competing/competition';
import { competitionStandingOf, dueTablesOf } from '@/lib/game/competing/competition-standing';
import { POINT } from '@/lib/game/competing/table-points';
import { endTable, newWorld, setEntrant, setFixture, settle, type World } from './season-world';

const START = new Date('2027-01-01T00:00:00Z');
const SEASON: Season = {
  state: 'sign-up',
  size: 4,
  seed: '0123456789abcdef',
  atOnce: 2,
  signUpUntil: START,
  ladder: [],
  hasNext: false,
};

/** Entrants by names, the strongest first; all but `late` have moved lately. */
const entrantsOf = (names: readonly string[], late?: string): readonly Entrant[] =>
  names.map((id) => ({ id, key: id, state: 'entered', ...(id === late ? {} : { movedAt: START }) }));

/** Ends the open table with the lowest number; the strongest wins. */
function playNext(world: World, names: readonly string[]): string {
  const open = [...world.fixtures.values()].find(({ state }) => state === 'open');
  if (!open) throw new Error('no table is open');
  const seats = [...open.entrants.keys()];
  const strength = (seat: number) => names.indexOf(open.entrants[seat] ?? '');
  endTable(
    world,
    open.id,
    seats.sort((a, b) => strength(a) - strength(b)),
  );
  settle(world);
  return open.id;
}

function standingOf({ entrants, fixtures, results, season }: World, division: number) {
  const everybody = [...entrants.values()];
  const records = everybody
    .filter((entrant) => entrant.division === division)
    .map((entrant) => ({
      id: entrant.id,
      due: dueTablesOf(entrant, { entrants: everybody, fixtures: [...fixtures.values()], size: 4 }),
      results: [...results.values()].flatMap((places) => {
        const place = places.get(entrant.id);
        return place ? [{ ...place, points: 90, winnerPoints: 90 }] : [];
      }),
    }));
  return competitionStandingOf(records, season.seed);
}

test('a series of four: four tables, each place in the order of turns once, the strongest first', () => {
  const names = ['anna', 'bohumil', 'cecilie', 'dora'];
  const world = newWorld(SEASON, entrantsOf(names), START);
  settle(world);
  const tables = [...world.fixtures.values()];
  expect(tables.map(({ state }) => state)).toEqual(['open', 'open', 'waiting', 'waiting']);
  for (let place = 0; place < 4; place += 1)
    expect(tables.map(({ entrants }) => entrants[place]).toSorted()).toEqual(names);
  for (const { id } of tables) expect(playNext(world, names)).toBe(id);
  expect(world.season).toMatchObject({ state: 'over', hasNext: true });
  expect(standingOf(world, 1).map(({ id, mean, wins, tables: n }) => [id, mean, wins, n])).toEqual([
    ['anna', 10, 4, 4],
    ['bohumil', 6, 0, 4],
    ['cecilie', 3, 0, 4],
    ['dora', 1, 0, 4],
  ]);
});

test('a club of nine with one who vanishes and one reserve', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'r'];
  const world = newWorld(SEASON, entrantsOf(names, 'r'), START);
  settle(world);
  expect([world.season.state, world.entrants.get('r')?.state]).toEqual(['check-in', 'entered']);
  world.now = new Date('2027-01-04T00:00:00Z');
  settle(world);
  expect(world.fixtures.size).toBe(5 + 4);
  // One of the upper five vanishes at their first table; the reserve has a place at the others.
  const first = [...world.fixtures.values()].find(({ state }) => state === 'open');
  const gone = first?.entrants[0] ?? '';
  setFixture(world, first?.id ?? '', { hasBegun: true });
  setEntrant(world, gone, { isGone: true });
  setEntrant(world, 'r', { state: 'checked-in', checkedInAt: world.now });
  settle(world);
  expect(world.entrants.get(gone)).toMatchObject({ state: 'withdrawn' });
  const tablesOf = (id: string) =>
    [...world.fixtures.values()].filter(({ entrants }) => entrants.includes(id));
  expect(tablesOf(gone).map(({ id }) => id)).toEqual([first?.id]);
  expect(tablesOf('r').map(({ entrants }) => entrants.length)).toEqual([4, 4, 4]);
  while (world.season.state === 'running') playNext(world, names);
  const upper = standingOf(world, 1);
  // By hand: points by strength, and the one who vanished is last at the table they left.
  const expected = upper.map(({ id }) => {
    const points = tablesOf(id).map(({ entrants, id: table }) => {
      const isLeaver = (name: string) => name === gone && table === first?.id;
      const order = entrants.toSorted(
        (x, y) => Number(isLeaver(x)) - Number(isLeaver(y)) || names.indexOf(x) - names.indexOf(y),
      );
      return [10, 6, 3, 1][order.indexOf(id)] ?? 0;
    });
    return [id, points.reduce((sum, each) => sum + each, 0) / points.length];
  });
  expect(upper.map(({ id, mean }) => [id, mean])).toEqual(expected);
  expect(upper.at(-1)).toMatchObject({ id: gone, isBelowLine: true, tables: 1, mean: 1 });
  expect(upper.slice(0, -1).map(({ mean }) => mean)).toEqual(
    expected
      .slice(0, -1)
      .map(([, mean]) => mean)
      .toSorted((x, y) => Number(y) - Number(x)),
  );
  expect(standingOf(world, 2).map(({ mean }) => mean)).toEqual([10, 6, 3, 1]);
  const points = [...world.results.values()].flatMap((places) => [...places.values()]);
  expect(points.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(points.length * 5 * POINT);
});
