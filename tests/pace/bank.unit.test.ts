import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterTurn,
  bankAt,
  calendarAt,
  grantOf,
  clockMarksOf,
  newBank,
  openPauses,
  runsOutAt,
  stageAt,
  startClock,
  stopBank,
} from '@/lib/game/pace/bank';
import { ALWAYS, countedBetween, momentAfter, type Calendar } from '@/lib/game/pace/calendar';
import { ASKING, clockworkOf, paceFrom, RELAXED, storedPace, type Pace } from '@/lib/game/pace/pace';
import { inFull } from '../support/full';

const HOUR = 3_600_000;
const T0 = new Date('2026-03-02T08:00:00Z');
const after = (hours: number, from = T0) => new Date(from.getTime() + hours * HOUR);
const hours = (ms: number | undefined) => (ms === undefined ? undefined : ms / HOUR);

const DAILY: Pace = { kind: 'daily', ...ASKING };
const BRISK: Pace = { kind: 'brisk', ...ASKING };
const CUSTOM: Pace = { kind: 'custom', bankH: 10, gainH: 1, capH: 12, ...ASKING };

test.each([
  ['daily', DAILY, 72, 12, 120],
  ['brisk', BRISK, 24, 4, 72],
  ['custom', CUSTOM, 10, 1, 12],
] as const)('the clock of the pace %s', (_name, pace, bank, gain, cap) => {
  expect(clockworkOf(pace)).toEqual({ bankMs: bank * HOUR, gainMs: gain * HOUR, capMs: cap * HOUR });
  const running = startClock(newBank(pace), T0);
  expect(runsOutAt(running, ALWAYS)).toEqual(after(bank));
  expect(hours(bankAt(running, ALWAYS, after(3)))).toBe(bank - 3);
  expect(bankAt(running, ALWAYS, after(1000))).toBe(0);
  // The last hours are three, or a tenth of the time that was left.
  const last = bank - Math.min(3, bank / 10);
  const marks = { half: after(bank * 0.5), late: after(bank * 0.8), last: after(last), out: after(bank) };
  expect(clockMarksOf(running, ALWAYS)).toEqual(marks);
  expect(hours(afterTurn(running, pace, ALWAYS, after(5)).bankMs)).toBe(bank - 5 + gain);
  // Nothing is added above the cap, and nothing is taken from a player who was given more.
  const full = startClock({ bankMs: cap * HOUR }, T0);
  expect(hours(afterTurn(full, pace, ALWAYS, after(0.5)).bankMs)).toBe(Math.min(cap, cap - 0.5 + gain));
  const given = startClock({ bankMs: (cap + 20) * HOUR }, T0);
  expect(hours(afterTurn(given, pace, ALWAYS, after(5)).bankMs)).toBe(cap + 15);
  // A player who is too late starts again with the time that a turn adds.
  expect(hours(afterTurn(running, pace, ALWAYS, after(999)).bankMs)).toBe(gain);
});

test('a running clock is not restarted, a stopped one keeps its time', () => {
  const running = startClock(newBank(BRISK), T0);
  expect(startClock(running, after(5))).toEqual(running);
  expect(stopBank(running, ALWAYS, after(5))).toEqual({ bankMs: 19 * HOUR });
  expect(bankAt(stopBank(running, ALWAYS, after(5)), ALWAYS, after(500))).toBe(19 * HOUR);
  expect(clockMarksOf({ bankMs: 5 }, ALWAYS)).toEqual({});
});

test('time that is given counts from now, however late it is', () => {
  const running = startClock(newBank(BRISK), T0);
  for (const now of [after(20), after(24), after(90)]) {
    const granted = grantOf(running, ALWAYS, now, 10 * HOUR);
    const left = bankAt({ ...running, bankMs: 24 * HOUR + granted }, ALWAYS, now);
    expect(hours(left)).toBe(Math.max(0, 24 - (now.getTime() - T0.getTime()) / HOUR) + 10);
  }
});

test('nights and days off count unless the table says otherwise; holidays never do', () => {
  const calendar: Calendar = {
    timeZone: 'Europe/Prague',
    quietFrom: 22 * 60,
    quietTo: 8 * 60,
    daysOff: [6],
    pauses: [],
    holidays: [{ first: '2026-03-03', last: '2026-03-03' }],
  };
  expect(calendarAt(DAILY, calendar)).toEqual({
    ...calendar,
    quietFrom: undefined,
    quietTo: undefined,
    daysOff: [],
  });
  expect(calendarAt({ ...DAILY, wakingOnly: true }, calendar)).toEqual(calendar);
  expect(calendarAt(RELAXED, calendar).daysOff).toEqual([]);
});

