/** Random Swisses where people ask for byes, pause, come back and join late. */
import { expect, test } from 'vitest';
import { stageOf, type Entrant } from '@/lib/game/competing/competition';
import { resultsOf } from '@/lib/game/competing/season';
import { isOpenForLate, MAX_BYES, restsOf } from '@/lib/game/competing/rests';
import { POINT } from '@/lib/game/competing/result';
import { recordsOf, standingsByForm } from '@/lib/game/competing/stage-standing';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { inFull } from '../support/full';
import { diceFor, type Dice } from './dice';
import { documentOf } from './document';
import { faultsAtTables, playToTheEnd, type Happening } from './simulation';
import {
  competitionOf,
  endTable,
  entrantsOf,
  newWorld,
  openOnes,
  playedOf,
  setEntrant,
  settle,
} from './world';
import type { World } from './world';

const COMPETITIONS = inFull(600, 20);
const TERMS = { byePoints: 4, latePoints: 2, rounds: 5 };

/** Byes, pauses and late starts in a day of a running Swiss. */
function askedBy(dice: Dice, world: World): readonly Happening[] {
  const { stage, state, stages } = world.competition;
  if (state !== 'running') return [];
  const asked = [...world.entrants.values()].flatMap(
    ({ id, pausedAt, byes = [], ...person }): Happening[] => {
      if (person.state !== 'playing') return [];
      const next = stage + 1;
      if (byes.length < MAX_BYES && dice.next() < 0.02)
        return [(each) => each.competition.stage < next && setEntrant(each, id, { byes: [...byes, next] })];
      if (!pausedAt && dice.next() < 0.02) return [(each) => setEntrant(each, id, { pausedAt: each.now })];
      if (pausedAt && dice.next() < 0.1) return [(each) => resume(each, id)];
      return [];
    },
  );
  if (dice.next() > 0.05 || !isOpenForLate(stage, stages)) return asked;
  const id = `late${world.entrants.size}`;
  return [
    ...asked,
    (each) => {
      const from = { lateFrom: each.competition.stage + 1, checkedInAt: each.now };
      if (isOpenForLate(each.competition.stage, stages))
        each.entrants.set(id, { id, key: id, state: 'checked-in', ...from });
    },
  ];
}

function resume(world: World, id: string): void {
  const { pausedAt: _before, ...entrant } = world.entrants.get(id) ?? { id, key: id, state: 'playing' };
  world.entrants.set(id, entrant as Entrant);
}

/** Everybody who was in has one table or a reason for none, in each stage. */
function faultsOfRests({ draws, competition, entrants: now }: World): readonly string[] {
  return draws.flatMap(({ stage, fixtures, entrants }) => {
    const seated = fixtures.flatMap((each) => each.entrants);
    const faults = seated
      .filter((id, i) => seated.indexOf(id) !== i)
      .map((id) => `${stage}: ${id} sits twice`);
    const inIt = [...entrants.values()].filter(
      ({ state, division, lot, lateFrom }) =>
        (state === 'playing' || state === 'checked-in') && (division ?? lot ?? lateFrom) !== undefined,
    );
    for (const { id, pausedAt, byes = [] } of inIt) {
      const mayRest = pausedAt !== undefined || byes.includes(stage);
      if (!seated.includes(id) && !mayRest) faults.push(`${stage}: ${id} is left out`);
      if (seated.includes(id) && pausedAt) faults.push(`${stage}: ${id} pauses and is drawn`);
    }
    for (const { id, lateFrom = 1 } of now.values())
      if (seated.includes(id) && stage < lateFrom) faults.push(`${stage}: ${id} was not there`);
    return competition.form === 'swiss' ? faults : [];
  });
}

