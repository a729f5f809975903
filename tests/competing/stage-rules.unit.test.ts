/** Swiss and cups by hand: numbers of stages, who advances, brackets, and the outcome of each place. */
import { describe, expect, test } from 'vitest';
import { advanceByForm, ASK_AGAIN_MS } from '@/lib/game/competing/advance';
import { bracketOf, throughOf } from '@/lib/game/competing/bracket';
import type { Competition } from '@/lib/game/competing/competition';
import { drawStage } from '@/lib/game/competing/forms';
import { placeOutcomes } from '@/lib/game/competing/rating';
import type { FixtureSeat, PlayedFixture } from '@/lib/game/competing/season';
import { stageCountFor } from '@/lib/game/competing/stage-count';
import { championsOf, standingsByForm } from '@/lib/game/competing/stage-standing';
import { tablePointsOf } from '@/lib/game/competing/result';
import {
  after,
  competitionOf,
  endTable,
  openOnes,
  playedOf,
  setEntrant,
  settle,
  START,
  startedWith,
} from './world';

const started = (people: number, { form = 'cup', ...more }: Partial<Competition>) =>
  startedWith(people, competitionOf(form, more));

const inOrder = { ranking: [0, 1, 2, 3] };

/** A table that is over: people in order of their places, with points. */
function over(id: string, ...people: readonly (readonly [id: string, place: number, points: number])[]) {
  const tablePoints = tablePointsOf(people.map(([, place]) => place));
  const seats = people.map(([entrant, place, points], seat): FixtureSeat => ({
    entrant,
    seat: seat as FixtureSeat['seat'],
    place,
    points,
    tablePoints: tablePoints[seat] ?? 0,
    left: false,
  }));
  return { id, state: 'over', entrants: people.map(([entrant]) => entrant), seats } satisfies PlayedFixture;
}

describe('numbers of stages', () => {
  test.each([
    ['swiss', 4, 4, 2],
    ['swiss', 17, 4, 4],
    ['swiss', 64, 4, 4],
    ['swiss', 9, 3, 3],
    ['swiss', 64, 2, 6],
    ['cup', 4, 4, 1],
    ['cup', 17, 4, 3],
    ['cup', 64, 4, 5],
    ['cup', 8, 3, 3],
    ['cup', 16, 2, 4],
  ] as const)('a %s of %i at %i has %i', (form, people, size, stages) => {
    expect(stageCountFor(people, size, form)).toBe(stages);
  });
});

describe('advancing in a cup', () => {
  const terms = { size: 4, seed: '0abc', isThere: () => true } as const;
  const tables = [
    over('1.1.1', ['a', 1, 100], ['b', 2, 90], ['c', 3, 80], ['d', 4, 79]),
    over('1.1.2', ['e', 1, 100], ['f', 2, 95], ['g', 3, 94]),
  ];

  test('two of four, one of three, and the best others by share of the winner’s points', () => {
    expect(throughOf(tables, terms)).toEqual({ byPlace: ['a', 'b', 'e'], others: ['f'] });
  });

  test('a shared place advances instead of the last of the others', () => {
    const [, second] = tables;
    const shared = over('1.1.1', ['a', 1, 100], ['b', 2, 90], ['c', 2, 90], ['d', 4, 79]);
    expect(throughOf([shared, second ?? shared], terms)).toEqual({
      byPlace: ['a', 'b', 'c', 'e'],
      others: [],
    });
  });

  test('without withdrawn players the next at their table advances; a single person advances directly', () => {
    const isThere = (id: string) => id !== 'a' && id !== 'e';
    expect(throughOf(tables, { ...terms, isThere })).toEqual({ byPlace: ['b', 'c', 'f'], others: ['g'] });
    const alone: PlayedFixture = { id: '1.1.3', state: 'void', entrants: ['a', 'h'], seats: [] };
    const { byPlace } = throughOf([...tables.slice(1), alone], { ...terms, isThere: (id) => id !== 'a' });
    expect(byPlace).toEqual(['e', 'h']);
  });

  test('shared places cannot keep everybody in for ever', () => {
    const pairs = [over('1.1.1', ['a', 1, 50], ['b', 1, 50]), over('1.1.2', ['c', 1, 50], ['d', 1, 50])];
    expect(throughOf(pairs, { ...terms, size: 2 }).byPlace).toHaveLength(2);
    const threes = [
      over('1.1.1', ['a', 1, 9], ['b', 2, 8], ['c', 2, 8], ['d', 2, 8]),
      over('1.1.2', ['e', 1, 9], ['f', 2, 8], ['g', 2, 8], ['h', 2, 8]),
    ];
    const { byPlace, others } = throughOf(threes, { ...terms, size: 3 });
    expect([byPlace.length, others.length]).toEqual([4, 2]);
  });
});