test.each([
  [{ kind: 'relaxed', bankH: 5 }, RELAXED],
  [{ kind: 'daily' }, DAILY],
  [
    { kind: 'brisk', wakingOnly: true, onTimeout: 'computer' },
    { kind: 'brisk', wakingOnly: true, onTimeout: 'computer' },
  ],
  [{ kind: 'brisk', wakingOnly: 'yes', onTimeout: 'explode' }, BRISK],
  [{ kind: 'custom', bankH: 10, gainH: 1, capH: 12 }, CUSTOM],
  [{ kind: 'custom', bankH: '10', gainH: '1', capH: '12' }, CUSTOM],
  [
    { kind: 'custom', bankH: 336, gainH: 168, capH: 504 },
    { ...CUSTOM, bankH: 336, gainH: 168, capH: 504 },
  ],
  [{ kind: 'custom', bankH: 13, gainH: 1, capH: 12 }, 'bank-above-cap'],
  [{ kind: 'custom', bankH: 0, gainH: 1, capH: 12 }, 'hours-out-of-bounds'],
  [{ kind: 'custom', bankH: 1.5, gainH: 1, capH: 12 }, 'hours-out-of-bounds'],
  [{ kind: 'custom', bankH: 10, gainH: 169, capH: 12 }, 'hours-out-of-bounds'],
  [{ kind: 'custom', bankH: 10, gainH: 1, capH: 505 }, 'hours-out-of-bounds'],
  [{ kind: 'custom' }, 'hours-out-of-bounds'],
  [{ kind: 'blitz' }, 'unknown-pace'],
  ['daily', 'unknown-pace'],
  [null, 'unknown-pace'],
])('reads %j', (given, read) => {
  expect(paceFrom(given)).toEqual(read);
  expect(storedPace(given)).toEqual(typeof read === 'string' ? RELAXED : read);
});

const ZONES = [
  'UTC',
  'Europe/Prague',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const minute = fc.integer({ min: 0, max: 1439 });
const instant = fc.date({ min: new Date('2017-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  quietFrom: fc.option(minute, { nil: undefined }),
  quietTo: fc.option(minute, { nil: undefined }),
  daysOff: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  holidays: fc.array(
    fc.tuple(instant, fc.integer({ min: 0, max: 10 })).map(([first, days]) => {
      const date = (at: Date) => at.toISOString().slice(0, 10);
      return { first: date(first), last: date(after(24 * days, first)) };
    }),
    { maxLength: 3 },
  ),
  pauses: fc.array(
    fc.tuple(instant, fc.integer({ min: 1, max: 300 })).map(([from, n]) => ({ from, until: after(n, from) })),
    { maxLength: 3 },
  ),
});
const bankMs = fc.integer({ min: 0, max: 200 * HOUR });
/** Printed with a failure, and set here to see it again. */
const RUNS = { numRuns: inFull(60, 20), seed: 20261120 };

test('the remaining time and the deadline agree, whatever stops the clock', () => {
  const agrees = (calendar: Calendar, from: Date, ms: number, share: number) => {
    const bank = { bankMs: ms, tickingAt: from };
    const out = runsOutAt(bank, calendar);
    if (!out) throw new Error('never runs out');
    expect(countedBetween(calendar, from, out)).toBe(ms);
    expect(bankAt(bank, calendar, out)).toBe(0);
    const before = new Date(from.getTime() + (out.getTime() - from.getTime()) * share);
    expect(stageAt(bank, calendar, out)).toBe('out');
    if (before < out) expect(stageAt(bank, calendar, before)).not.toBe('out');
    // The parts of a span count as much as the whole.
    const [one, two] = [countedBetween(calendar, from, before), countedBetween(calendar, before, out)];
    expect(one + two).toBe(ms);
    // A clock that runs out in the middle of a wait ran out after exactly the time left.
    expect(momentAfter(calendar, before, two)?.getTime()).toBe(out.getTime());
  };
  fc.assert(
    fc.property(anyCalendar, instant, bankMs, fc.double({ min: 0, max: 1, noNaN: true }), agrees),
    RUNS,
  );
});

test('reminders come in their order, and no later than the end', () => {
  const inOrder = (calendar: Calendar, from: Date, ms: number) => {
    const { half, late, out } = clockMarksOf({ bankMs: ms, tickingAt: from }, calendar);
    if (!half || !late || !out) throw new Error('a mark is missing');
    expect(from <= half && half <= late && late <= out).toBe(true);
    // Time that counts is time that passes.
    expect(out.getTime() - from.getTime()).toBeGreaterThanOrEqual(ms);
  };
  fc.assert(fc.property(anyCalendar, instant, bankMs, inOrder), RUNS);
});

/** Holidays as hours from now: `-1..2 5..9`. */
const pausesIn = (text: string) =>
  [...text.matchAll(/(\S+)\.\.(\S+)/g)].map(([, from, until]) => ({
    from: after(Number(from)),
    until: after(Number(until)),
  }));

test.each([
  ['none', '', ''],
  ['one that is over', '-5..-1', ''],
  ['one that ended before it began', '3..2', ''],
  ['a planned one agreed first', '5..9 -1..2', '-1..2 5..9'],
  ['a planned one agreed last', '-1..2 5..9', '-1..2 5..9'],
  ['two that overlap', '-1..2 1..6', '-1..6'],
  ['two that meet', '2..6 -1..2', '-1..6'],
  ['one within another', '-1..6 1..2', '-1..6'],
  ['two that overlap once the first is over', '-5..-1 1..4 3..6 8..9', '1..6 8..9'],
])('the open holidays of a table: %s', (_name, agreed, open) => {
  expect(openPauses(pausesIn(agreed), T0)).toEqual(pausesIn(open));
});
