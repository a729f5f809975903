/**
 * Competitions of every form are over when their pages say so at the latest, even if people are silent or slow,
 * with nights, days off and automatic holidays. `FULL=1 SEED=...` plays many from that seed.
 */
import { describe, expect, test } from 'vitest';
import { Terms, type StoredCompetition, type StoredEntrant } from '@/lib/features/competitions/competition';
import { latestEndsOf } from '@/lib/features/competitions/terms';
import { COMPETITION_FORMS, isStaged } from '@/lib/game/competing/competition';
import { MAX_IN_DIVISION } from '@/lib/game/competing/ladder';
import { latestEnds, mostDaysFor, type LatestEnds } from '@/lib/game/competing/latest-end';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { afterTurn, newBank, type ClockBank } from '@/lib/game/pace/bank';
import { type Calendar, weekOf } from '@/lib/game/pace/calendar';
import type { Pace } from '@/lib/game/pace/pace';
import { asDays, type TurnWait, waitAt } from '@/lib/game/pace/wait';
import { diceFor, type Dice } from '../competing/dice';
import { inFull, seedOf } from '../support/full';
import {
  HOUR_MS,
  move,
  settle,
  sit,
  timeOut,
  wholeOf,
  type SimSeat,
  type SimTable,
  type World,
} from './table-world';

const START = new Date('2027-01-01T00:00:00Z');
const DAY_MS = 24 * HOUR_MS;
const COMPETITIONS = inFull(300, 12);
/** The scheduler looks at least this often. */
const STEP_MS = 6 * HOUR_MS;
const MAX_STEPS = 20_000;
const TURNS = 16;

/** A silent person never moves again from some day on, a slow one waits until little time is left. */
interface Habits {
  readonly isSlow: boolean;
  readonly silentFrom: number;
  readonly neverSits: boolean;
}

interface Life {
  readonly world: World;
  readonly habits: ReadonlyMap<string, Habits>;
  readonly calendars: Map<string, Calendar>;
  /** Clocks by table and seat. */
  readonly banks: Map<string, ClockBank>;
  /** Waits by table and time, until their next change. */
  readonly waits: Map<string, TurnWait>;
  readonly known: Set<string>;
}

const PACES: readonly Pace[] = [
  { kind: 'daily', wakingOnly: true, onTimeout: 'computer' },
  { kind: 'brisk', wakingOnly: false, onTimeout: 'computer' },
  { kind: 'custom', bankH: 30, gainH: 6, capH: 60, wakingOnly: true, onTimeout: 'computer', holidays: false },
];

function lifeOf(n: number): Life {
  const dice = diceFor(`latest end ${n}`);
  const form = COMPETITION_FORMS[n % COMPETITION_FORMS.length] ?? 'cup';
  const size = TABLE_SIZES[dice.below(TABLE_SIZES.length)] ?? 4;
  const most = form === 'series' ? MAX_IN_DIVISION[size] : 12;
  const count = Math.min(most, 4 + dice.below(9));
  const rounds = form === 'swiss' ? { rounds: 2 + dice.below(2) } : {};
  const cup = form === 'cup' ? { byes: dice.next() < 0.5, thirdPlace: dice.next() < 0.5 } : {};
  const competition: StoredCompetition = {
    id: `competition ${n}`,
    circleId: 'circle',
    name: 'Winter',
    form,
    size,
    pace: PACES[dice.below(PACES.length)] ?? { kind: 'relaxed' },
    options: ONLINE_OPTIONS,
    variant: BASE_VARIANT,
    atOnce: isStaged(form) ? 1 : 1 + dice.below(3),
    seed: dice.hex(),
    commitment: '',
    state: 'sign-up',
    stage: 0,
    stages: 0,
    ladder: [],
    terms: Terms.parse({ ...rounds, ...cup, waitDays: 1 + dice.below(8) }),
    decisions: [],
    createdAt: START,
    signUpUntil: START,
    revision: 1,
  };
  const people = Array.from({ length: count }, (_, i): StoredEntrant => {
    const id = `person ${i}`;
    return {
      id,
      userId: id,
      key: id,
      name: id,
      state: 'entered',
      enteredAt: START,
      absent: [],
      byes: [],
      paused: [],
      named: true,
    };
  });
  // In some competitions everyone is slow and plays to the end.
  const areAllSlow = n % 3 === 0;
  const silence = areAllSlow ? 0 : dice.next();
  const slowness = areAllSlow ? 1 : dice.next();
  const habits = people.map(({ userId }): [string, Habits] => [
    userId,
    {
      isSlow: dice.next() < slowness,
      silentFrom: dice.next() < silence ? dice.below(80) : Infinity,
      neverSits: dice.next() < 0.2 * silence,
    },
  ]);
  const world: World = {
    competition,
    entrants: new Map(people.map((entrant) => [entrant.id, entrant])),
    fixtures: new Map(),
    tables: new Map(),
    results: [],
    members: new Set(people.map(({ userId }) => userId)),
    movedAt: new Map(),
    replacedAt: new Map(),
    done: new Set(),
    hasNext: false,
    ladder: [],
    now: START,
    dice,
  };
  return {
    world,
    habits: new Map(habits),
    calendars: new Map(people.map(({ userId }) => [userId, calendarOf(dice)])),
    banks: new Map(),
    waits: new Map(),
    known: new Set(),
  };
}

