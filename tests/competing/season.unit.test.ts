/** Seasons played out at random: docs/testing.md. `FULL=1 SEED=...` plays 1,000 from that seed. */
import { describe, expect, test } from 'vitest';
import { seasonStandingsOf, startSeason } from '@/lib/game/competing/season';
import { ladderAfter, MAX_IN_DIVISION } from '@/lib/game/competing/ladder';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { inFull, seedOf } from '../support/full';
import { diceFor, type Dice } from './dice';
import { documentOf } from './document';
import { faultsAtTables, openTablesOf, playToTheEnd, standingsIn } from './simulation';
import {
  advance,
  after,
  competitionOf,
  endTable,
  entrantsOf,
  newWorld,
  openOnes,
  playedOf,
  setEntrant,
  setFixture,
  settle,
  START,
  type World,
} from './world';

const SEASONS = inFull(1000, 60);

/** The rules that are broken whenever nothing is left to do. */
function faultsIn(world: World): readonly string[] {
  const { competition, entrants, fixtures, done } = world;
  const isPlaying = (id: string) => entrants.get(id)?.state === 'playing';
  const faults = [...faultsAtTables(world, isPlaying)];
  const open = openTablesOf(fixtures);
  const isBusy = (id: string) => (open.get(id) ?? 0) >= competition.atOnce;
  const hasReserve = [...entrants.values()].some(({ state }) => state === 'checked-in');
  for (const { id, state, entrants: people } of fixtures.values()) {
    if (people.length > competition.size) faults.push(`${id} is too large`);
    if (state !== 'waiting') continue;
    if (!people.some((each) => isPlaying(each) && isBusy(each))) faults.push(`${id} waits for nobody`);
    if (hasReserve && !people.every(isPlaying)) faults.push(`${id} has no reserve`);
  }
  if (done.filter(({ type }) => type === 'start').length > 1) faults.push('started twice');
  return faults;
}

function checkStart(world: World, dice: Dice, name: string): void {
  const start = world.done.find((act) => act.type === 'start');
  if (start?.type !== 'start') return;
  const { competition } = world;
  const people = start.places.map(({ id }) => ({ id, key: world.entrants.get(id)?.key ?? '' }));
  // Everything follows from what is public.
  expect(
    { type: 'start', ...startSeason(competition, dice.shuffle(people)), stages: undefined },
    name,
  ).toEqual(start);
  const divisions = new Set(start.places.map(({ division }) => division));
  for (const division of divisions) {
    const members = start.places.filter((each) => each.division === division);
    const tables = start.fixtures.filter(({ id }) => id.startsWith(`1.${division}.`));
    expect(members.length, name).toBeLessThanOrEqual(MAX_IN_DIVISION[competition.size]);
    for (const { id } of members) {
      const places = tables.flatMap(({ entrants }) => {
        const at = entrants.indexOf(id);
        return at < 0 ? [] : [at];
      });
      expect(places.length, name).toBeGreaterThan(0);
      const seats = Math.min(competition.size, members.length);
      if (seats > 2) expect(places.toSorted(), name).toEqual(Array.from({ length: seats }, (_, i) => i));
    }
  }
}

/** Nobody who is out got a table, and the tables that were opened are those that were drawn. */
function checkOpened(world: World, name: string): void {
  const out = new Set<string>();
  for (const act of world.done) {
    if (act.type === 'withdraw') out.add(act.entrant);
    if (act.type === 'open-fixture')
      expect(
        act.entrants.filter((id) => out.has(id)),
        name,
      ).toEqual([]);
  }
}

function checkEnd(world: World, dice: Dice, name: string): void {
  const keys = standingsIn(world, dice, name).map(({ lines }) =>
    lines.map(({ id }) => world.entrants.get(id)?.key ?? ''),
  );
  const ladder = ladderAfter(world.competition.ladder, keys);
  expect(new Set(ladder.map(({ key }) => key)).size, name).toBe(ladder.length);
  expect(ladder.map(({ key }) => key)).toEqual(expect.arrayContaining(keys.flat()));
  // Everything can be worked out again from the export.
  if (world.competition.state === 'over') expect(verifySeason(documentOf(world)).faults, name).toEqual([]);
}