/** Each line is the sum of its tables and of the stages that count without one. */
function expectSums(world: World, name: string): void {
  const played = playedOf(world);
  const upTo = Math.max(0, ...played.fixtures.map(({ id }) => stageOf(id)));
  for (const { id, mean, tables, rests = 0 } of standingsByForm(played)[0]?.lines ?? []) {
    const entrant = world.entrants.get(id);
    if (!entrant) throw new Error(id);
    const own = resultsOf(id, played.fixtures).map(({ tablePoints }) => tablePoints / POINT);
    const stages = restsOf(entrant, played.fixtures, { terms: TERMS, upTo });
    const scores = { bye: TERMS.byePoints, late: TERMS.latePoints, pause: 0 };
    const sum = [...own, ...stages.map(({ kind }) => scores[kind])].reduce((a, b) => a + b, 0);
    expect([tables, rests], name).toEqual([own.length, stages.length]);
    const counted = own.length + stages.length;
    if (counted > 0) expect(mean, name).toBeCloseTo(sum / counted, 9);
    // In each drawn stage at most one of these.
    expect(counted, name).toBeLessThanOrEqual(upTo);
  }
}

test(`${COMPETITIONS} random Swisses with byes, pauses and late starts keep every rule`, () => {
  const kinds = new Set<string>();
  for (let n = 1; n <= COMPETITIONS; n += 1) {
    const name = `rests ${n}`;
    const dice = diceFor(name);
    const size = TABLE_SIZES[n % 3] ?? 4;
    const competition = competitionOf('swiss', { size, seed: dice.hex(), terms: TERMS });
    const people = entrantsOf(4 + dice.below(14));
    const smooth = newWorld(competition, people);
    const broken = n % 2 === 0 ? newWorld(competition, people) : undefined;
    playToTheEnd(smooth, broken, {
      name,
      dice,
      chances: { leaving: 0.005, ending: 0.3 },
      faultsOf: (world) => faultsAtTables(world, () => true),
      moreOf: (world) => askedBy(dice, world),
    });
    expect(faultsOfRests(smooth), name).toEqual([]);
    expectSums(smooth, name);
    for (const entrant of smooth.entrants.values())
      for (const { kind } of restsOf(entrant, playedOf(smooth).fixtures, { terms: TERMS, upTo: 5 }))
        kinds.add(kind);
    if (smooth.competition.state === 'over')
      expect(verifySeason(documentOf(smooth)).faults, name).toEqual([]);
  }
  expect([...kinds].sort()).toEqual(['bye', 'late', 'pause']);
});

/** A Swiss of four at twos whose first stage is over; the person of seat 0 has won each table. */
function afterOneStage(changes: Readonly<Record<string, Partial<Entrant>>>) {
  const world = newWorld(
    competitionOf('swiss', { size: 2, terms: { ...TERMS, rounds: 2 } }),
    entrantsOf(6, () => ({ state: 'checked-in', checkedInAt: new Date(0) })),
  );
  settle(world);
  for (const [id, change] of Object.entries(changes)) setEntrant(world, id, change);
  for (const { id } of openOnes(world)) endTable(world, id, { ranking: [0, 1] });
  settle(world);
  return world;
}

test('a bye counts its points, and not as a table that was missed', () => {
  const world = afterOneStage({ e0: { byes: [2] } });
  const line = standingsByForm(playedOf(world))[0]?.lines.find(({ id }) => id === 'e0');
  const own = resultsOf('e0', playedOf(world).fixtures)[0]?.tablePoints ?? 0;
  expect(line).toMatchObject({ tables: 1, rests: 1, mean: (own / POINT + 4) / 2 });
  expect(recordsOf(playedOf(world)).find(({ id }) => id === 'e0')?.due).toBe(1);
});

test('byes lapse where they would leave fewer than two people', () => {
  const byes = { byes: [2] };
  const world = afterOneStage({ e0: byes, e1: byes, e2: byes, e3: byes, e4: byes });
  const seated = [...world.fixtures.values()]
    .filter(({ id }) => stageOf(id) === 2)
    .flatMap((f) => f.entrants);
  expect(seated.toSorted()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
});

test('a bye for the first stage is asked before it is drawn', () => {
  const people = entrantsOf(5, (i) => ({
    state: 'checked-in',
    checkedInAt: new Date(0),
    ...(i === 3 ? { byes: [1] } : {}),
  }));
  const world = newWorld(competitionOf('swiss', { size: 2, terms: TERMS }), people);
  settle(world);
  expect(openOnes(world).flatMap(({ entrants }) => entrants)).toHaveLength(4);
  expect(world.entrants.get('e3')).toMatchObject({ state: 'playing', lot: expect.any(Number) });
});
