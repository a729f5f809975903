/** The export of a Swiss and of a cup: honest ones pass, and each kind of change is named. */
import { describe, expect, test } from 'vitest';
import { readSeason, type SeasonDocument } from '@/lib/game/competing/season';
import type { SeasonCheck } from '@/lib/game/verify/season-report';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { documentOf } from '../competing/document';
import {
  after,
  competitionOf,
  endTable,
  newWorld,
  setEntrant,
  settle,
  START,
  type World,
} from '../competing/world';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [LATE, LATER] = [idOf(18), idOf(19)];

/** Seventeen people: one leaves and a reserve plays on, one leaves after a stage, one misses check-in. */
function played(form: 'swiss' | 'cup'): SeasonDocument {
  const entrants = Array.from({ length: 19 }, (_, i) => {
    const id = idOf(i + 1);
    const isLate = id === LATE || id === LATER;
    const number = i % 2 === 0 ? { number: 1500 + 10 * i } : {};
    return { id, key: id, state: 'entered' as const, ...number, ...(isLate ? {} : { movedAt: START }) };
  });
  const world = newWorld(competitionOf(form, { seed: 'a1'.repeat(32), atOnce: 2 }), entrants);
  settle(world);
  world.now = after(4);
  settle(world);
  setEntrant(world, LATE, { state: 'checked-in', checkedInAt: after(5) });
  setEntrant(world, firstOf(world, '1.1.2'), { state: 'withdrawn' });
  world.now = after(40);
  playStage(world, 1);
  const [absent = '', ...asked] = [...world.entrants.values()].flatMap(({ id, state }) =>
    state === 'entered' && id !== LATER ? [id] : [],
  );
  asked.forEach((id) => setEntrant(world, id, { state: 'checked-in', checkedInAt: after(41) }));
  setEntrant(world, LATER, { state: 'checked-in', checkedInAt: after(41) });
  world.now = after(45);
  settle(world);
  expect(world.entrants.get(absent)?.absent).toEqual([2]);
  setEntrant(world, firstOf(world, '2.1.1'), { state: 'withdrawn' });
  for (let stage = 2; stage <= world.competition.stages; stage += 1) playStage(world, stage);
  expect(world.competition.state).toBe('over');
  return documentOf(world);
}

const firstOf = (world: World, fixture: string): string => world.fixtures.get(fixture)?.entrants[0] ?? '';

function playStage(world: World, stage: number): void {
  settle(world);
  for (const { id } of [...world.fixtures.values()].filter((each) => each.id.startsWith(`${stage}.`)))
    endTable(world, id, { ranking: [2, 0, 3, 1], points: [100, 99 - Number(id.slice(-1)), 80, 60] });
  settle(world);
}

const HONEST = { swiss: played('swiss'), cup: played('cup') };
type Form = keyof typeof HONEST;

function changed(form: Form, change: (copy: SeasonDocument) => void): SeasonDocument {
  const copy = structuredClone(HONEST[form]);
  change(copy);
  return copy;
}

describe.each(['swiss', 'cup'] as const)('a %s', (form) => {
  test('that is honest has the right form and passes', () => {
    const honest = HONEST[form];
    expect(readSeason(JSON.parse(JSON.stringify(honest)))).toEqual({ ok: true, value: honest });
    const { faults, checks, complete } = verifySeason(honest);
    expect(faults).toEqual([]);
    expect(complete).toBe(true);
    expect(new Set(Object.values(checks))).toEqual(new Set(['ok']));
    expect(honest.entrants.find(({ id }) => id === LATE)).toMatchObject({ state: 'done', division: 1 });
  });

  test('that still runs shows its results, and the rest later', () => {
    const { seed: _seed, ...competition } = HONEST[form].competition;
    const running = verifySeason({ ...HONEST[form], competition: { ...competition, state: 'running' } });
    expect(running).toMatchObject({
      complete: false,
      faults: [],
      checks: { results: 'ok', stages: 'later' },
    });
  });
});

type Table = SeasonDocument['fixtures'][number];
const table = ({ fixtures }: SeasonDocument, id: string) => fixtures.find((each) => each.id === id) as Table;
const newest = ({ fixtures }: SeasonDocument) =>
  Math.max(...fixtures.map(({ id }) => Number(id.split('.')[0])));
const drawn = ({ entrants }: SeasonDocument) =>
  entrants.find(({ lot }) => lot === 3) as SeasonDocument['entrants'][number];

/** Two people change places in the whole of these tables. */
function swap(tables: readonly Table[], a: string, b: string): void {
  const other = (id: string) => (id === a ? b : id === b ? a : id);
  for (const each of tables) {
    each.entrants = each.entrants.map(other);
    if (each.drawn) each.drawn = each.drawn.map(other);
    each.seats.forEach((seat) => seat.entrant && (seat.entrant = other(seat.entrant)));
  }
}

