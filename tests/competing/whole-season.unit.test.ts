/** Two seasons whose tables go by known strengths, against standings that are worked out by hand. */
import { expect, test } from 'vitest';
import type { Entrant } from '@/lib/game/competing/competition';
import { seasonStandingsOf } from '@/lib/game/competing/season';
import { POINT } from '@/lib/game/competing/result';
import {
  competitionOf,
  endTable,
  newWorld,
  openOnes,
  playedOf,
  setEntrant,
  setFixture,
  settle,
  START,
  type World,
} from './world';

const SEASON = competitionOf('season', { seed: '0123456789abcdef' });

/** Entrants by names, the strongest first; all but `late` have moved lately. */
const entrantsOf = (names: readonly string[], late?: string): readonly Entrant[] =>
  names.map((id) => ({ id, key: id, state: 'entered', ...(id === late ? {} : { movedAt: START }) }));

/** Ends the open table with the lowest number; the strongest wins. */
function playNext(world: World, names: readonly string[]): string {
  const [open] = openOnes(world);
  if (!open) throw new Error('no table is open');
  const seats = [...open.entrants.keys()];
  const strength = (seat: number) => names.indexOf(open.entrants[seat] ?? '');
  endTable(world, open.id, { ranking: seats.sort((a, b) => strength(a) - strength(b)) });
  settle(world);
  return open.id;
}

const standingOf = (world: World, division: number) =>
  seasonStandingsOf(playedOf(world)).find((each) => each.division === division)?.lines ?? [];

test('a series of four: four tables, each place in the order of turns once, the strongest first', () => {
  const names = ['anna', 'bohumil', 'cecilie', 'dora'];
  const world = newWorld(SEASON, entrantsOf(names));
  settle(world);
  const tables = [...world.fixtures.values()];
  expect(tables.map(({ state }) => state)).toEqual(['open', 'open', 'waiting', 'waiting']);
  for (let place = 0; place < 4; place += 1)
    expect(tables.map(({ entrants }) => entrants[place]).toSorted()).toEqual(names);
  for (const { id } of tables) expect(playNext(world, names)).toBe(id);
  expect(world.competition).toMatchObject({ state: 'over', hasNext: true });
  expect(standingOf(world, 1).map(({ id, mean, wins, tables: n }) => [id, mean, wins, n])).toEqual([
    ['anna', 10, 4, 4],
    ['bohumil', 6, 0, 4],
    ['cecilie', 3, 0, 4],
    ['dora', 1, 0, 4],
  ]);
});

test('a club of nine with one who vanishes and one reserve', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'r'];
  const world = newWorld(SEASON, entrantsOf(names, 'r'));
  settle(world);
  expect([world.competition.state, world.entrants.get('r')?.state]).toEqual(['check-in', 'entered']);
  world.now = new Date('2027-01-04T00:00:00Z');
  settle(world);
  expect(world.fixtures.size).toBe(5 + 4);
  // One of the upper five vanishes at their first table; the reserve has a place at the others.
  const [first] = openOnes(world);
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
  while (world.competition.state === 'running') playNext(world, names);
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
  const points = [...world.fixtures.values()].flatMap(({ seats }) => seats);
  expect(points.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(points.length * 5 * POINT);
});