test('the first stage of a cup spreads the people with the highest numbers', () => {
  const people = Array.from({ length: 16 }, (_, i) => ({
    id: `e${i}`,
    ...(i < 8 ? { number: 2000 - i } : {}),
  }));
  const draw = { form: 'cup', size: 4, seed: '0abc', stage: 1, people, fixtures: [] } as const;
  for (const { entrants } of drawStage(draw)) {
    expect(entrants.filter((id) => ['e0', 'e1', 'e2', 'e3'].includes(id))).toHaveLength(1);
    expect(entrants.filter((id) => ['e4', 'e5', 'e6', 'e7'].includes(id))).toHaveLength(1);
  }
});

test('a Swiss brings people of equal points together, and nobody twice', () => {
  const world = started(16, { form: 'swiss' });
  expect(openOnes(world).map(({ entrants }) => entrants.length)).toEqual([4, 4, 4, 4]);
  const winners = openOnes(world).map(({ entrants }) => entrants[0] ?? '');
  for (const { id } of openOnes(world)) endTable(world, id, inOrder);
  settle(world);
  expect(world.competition).toMatchObject({ stage: 2, stages: 3, state: 'running' });
  expect(openOnes(world).map(({ entrants }) => entrants.toSorted())).toContainEqual(winners.toSorted());
});

test('a cup of eight: bracket, outcomes of each place, a shared title, and the standing by stage', () => {
  const world = started(8, {});
  const [first, second] = openOnes(world);
  const me = second?.entrants[0] ?? '';
  endTable(world, first?.id ?? '', inOrder);
  settle(world);
  const outcomesAt = (table: PlayedFixture | undefined) =>
    placeOutcomes(playedOf(world), table?.id ?? '', me).map((each) => each.form === 'cup' && each.outcome);
  expect(outcomesAt(second)).toEqual(['goes-on', 'goes-on', 'out', 'out']);
  const [stage] = bracketOf(playedOf(world)).stages;
  expect(stage?.tables.map(({ people }) => people.map(({ goesOn }) => goesOn))).toEqual([
    ['yes', 'yes', 'no', 'no'],
    ['open', 'open', 'open', 'open'],
  ]);
  endTable(world, second?.id ?? '', inOrder);
  settle(world);
  const [final] = openOnes(world);
  expect(outcomesAt(final)).toEqual(['wins', 'out', 'out', 'out']);
  const seats = (final?.entrants ?? []).map((id, i) => [id, i < 2 ? 1 : i + 1, 90 - i] as const);
  world.fixtures.set('2.1.1', { ...over('2.1.1', ...seats), drawn: final?.entrants ?? [] });
  settle(world);
  expect(world.competition.state).toBe('over');
  const lines = standingsByForm(playedOf(world))[0]?.lines ?? [];
  expect(lines.map(({ place }) => place)).toEqual([1, 1, 3, 4, 5, 6, 7, 8]);
  expect(lines.map(({ reached }) => reached)).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
  const finalists = bracketOf(playedOf(world)).stages[1]?.tables[0]?.people.map(({ goesOn }) => goesOn);
  expect(finalists).toEqual(['yes', 'yes', 'no', 'no']);
});

test('a place at a Swiss table moves its person in the standing', () => {
  const world = started(8, { form: 'swiss', size: 2 });
  const [mine, ...others] = openOnes(world);
  for (const { id } of others) endTable(world, id, inOrder);
  const outcomes = placeOutcomes(playedOf(world), mine?.id ?? '', mine?.entrants[0] ?? '');
  expect(outcomes).toMatchObject([
    { place: 1, tablePoints: 8, mean: 8 },
    { place: 2, tablePoints: 2, mean: 2 },
  ]);
  const [first, second] = outcomes.map((each) => (each.form === 'swiss' ? each.standing : 0));
  expect(first).toBeLessThanOrEqual(4);
  expect(second).toBeGreaterThanOrEqual(4);
});

