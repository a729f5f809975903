/** A competition's export: an honest one passes, and each kind of change is named. */
import { beforeAll, expect, test } from 'vitest';
import { readSeason, type SeasonDocument } from '@/lib/game/competing/season';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { documentOf } from '../competing/document';
import {
  after,
  competitionOf,
  endTable,
  newWorld,
  openOnes,
  setEntrant,
  settle,
  START,
  type World,
} from '../competing/world';
import { goldenDocument } from '../support/documents';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [LATE, LEFT_OUT] = [idOf(11), idOf(12)];

/** Twelve people in divisions of five; one leaves and a reserve plays on, another leaves without one. */
function played(): SeasonDocument {
  const entrants = Array.from({ length: 12 }, (_, i) => {
    const id = idOf(i + 1);
    const isLate = id === LATE || id === LEFT_OUT;
    return { id, key: id, state: 'entered' as const, ...(isLate ? {} : { movedAt: START }) };
  });
  const world = newWorld(competitionOf('season', { seed: 'a1'.repeat(32) }), entrants);
  settle(world);
  world.now = after(3);
  settle(world);
  const [first, second] = [1, 2].map((division) => personOf(world, division));
  setEntrant(world, LATE, { state: 'checked-in', checkedInAt: after(4) });
  for (const gone of [first, second]) {
    setEntrant(world, gone ?? '', { state: 'withdrawn' });
    settle(world);
  }
  while (world.competition.state === 'running') {
    endTable(world, openOnes(world)[0]?.id ?? '', { ranking: [2, 0, 3, 1], points: [93, 86, 79, 72] });
    settle(world);
  }
  return documentOf(world);
}

/** The person with the second lot of a division. */
const personOf = ({ entrants }: World, division: number): string =>
  [...entrants.values()].find((each) => each.division === division && each.lot === 1)?.id ?? '';

let honest: SeasonDocument;
beforeAll(() => {
  honest = played();
});

type Json = Record<string, unknown>;
/** The document with a change in place, at a way through it. */
function changed(change: (copy: SeasonDocument & Json) => void): SeasonDocument {
  const copy = structuredClone(honest);
  change(copy);
  return copy;
}

test('an honest export has the right form and passes, also while the competition runs', () => {
  expect(readSeason(JSON.parse(JSON.stringify(honest)))).toEqual({ ok: true, value: honest });
  const { faults, checks, complete } = verifySeason(honest);
  expect(faults).toEqual([]);
  expect(complete).toBe(true);
  expect(new Set(Object.values(checks))).toEqual(new Set(['ok']));
  // The reserve plays, and a table without one has three people.
  expect(honest.entrants.find(({ id }) => id === LATE)).toMatchObject({ state: 'done', division: 1 });
  expect(honest.fixtures.some(({ entrants }) => entrants.length === 3)).toBe(true);
  const { seed: _seed, ...competition } = honest.competition;
  const running = verifySeason({ ...honest, competition: { ...competition, state: 'running' } });
  expect(running).toMatchObject({
    complete: false,
    faults: [],
    checks: { results: 'ok', fixtures: 'later', commitment: 'later' },
  });
});

const fixture = ({ fixtures }: SeasonDocument, n = 3) => fixtures[n] as SeasonDocument['fixtures'][number];
const drawn = ({ entrants }: SeasonDocument, n = 0) =>
  entrants.filter(({ lot }) => lot !== undefined)[n] as SeasonDocument['entrants'][number];
const line = ({ standings }: SeasonDocument, n = 1) =>
  standings[0]?.lines[n] as SeasonDocument['standings'][number]['lines'][number];

