/** Choices of an organiser for a Swiss or a cup: rounds, byes, a third place and tie-breaks. */
import { expect, test } from 'vitest';
import { bracketOf } from '@/lib/game/competing/bracket';
import { isForThird, stageOf, type FormTerms, type TieBreak } from '@/lib/game/competing/competition';
import { competitionStandingOf } from '@/lib/game/competing/competition-standing';
import { placeOutcomes } from '@/lib/game/competing/rating';
import { sizesWithByes, stageCountFor } from '@/lib/game/competing/stage-count';
import { championsOf, standingsByForm } from '@/lib/game/competing/stage-standing';
import { competitionOf, endTable, openOnes, playedOf, settle, startedWith, type World } from './world';

const started = (form: 'swiss' | 'cup', people: number, size: 2 | 3 | 4, terms: FormTerms) =>
  startedWith(people, competitionOf(form, { size, terms }), (i) => ({ number: 2000 - i }));

/** Plays a competition to its end; at each table the first in the order of turns comes first. */
function playedOut(world: World): World {
  for (let stage = 1; stage < 12 && world.competition.state === 'running'; stage += 1) {
    for (const { id } of openOnes(world)) endTable(world, id, { ranking: [0, 1, 2, 3] });
    settle(world);
  }
  expect(world.competition.state).toBe('over');
  return world;
}

const inStage = ({ fixtures }: World, stage: number) =>
  [...fixtures.values()].filter(({ id }) => stageOf(id) === stage);

test.each([
  [5, 2, 1, 3],
  [6, 2, 2, 2],
  [8, 2, 4, 0],
  [11, 2, 3, 5],
  [8, 4, 2, 0],
  [12, 4, 2, 4],
  [5, 3, 1, 2],
] as const)(
  'with byes, %i people at tables of %i make %i tables, and %i sit out',
  (people, size, tables, out) => {
    const { sizes, sitOut } = sizesWithByes(people, size);
    expect([sizes.length, sitOut]).toEqual([tables, out]);
    expect(sizes.every((seats) => seats === size)).toBe(true);
  },
);

test('in a cup with byes the first by number sit out the first stage, and nobody advances as a lucky loser', () => {
  const world = started('cup', 11, 2, { byes: true });
  expect(stageCountFor(11, 2, 'cup', { byes: true })).toBe(4);
  const first = inStage(world, 1);
  const byes = first.filter(({ entrants }) => entrants.length === 1);
  expect(byes.map(({ entrants }) => entrants[0]).toSorted()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4']);
  expect(byes.every(({ state }) => state === 'void')).toBe(true);
  playedOut(world);
  expect(inStage(world, 2).flatMap(({ entrants }) => entrants)).toHaveLength(8);
  expect(inStage(world, 4)).toHaveLength(1);
  expect(championsOf(playedOf(world))).toHaveLength(1);
});

test('the table for the third place is next to the final and decides place 3', () => {
  const world = started('cup', 8, 4, { thirdPlace: true });
  for (const { id } of openOnes(world)) endTable(world, id, { ranking: [0, 1, 2, 3] });
  settle(world);
  const third = [...world.fixtures.values()].find(({ id }) => isForThird(id));
  const [person = ''] = third?.entrants ?? [];
  expect(third?.id).toBe('2.2.1');
  const outcomes = placeOutcomes(playedOf(world), third?.id ?? '', person);
  expect(outcomes.map((each) => each.form === 'cup' && each.outcome)).toEqual(['third', 'out', 'out', 'out']);
  playedOut(world);
  const [standing] = standingsByForm(playedOf(world));
  expect(standing?.lines[4]).toMatchObject({ id: person, place: 5, reached: 1 });
  const last = bracketOf(playedOf(world)).stages[1]?.tables ?? [];
  expect(last.map(({ people }) => people.filter(({ goesOn }) => goesOn === 'yes').length)).toEqual([1, 0]);
});

test('a Swiss has as many stages as its organiser chose', () => {
  expect(inStage(playedOut(started('swiss', 6, 2, { rounds: 5 })), 5)).toHaveLength(3);
});

/** Two of two tables each: a and b have the same mean, won and lost one each, and met once. */
const TABLES = [
  ['a', 'b'],
  ['c', 'a'],
  ['b', 'd'],
  ['c', 'd'],
].map(([first = '', second = '']) => ({
  seats: [
    { entrant: first, place: 1, tablePoints: 96 },
    { entrant: second, place: 2, tablePoints: 24 },
  ],
}));
const RECORDS = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  due: 2,
  results: TABLES.flatMap(({ seats }) =>
    seats
      .filter(({ entrant }) => entrant === id)
      .map(({ place, tablePoints }) => ({ place, tablePoints, left: false, points: 90, winnerPoints: 100 })),
  ),
}));
const orderBy = (tieBreaks: readonly TieBreak[], seed: string) =>
  competitionStandingOf(RECORDS, seed, { tieBreaks, fixtures: TABLES }).map(({ id }) => id);

test('direct encounter puts the winner of their table first, whatever the lot says', () => {
  const seeds = ['01', '02', '03', '04', '05', '06', '07', '08'];
  expect(new Set(seeds.map((seed) => orderBy([], seed).join(''))).size).toBeGreaterThan(1);
  for (const seed of seeds) expect(orderBy(['direct'], seed)).toEqual(['c', 'a', 'b', 'd']);
});

test('Buchholz adds the points of everyone they met', () => {
  // a met b (10) and c (16); b met a (10) and d (4).
  const lines = competitionStandingOf(RECORDS, '02', { tieBreaks: ['buchholz'], fixtures: TABLES });
  expect(lines.map(({ id, buchholz }) => [id, buchholz])).toEqual([
    ['c', 14],
    ['a', 26],
    ['b', 14],
    ['d', 26],
  ]);
});