function playSeason(number: number): World {
  const name = `season ${number}`;
  const dice = diceFor(name);
  const size = TABLE_SIZES[dice.below(3)] ?? 4;
  const people = entrantsOf(1 + dice.below(dice.next() < 0.8 ? 12 : 64));
  const rungs = dice.shuffle(people).slice(dice.below(people.length));
  const season = competitionOf('season', {
    size,
    seed: dice.hex(),
    atOnce: 1 + dice.below(3),
    ladder: rungs.map(({ key }, i) => ({ key, division: 1 + Math.floor(i / 6), satOut: 0 })),
  });
  const chances = { leaving: (dice.next() * 0.3) / 20, ending: 0.35 };
  const smooth = newWorld(season, people);
  playToTheEnd(smooth, newWorld(season, people), { name, dice, chances, faultsOf: faultsIn });
  checkStart(smooth, dice, name);
  checkOpened(smooth, name);
  checkEnd(smooth, dice, name);
  return smooth;
}

test('lots are drawn from the seed', () => {
  const ladder = ['e0', 'e1', 'e2', 'e3'].map((key) => ({ key, division: 1, satOut: 0 }));
  const lotsBy = (seed: string) =>
    startSeason({ size: 4, seed, ladder }, entrantsOf(4)).places.map(({ id }) => id);
  const drawn = ['01', '02', '03', '04', '05', '06'].map((seed) => lotsBy(seed).join(''));
  expect(new Set(drawn).size).toBeGreaterThan(3);
});

describe('steps of a season', () => {
  const typesOf = (world: World, now: Date) => {
    const { acts, dueAt } = advance({ ...world, now });
    return [...acts.map(({ type }) => type), ...(dueAt ? [dueAt.toISOString()] : [])];
  };
  const checkIn = (count: number, ready: number) => {
    const season = competitionOf('season', { state: 'check-in', checkInUntil: after(3) });
    const world = newWorld(season, entrantsOf(count));
    for (let i = 0; i < ready; i += 1)
      setEntrant(world, `e${i}`, { state: 'checked-in', checkedInAt: after(i) });
    return world;
  };

  test('sign-up ends at its date, and check-in lasts 72 hours', () => {
    const world = newWorld(competitionOf('season', { signUpUntil: after(1) }), entrantsOf(4));
    expect(typesOf(world, after(0))).toEqual([after(1).toISOString()]);
    expect(typesOf(world, after(1))).toEqual(['open-check-in']);
    world.now = after(1);
    settle(world);
    expect(world.competition.checkInUntil).toEqual(after(4));
  });

  test('with fewer than two people it is cancelled', () => {
    expect(typesOf(newWorld(competitionOf('season'), entrantsOf(1)), START)).toEqual(['call-off']);
    expect(typesOf(checkIn(5, 1), after(3))).toEqual(['call-off']);
  });

  test('it starts as soon as all are checked in, or at the end of check-in', () => {
    expect(typesOf(checkIn(5, 4), after(2))).toEqual([after(3).toISOString()]);
    expect(typesOf(checkIn(5, 5), after(2))).toEqual(['start']);
    expect(typesOf(checkIn(5, 4), after(3))).toEqual(['start']);
  });

  test('a step within seven days checks in', () => {
    const world = checkIn(5, 0);
    setEntrant(world, 'e1', { movedAt: after(-6) });
    setEntrant(world, 'e2', { movedAt: after(-8) });
    const { acts } = advance(world);
    expect(acts).toEqual([{ type: 'check-in', entrant: 'e1', at: START }]);
  });

  test('late check-ins are reserves, the earliest first, and take tables that have not begun', () => {
    const world = checkIn(7, 5);
    world.now = after(3);
    settle(world);
    const [begun, made] = openOnes(world);
    if (!begun || !made) throw new Error('two tables should be open');
    setFixture(world, begun.id, { hasBegun: true });
    const leaver = made.entrants.find((id) => begun.entrants.includes(id)) ?? '';
    setEntrant(world, 'e5', { state: 'checked-in', checkedInAt: after(5) });
    setEntrant(world, 'e6', { state: 'checked-in', checkedInAt: after(4) });
    setEntrant(world, leaver, { state: 'withdrawn' });
    settle(world);
    const tablesOf = (id: string) =>
      [...world.fixtures.values()].filter(({ entrants }) => entrants.includes(id)).map((each) => each.id);
    expect(tablesOf(leaver)).toEqual([begun.id]);
    expect(tablesOf('e6')).toHaveLength(3);
    expect(tablesOf('e5')).toEqual([]);
    expect(world.fixtures.get(made.id)?.entrants.indexOf('e6')).toBe(made.entrants.indexOf(leaver));
  });

  test('without a reserve the others play as one fewer; with a single person left a fixture is void', () => {
    const world = checkIn(4, 4);
    world.competition = { ...world.competition, atOnce: 1, size: 3 };
    world.now = after(3);
    settle(world);
    const waiting = [...world.fixtures.values()].filter(({ state }) => state === 'waiting');
    expect(waiting).toHaveLength(3);
    setEntrant(world, waiting[0]?.entrants[1] ?? '', { state: 'excluded' });
    openOnes(world).forEach(({ id }) => endTable(world, id, { ranking: [0, 1, 2] }));
    settle(world);
    expect(world.fixtures.get(waiting[0]?.id ?? '')).toMatchObject({ state: 'open' });
    expect(world.fixtures.get(waiting[0]?.id ?? '')?.entrants).toHaveLength(2);
    const [stays] = waiting[0]?.entrants ?? [];
    for (const { id } of world.entrants.values())
      if (id !== stays && world.entrants.get(id)?.state === 'playing')
        setEntrant(world, id, { state: 'withdrawn' });
    openOnes(world).forEach(({ id }) => setFixture(world, id, { isDeserted: true }));
    settle(world);
    expect([...world.fixtures.values()].map(({ state }) => state)).toEqual(['over', 'void', 'void', 'void']);
    expect(world.competition.state).toBe('over');
  });

  test('the next sign-up opens when 80 % of the tables are over', () => {
    const world = checkIn(7, 7);
    world.now = after(3);
    settle(world);
    for (let over = 1; over <= 7; over += 1) {
      const [next] = openOnes(world);
      endTable(world, next?.id ?? '', { ranking: [0, 1, 2, 3] });
      settle(world);
      const { hasNext, state } = world.competition;
      expect([over, hasNext, state]).toEqual([over, over >= 6, over === 7 ? 'over' : 'running']);
    }
  });
});