test('a stage later than 30 days after the last asks people again, and those who miss it may come back', () => {
  const world = started(8, { form: 'swiss', stages: 0 });
  for (const { id } of openOnes(world)) endTable(world, id, inOrder);
  world.now = new Date(START.getTime() + ASK_AGAIN_MS + 1);
  settle(world);
  expect(world.competition.state).toBe('check-in');
  expect([...world.entrants.values()].every(({ state }) => state === 'entered')).toBe(true);
  for (let i = 1; i < 8; i += 1) setEntrant(world, `e${i}`, { state: 'checked-in', checkedInAt: world.now });
  const [entrants, fixtures] = [[...world.entrants.values()], [...world.fixtures.values()]];
  expect(advanceByForm({ competition: world.competition, entrants, fixtures }, world.now)).toEqual({
    acts: [],
    dueAt: world.competition.checkInUntil,
  });
  world.now = after(34);
  settle(world);
  expect(world.competition).toMatchObject({ state: 'running', stage: 2 });
  expect(world.entrants.get('e0')).toMatchObject({ state: 'entered', absent: [2] });
  setEntrant(world, 'e0', { state: 'checked-in', checkedInAt: world.now });
  for (const { id } of openOnes(world)) endTable(world, id, inOrder);
  settle(world);
  expect(openOnes(world).flatMap(({ entrants }) => entrants)).toContain('e0');
});

describe('people who leave', () => {
  test('a Swiss: the one who leads and withdraws comes last, and the best who stayed has won', () => {
    const world = started(4, { form: 'swiss', size: 2 });
    const [leader = ''] = openOnes(world).map(({ entrants }) => entrants[0]);
    while (world.competition.state === 'running' && openOnes(world).length > 0) {
      for (const { id, entrants } of openOnes(world))
        endTable(world, id, { ranking: entrants.indexOf(leader) === 1 ? [1, 0] : [0, 1] });
      if (world.competition.stage === world.competition.stages) break;
      settle(world);
    }
    const [before] = standingsByForm(playedOf(world));
    expect(before?.lines[0]?.id).toBe(leader);
    setEntrant(world, leader, { state: 'withdrawn' });
    settle(world);
    const played = playedOf(world);
    expect(world.competition.state).toBe('over');
    expect(standingsByForm(played)[0]?.lines.at(-1)?.id).toBe(leader);
    expect(championsOf(played)).toEqual([before?.lines[1]?.id]);
    expect(standingsByForm({ ...played, isByPointsOnly: true })[0]?.lines[0]?.id).toBe(leader);
  });

  test('a cup: the title of a winner who withdraws as the final ends goes to the best who stayed', () => {
    const world = started(4, { form: 'cup', size: 4 });
    const final = over('1.1.1', ['e0', 1, 90], ['e1', 2, 80], ['e2', 2, 80], ['e3', 4, 60]);
    const played = { ...playedOf(world), fixtures: [final] };
    expect(championsOf(played)).toEqual(['e0']);
    const entrants = played.entrants.map((each) =>
      each.id === 'e0' ? { ...each, state: 'withdrawn' as const } : each,
    );
    expect(championsOf({ ...played, entrants })).toEqual(['e1', 'e2']);
    const lines = standingsByForm({ ...played, entrants })[0]?.lines ?? [];
    const places = Object.fromEntries(lines.map(({ id, place }) => [id, place]));
    expect(places).toEqual({ e1: 1, e2: 1, e3: 3, e0: 4 });
  });

  test.each(['swiss', 'series', 'cup'] as const)('a %s that all have left has no winner', (form) => {
    const world = started(4, { form, size: 4 });
    const entrants = [...world.entrants.values()].map((each) => ({ ...each, state: 'withdrawn' as const }));
    const final = { ...over('1.1.1', ['e0', 1, 90]), entrants: ['e0', 'e1', 'e2', 'e3'] };
    const left = final.seats.map((seat) => ({ ...seat, left: true }));
    expect(
      championsOf({ ...playedOf(world), form, entrants, fixtures: [{ ...final, seats: left }] }),
    ).toEqual([]);
    expect(championsOf({ ...playedOf(world), form, entrants, fixtures: [final] })).toEqual([]);
    expect(championsOf({ ...playedOf(world), form, fixtures: [final] })).toEqual(['e0']);
  });

  test('a final without a result is won by the only one who stayed, otherwise by nobody', () => {
    const world = started(4, {});
    const [final] = openOnes(world);
    const played = playedOf(world);
    const fixtures = [{ ...(final as PlayedFixture), state: 'void' as const }];
    const withLeavers = (count: number) =>
      played.entrants.map((each, i) => (i < count ? { ...each, state: 'withdrawn' as const } : each));
    expect(championsOf({ ...played, fixtures, entrants: withLeavers(2) })).toEqual([]);
    expect(championsOf({ ...played, fixtures, entrants: withLeavers(3) })).toEqual(['e3']);
    expect(championsOf({ ...played, fixtures, entrants: withLeavers(4) })).toEqual([]);
  });
});