const CHANGES: readonly (readonly [
  what: string,
  form: Form,
  check: SeasonCheck,
  change: (copy: SeasonDocument) => void,
  faults: (copy: SeasonDocument) => readonly string[],
])[] = [
  [
    'another lot',
    'swiss',
    'divisions',
    (copy) => (drawn(copy).lot = 99),
    () => [`lot ${drawn(HONEST.swiss).id}`],
  ],
  [
    'a drawn person without check-in',
    'cup',
    'check-in',
    (copy) => delete finalist(copy)?.checkedInAt,
    (copy) => [`not-checked-in ${finalist(copy)?.id}`],
  ],
  [
    'another order of turns in a later stage',
    'swiss',
    'fixtures',
    (copy) => {
      const each = table(copy, '3.1.1');
      each.entrants.reverse();
      each.drawn?.reverse();
      each.seats.forEach((seat) => (seat.seat = each.entrants.length - 1 - seat.seat));
    },
    () => ['order 3.1.1'],
  ],
  [
    'two people who changed tables',
    'swiss',
    'fixtures',
    (copy) => {
      const last = newest(copy);
      const tables = [table(copy, `${last}.1.1`), table(copy, `${last}.1.2`)];
      swap(tables, tables[0]?.entrants[0] ?? '', tables[1]?.entrants[0] ?? '');
    },
    (copy) => [`order ${newest(copy)}.1.1`, `order ${newest(copy)}.1.2`],
  ],
  [
    'another number of the first draw',
    'cup',
    'fixtures',
    (copy) => delete copy.entrants.find(({ id }) => id === idOf(17))?.number,
    () => [1, 2, 3, 4, 5].map((n) => `order 1.1.${n}`),
  ],
  [
    'a missing stage',
    'swiss',
    'stages',
    (copy) => (copy.fixtures = copy.fixtures.filter(({ id }) => !id.startsWith(`${newest(copy)}.`))),
    () => [`stage-missing ${newest(HONEST.swiss)}`],
  ],
  [
    'a cup that ends before its final',
    'cup',
    'stages',
    (copy) => (copy.fixtures = copy.fixtures.filter(({ id }) => !id.startsWith(`${newest(copy)}.`))),
    () => [`stage-missing ${newest(HONEST.cup)}`],
  ],
  [
    'another number of stages',
    'swiss',
    'stages',
    (copy) => (copy.competition.stages = 5),
    () => ['stage-count winter'],
  ],
  [
    'one more stage',
    'cup',
    'stages',
    (copy) => {
      const final = table(copy, `${newest(copy)}.1.1`);
      copy.fixtures.push({ ...final, id: `${newest(copy) + 1}.1.1` });
    },
    () => [`stage-count ${newest(HONEST.cup) + 1}`],
  ],
  [
    'somebody at the final who was out, for somebody who went on',
    'cup',
    'stages',
    (copy) => {
      const [loser, winner] = loserAndWinner(copy);
      swap([table(copy, `${newest(copy)}.1.1`)], winner, loser);
    },
    () => [
      `stage-left-out ${loserAndWinner(HONEST.cup)[1]}`,
      `stage-unreached ${loserAndWinner(HONEST.cup)[0]}`,
    ],
  ],
  [
    'a person who missed check-in, unnoted',
    'swiss',
    'stages',
    (copy) =>
      copy.entrants.forEach((each) => {
        if (each.absent) each.checkedInAt = START.toISOString();
        delete each.absent;
      }),
    () => [2, 3, 4].map(() => `stage-left-out ${HONEST.swiss.entrants.find(({ absent }) => absent)?.id}`),
  ],
  [
    'a stage reached that was not',
    'cup',
    'standings',
    (copy) => copy.standings[0]?.lines.forEach((line, i) => i === 9 && (line.reached = 3)),
    (copy) => [`figures ${copy.standings[0]?.lines[9]?.entrant}`],
  ],
  [
    'an invented winner',
    'cup',
    'standings',
    (copy) => copy.standings[0]?.lines.forEach((line, i) => i === 1 && (line.place = 1)),
    (copy) => [`rank ${copy.standings[0]?.lines[1]?.entrant}`],
  ],
];

/** Somebody of the final who was in the first draw. */
const finalist = (copy: SeasonDocument) =>
  copy.entrants.find(
    ({ id, lot }) => lot !== undefined && table(copy, `${newest(copy)}.1.1`).entrants.includes(id),
  );

function loserAndWinner(copy: SeasonDocument): readonly [string, string] {
  const last = newest(copy);
  const final = table(copy, `${last}.1.1`).entrants;
  const before = copy.fixtures.filter(({ id }) => id.startsWith(`${last - 1}.`));
  const loser = before.flatMap(({ entrants }) => entrants).find((id) => !final.includes(id)) ?? '';
  return [loser, final[1] ?? ''];
}

test.each(CHANGES)('%s is named (%s)', (_what, form, check, change, expected) => {
  const copy = changed(form, change);
  const faults = verifySeason(copy).faults.filter((each) => each.check === check);
  expect(faults.map(({ code, at }) => `${code} ${at}`)).toEqual(expected(copy));
  expect(faults.length).toBeGreaterThan(0);
});