test(
  `${SEASONS} random seasons end, with every rule kept (seed "${seedOf('season N')}")`,
  { timeout: 120_000 },
  () => {
    const worlds = Array.from({ length: SEASONS }, (_, i) => playSeason(i + 1));
    const acts = new Set(worlds.flatMap(({ done }) => done.map(({ type }) => type)));
    expect([...acts].toSorted().join(' ')).toBe(
      'call-off check-in finish open-check-in open-fixture open-next replace start void-fixture withdraw',
    );
  },
);

test('a club of nine with one who vanishes and one reserve', () => {
  // In the order of their strength; all but the reserve have moved lately.
  const people = entrantsOf(10, (i) => (i === 9 ? {} : { movedAt: START }));
  const names = people.map(({ id }) => id);
  const world = newWorld(competitionOf('season', { seed: '0123456789abcdef' }), people);
  settle(world);
  expect([world.competition.state, world.entrants.get('e9')?.state]).toEqual(['check-in', 'entered']);
  world.now = after(3);
  settle(world);
  expect(world.fixtures.size).toBe(5 + 4);
  // One of the upper five vanishes at their first table; the reserve has a place at the others.
  const [first] = openOnes(world);
  const gone = first?.entrants[0] ?? '';
  setFixture(world, first?.id ?? '', { hasBegun: true });
  setEntrant(world, gone, { isGone: true });
  setEntrant(world, 'e9', { state: 'checked-in', checkedInAt: world.now });
  settle(world);
  expect(world.entrants.get(gone)).toMatchObject({ state: 'withdrawn' });
  const tablesOf = (id: string) =>
    [...world.fixtures.values()].filter(({ entrants }) => entrants.includes(id));
  expect(tablesOf(gone).map(({ id }) => id)).toEqual([first?.id]);
  expect(tablesOf('e9').map(({ entrants }) => entrants.length)).toEqual([4, 4, 4]);
  for (let [open] = openOnes(world); open; [open] = openOnes(world)) {
    const seats = open.entrants.map((id, seat) => [names.indexOf(id), seat] as const);
    endTable(world, open.id, { ranking: seats.sort(([a], [b]) => a - b).map(([, seat]) => seat) });
    settle(world);
  }
  expect(world.competition.state).toBe('over');
  const [upper = [], lower = []] = seasonStandingsOf(playedOf(world)).map(({ lines }) => lines);
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
  const means = upper.slice(0, -1).map(({ mean = 0 }) => mean);
  expect(means).toEqual(means.toSorted((x, y) => y - x));
  expect(lower.map(({ mean }) => mean)).toEqual([10, 6, 3, 1]);
});