/** Some people sleep as long as clocks allow, some have days off. */
function calendarOf(dice: Dice): Calendar {
  const nights = dice.shuffle([{}, { quietFrom: 1320, quietTo: 480 }, { quietFrom: 960, quietTo: 480 }])[0];
  const timeZone = dice.shuffle(['Europe/Prague', 'America/Sao_Paulo', 'Asia/Tokyo'])[0] ?? 'UTC';
  const daysOff = dice.shuffle([[], [6, 7], [4, 5, 6, 7]])[0] ?? [];
  return { timeZone, ...nights, daysOff, holidays: [], pauses: [] };
}

/** A step of time: people check in, sit down and move, and clocks run out. */
function live({ world, habits, calendars, banks, waits, known }: Life): void {
  const { entrants, now, competition } = world;
  const day = (now.getTime() - START.getTime()) / DAY_MS;
  const isSilent = (userId: string) => day >= (habits.get(userId)?.silentFrom ?? 0);
  for (const entrant of [...entrants.values()])
    if (entrant.state === 'entered' && competition.state !== 'sign-up' && !isSilent(entrant.userId))
      entrants.set(entrant.id, { ...entrant, state: 'checked-in', checkedInAt: now });
  for (const table of [...world.tables.values()].filter(({ isRunning }) => isRunning)) {
    if (!known.has(table.id)) table.left = table.seats.length * TURNS;
    known.add(table.id);
    for (const seat of table.seats)
      if (seat.userId && !seat.isSeated && sitsNow(seat, table)) sit(world, table, seat);
    // Everyone who is there and quick moves at once.
    for (let turn = 0; turn < table.seats.length && table.isRunning; turn += 1) if (!liveTurn(table)) break;
  }

  function sitsNow({ userId = '' }: SimSeat, table: SimTable): boolean {
    const { isSlow = false, neverSits = false } = habits.get(userId) ?? {};
    if (neverSits || isSilent(userId)) return false;
    const waited = now.getTime() - table.createdAt.getTime() + STEP_MS;
    return !isSlow || waited >= competition.terms.waitDays * DAY_MS;
  }

  /** Whether the seat in turn has moved. */
  function liveTurn(table: SimTable): boolean {
    const seat = table.seats[table.inTurn];
    const { userId = '', isSeated, isComputer } = seat ?? {};
    const calendar = calendars.get(userId);
    if (!isSeated || isComputer || !calendar || !table.tickingAt) return false;
    const key = `${table.id} ${table.inTurn} ${userId}`;
    const bank = { ...(banks.get(key) ?? newBank(competition.pace)), tickingAt: table.tickingAt };
    const waitKey = `${key} ${table.tickingAt.getTime()}`;
    let wait = waits.get(waitKey);
    if (!wait || (wait.marks.out && wait.marks.out <= now)) {
      wait = waitAt(competition.pace, bank, calendar, now, true);
      waits.set(waitKey, wait);
    }
    if (wait.newHolidays.length > 0) {
      const added = wait.newHolidays.map((date) => ({ ...asDays(date), automatic: true }));
      calendars.set(userId, { ...calendar, holidays: [...calendar.holidays, ...added] });
    }
    const isLate = wait.marks.late !== undefined && wait.marks.late <= now;
    if (wait.stage === 'out') {
      timeOut(world, table);
      return false;
    }
    if (isSilent(userId) || (habits.get(userId)?.isSlow && !isLate)) return false;
    banks.set(key, afterTurn(bank, competition.pace, wait.calendar, now));
    move(world, table);
    return true;
  }
}

const saidNow = ({ world, calendars }: Life): LatestEnds | undefined =>
  latestEndsOf(wholeOf(world), {
    away: [],
    weeks: [...calendars.values()].map(weekOf),
    waitsForPrevious: false,
  });

function play(n: number): { readonly share: number; readonly acts: ReadonlySet<string> } {
  const life = lifeOf(n);
  const { world } = life;
  const { form, size, pace } = world.competition;
  const name = `competition ${n} of "${seedOf('latest end N')}": ${form} of ${world.entrants.size} at ${size}, ${pace.kind}`;
  let stage = 0;
  let first: LatestEnds | undefined;
  let said: LatestEnds | undefined;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    world.now = new Date(START.getTime() + step * STEP_MS);
    live(life);
    settle(world);
    const { competition, now } = world;
    const isOver = competition.state === 'over' || competition.state === 'called-off';
    const isNewStage = competition.stage > stage || (competition.state === 'check-in' && stage > 0);
    if (said && (isOver || isNewStage)) expect(late(now, said.stage), `${name}, stage ${stage}`).toBe(0);
    if (isOver) {
      if (competition.state === 'over' && first) expect(late(now, first.whole), `${name}, whole`).toBe(0);
      const whole = (first?.whole.getTime() ?? 0) - START.getTime();
      return { share: (now.getTime() - START.getTime()) / whole, acts: world.done };
    }
    // The dates on the page at the beginning of the stage.
    if (competition.stage > stage) said = saidNow(life);
    if (competition.state === 'check-in') said = undefined;
    first ??= said;
    stage = competition.stage;
  }
  throw new Error(`${name} does not end`);
}