const CHANGES: readonly (readonly [
  what: string,
  change: (copy: SeasonDocument) => void,
  faults: (copy: SeasonDocument) => readonly string[],
])[] = [
  ['another seed', (copy) => (copy.competition.seed = 'b2'.repeat(32)), () => ['commitment winter']],
  ['no seed', (copy) => delete copy.competition.seed, () => ['seed-missing winter']],
  [
    'a drawn person without check-in',
    (copy) => delete drawn(copy).checkedInAt,
    (copy) => [`not-checked-in ${drawn(copy).id}`],
  ],
  [
    'a person who had checked in and was not drawn',
    (copy) => {
      const late = copy.entrants.find(({ id }) => id === LEFT_OUT);
      if (late) late.checkedInAt = '2026-12-31T00:00:00.000Z';
    },
    () => [`left-out ${LEFT_OUT}`],
  ],
  [
    'a moved person',
    (copy) => (drawn(copy).division = 3 - (drawn(copy).division ?? 0)),
    (copy) => [`division ${drawn(copy).id}`],
  ],
  [
    'a moved reserve',
    (copy) => copy.entrants.forEach((each) => each.id === LATE && (each.division = 2)),
    () => [`division ${LATE}`],
  ],
  ['another lot', (copy) => (drawn(copy).lot = 7), (copy) => [`lot ${drawn(copy).id}`]],
  [
    'swapped seats of a table',
    (copy) => {
      const { entrants, seats } = fixture(copy, 8);
      entrants.reverse();
      const last = entrants.length - 1;
      seats.forEach((each) => (each.seat = last - each.seat));
    },
    (copy) => [`order ${fixture(copy, 8).id}`],
  ],
  [
    'another person at a table',
    (copy) => {
      const { entrants, seats } = fixture(copy, 8);
      const other = copy.entrants.find(({ id, lot }) => lot !== undefined && !entrants.includes(id));
      const [seat] = seats;
      entrants[seat?.seat ?? 0] = other?.id ?? '';
      if (seat) seat.entrant = other?.id ?? '';
    },
    (copy) => [`order ${fixture(copy, 8).id}`, ...changedFigures(copy)],
  ],
  [
    'a table without one of its people',
    (copy) => {
      const { entrants, seats } = fixture(copy, 8);
      entrants.pop();
      seats.pop();
      seats.forEach((each, i) => {
        each.place = i + 1;
        each.left = false;
        each.tablePoints = [8, 2][i] ?? 0;
      });
    },
    (copy) => [`order ${fixture(copy, 8).id}`, ...changedFigures(copy)],
  ],
  [
    'a missing table',
    (copy) => void copy.fixtures.pop(),
    (copy) => [`fixture-missing ${lastId()}`, ...changedFigures(copy)],
  ],
  [
    'a table twice',
    (copy) => void copy.fixtures.push({ ...fixture(copy), state: 'void', seats: [] }),
    (copy) => [`fixture-twice ${fixture(copy).id}`],
  ],
  [
    'an invented table',
    (copy) => void copy.fixtures.push({ ...fixture(copy), id: '1.9.1', state: 'void', seats: [] }),
    () => ['fixture-unknown 1.9.1'],
  ],
  [
    'a table that goes on',
    (copy) => {
      fixture(copy).state = 'open';
      fixture(copy).seats = [];
    },
    (copy) => [`fixture-open ${fixture(copy).id}`, ...changedFigures(copy)],
  ],
  [
    'swapped seats of a result',
    (copy) => {
      const [a, b] = fixture(copy).seats;
      if (a && b) [a.entrant, b.entrant] = [b.entrant, a.entrant];
    },
    (copy) => [`seat ${fixture(copy).id} seat 1`, `seat ${fixture(copy).id} seat 2`],
  ],
  [
    'a changed place',
    (copy) => fixture(copy).seats.forEach((each) => each.place === 1 && (each.place = 4)),
    (copy) => fixture(copy).seats.map(({ seat }) => `place ${fixture(copy).id} seat ${seat + 1}`),
  ],
  [
    'changed table points',
    (copy) => fixture(copy).seats.forEach((each) => each.seat === 1 && (each.tablePoints += 1)),
    (copy) => [`table-points ${fixture(copy).id} seat 2`],
  ],
  [
    'a result without people',
    (copy) => void (fixture(copy).seats = []),
    (copy) => [`no-result ${fixture(copy).id}`],
  ],
  ['a wrong rank', (copy) => (line(copy).place = 1), (copy) => [`rank ${line(copy).entrant}`]],
  [
    'swapped ranks',
    (copy) => ([line(copy, 1).place, line(copy, 2).place] = [line(copy, 2).place, line(copy, 1).place]),
    (copy) => [`rank ${line(copy, 1).entrant}`, `rank ${line(copy, 2).entrant}`],
  ],
  ['another mean', (copy) => (line(copy).mean = 10), (copy) => [`figures ${line(copy).entrant}`]],
  ['more wins', (copy) => (line(copy).wins += 1), (copy) => [`figures ${line(copy).entrant}`]],
  ['fewer tables', (copy) => (line(copy).tables -= 1), (copy) => [`figures ${line(copy).entrant}`]],
  [
    'a person below the line',
    (copy) => (line(copy).isBelowLine = true),
    (copy) => [`figures ${line(copy).entrant}`],
  ],
  [
    'a person who is missing in the standing',
    (copy) => void copy.standings[0]?.lines.shift(),
    () => [`not-in-standing ${line(honest, 0).entrant}`],
  ],
  [
    'a person who moved up after all',
    (copy) => copy.ladder?.forEach((rung, i, all) => i === all.length - 1 && (rung.division = 1)),
    (copy) => [`ladder ${copy.ladder?.at(-1)?.entrant}`],
  ],
];

const lastId = () => honest.fixtures.at(-1)?.id ?? '';

/** The standing does not follow from changed tables; which lines differ is not the question here. */
function changedFigures(copy: SeasonDocument): readonly string[] {
  return verifySeason(copy)
    .faults.filter(({ check }) => check === 'standings' || check === 'ladder')
    .map(({ code, at }) => `${code} ${at}`);
}

test.each(CHANGES)('%s is named', (_what, change, expected) => {
  const copy = changed(change);
  const { faults } = verifySeason(copy);
  expect(faults.map(({ code, at }) => `${code} ${at}`)).toEqual(expected(copy));
  expect(faults.length).toBeGreaterThan(0);
});

test('with the export of a game, its points and places are checked too', () => {
  const game = goldenDocument('4-players-base');
  const { scores = [], ranking = [] } = game.result ?? {};
  const copy = changed((each) => {
    fixture(each).game = game.game.id;
    fixture(each).seats.forEach((seat) => {
      seat.points = scores.find((score) => score.seat === seat.seat)?.total ?? 0;
      seat.place = 1 + ranking.indexOf(seat.seat);
      seat.tablePoints = [10, 6, 3, 1][seat.place - 1] ?? 0;
    });
  });
  const games = new Map([[game.game.id, game]]);
  expect(verifySeason(copy, games).faults.filter(({ check }) => check === 'results')).toEqual([]);
  const [seat] = fixture(copy).seats;
  if (seat) seat.points += 1;
  expect(verifySeason(copy, games).faults).toEqual([
    { check: 'results', code: 'points', at: `${fixture(copy).id} seat ${(seat?.seat ?? 0) + 1}` },
  ]);
});