/** The hours after a moment. */
const late = (at: Date, until: Date): number => Math.max(0, (at.getTime() - until.getTime()) / HOUR_MS);

test(
  `${COMPETITIONS} competitions with silent and slow people are over when it was said (seed "${seedOf('latest end N')}")`,
  { timeout: 240_000 },
  () => {
    const plays = Array.from({ length: COMPETITIONS }, (_, i) => play(i + 1));
    const acts = new Set(plays.flatMap((each) => [...each.acts]));
    for (const act of ['computer', 'withdraw', 'start-stage']) expect([...acts], act).toContain(act);
    // The slowest of them need a good part of the time, which includes two weeks for each seat until people come.
    expect(Math.max(...plays.map(({ share }) => share))).toBeGreaterThan(0.15);
  },
);

describe('the latest end', () => {
  const terms = Terms.parse({});
  const length = {
    size: 2,
    atOnce: 1,
    terms,
    weeks: [
      { awakeH: 24, daysOff: 0 },
      { awakeH: 24, daysOff: 0 },
    ],
  } as const;
  const daily = { kind: 'daily', wakingOnly: true, onTimeout: 'computer' } as const;
  const daysOf = (more: Partial<Parameters<typeof mostDaysFor>[0]>, people = 2) =>
    mostDaysFor({ form: 'cup', pace: daily, ...length, ...more }, people);

  test('two people with a daily clock: 3 days to check in, then each seat 7 to come, 10.5 to play and 7 of holidays', () => {
    expect(daysOf({ form: 'series' }, 2)).toBe(3 + 2 * 2 * (7 + 18) + 2);
    expect(daysOf({ form: 'series', atOnce: 2 }, 2)).toBe(3 + 2 * (7 + 18) + 1);
  });

  test('each choice of an organiser that shortens a game shortens it all', () => {
    const days = daysOf({ form: 'swiss' }, 8) ?? 0;
    const shorter = [
      { pace: { ...daily, kind: 'brisk' as const } },
      { pace: { ...daily, holidays: false } },
      { terms: Terms.parse({ waitDays: 1 }) },
      { terms: Terms.parse({ rounds: 2 }) },
    ];
    for (const choice of shorter) expect(daysOf({ form: 'swiss', ...choice }, 8)).toBeLessThan(days);
    expect(daysOf({ form: 'swiss', weeks: [] }, 8)).toBeGreaterThan(days);
  });

  test('each stage that organisers may arrange waits three days more, the first one too', () => {
    const stages = { form: 'swiss', terms: Terms.parse({ rounds: 3 }) } as const;
    const byHand = { ...stages, terms: { ...stages.terms, byHand: true } };
    const more = (daysOf(byHand, 8) ?? 0) - (daysOf(stages, 8) ?? 0);
    expect(more).toBeGreaterThanOrEqual(3 * 3);
    expect(more).toBeLessThanOrEqual(3 * 4);
  });

  test('nothing is said without a clock, and after the end', () => {
    expect(daysOf({ form: 'series', pace: { kind: 'relaxed' } })).toBeUndefined();
    expect(daysOf({ pace: { ...daily, onTimeout: 'ask' } })).toBeUndefined();
    const over = {
      state: 'over',
      stage: 1,
      stages: 1,
      signUpUntil: START,
      reserves: 0,
      fixtures: [],
      away: [],
    } as const;
    expect(latestEnds({ form: 'cup', pace: daily, ...length, ...over, people: 2 })).toBeUndefined();
  });

  test('an outage since the stage began moves the end', () => {
    const fixtures = [{ id: '1.1.1', entrants: ['a', 'b'] }];
    const stageStartedAt = START;
    const running = {
      state: 'running',
      stage: 1,
      stages: 1,
      signUpUntil: START,
      stageStartedAt,
      reserves: 0,
      fixtures,
    } as const;
    const endWith = (until: number) => {
      const away = until === 0 ? [] : [{ from: START, until: new Date(START.getTime() + until) }];
      return (
        latestEnds({ form: 'cup', pace: daily, ...length, ...running, people: 2, away })?.whole.getTime() ?? 0
      );
    };
    expect(endWith(5 * DAY_MS) - endWith(0)).toBe(5 * DAY_MS);
  });
});
