import { expect, test } from 'vitest';
import { runsOutAt } from '@/lib/game/pace/bank';
import { ALWAYS, type Calendar } from '@/lib/game/pace/calendar';
import {
  automaticDays,
  holidayAt,
  holidaysBetween,
  AUTOMATIC_DAYS,
  datesOf,
  daysLeft,
  daysUsed,
  endedOn,
  HOLIDAY_DAYS_A_YEAR,
  refuseHoliday,
} from '@/lib/game/pace/wait';

const HOUR = 3_600_000;
const utc = (text: string) => new Date(`${text}Z`);
const PRAGUE: Calendar = { ...ALWAYS, timeZone: 'Europe/Prague' };
/** Out on 6 March at noon in Prague. */
const BANK = { bankMs: 72 * HOUR, tickingAt: utc('2026-03-03T11:00') };

test('days are counted once, each in its year', () => {
  const days = [
    { first: '2025-12-30', last: '2026-01-02' },
    { first: '2026-01-02', last: '2026-01-03' },
  ];
  expect(datesOf(days)).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03']);
  expect([daysUsed(days, 2025), daysUsed(days, 2026), daysUsed(days, 2027)]).toEqual([2, 3, 0]);
  expect(daysLeft(days, 2026)).toBe(HOLIDAY_DAYS_A_YEAR - 3);
});

test.each([
  ['2026-03-10', '2026-03-12', undefined],
  ['2026-03-09', '2026-03-09', undefined],
  ['2026-12-20', '2027-01-10', undefined],
  ['2026-03-08', '2026-03-12', 'in-the-past'],
  ['2026-03-12', '2026-03-10', 'ends-before-it-begins'],
  ['2026-02-30', '2026-03-10', 'no-date'],
  ['tomorrow', '2026-03-10', 'no-date'],
  ['2027-05-01', '2027-05-02', 'too-far-ahead'],
  ['2026-04-01', '2026-04-21', 'too-many-days'],
] as const)('a holiday from %s to %s', (first, last, fault) => {
  const taken = [{ first: '2026-01-01', last: '2026-01-10' }];
  expect(refuseHoliday({ first, last }, taken, '2026-03-09')).toBe(fault);
});

test('a holiday that is ended early keeps its past days', () => {
  const days = { first: '2026-03-10', last: '2026-03-20' };
  expect(endedOn(days, '2026-03-09')).toBeUndefined();
  expect(endedOn(days, '2026-03-10')).toEqual({ first: '2026-03-10', last: '2026-03-10' });
  expect(endedOn(days, '2026-03-12')).toEqual({ first: '2026-03-10', last: '2026-03-12' });
  expect(endedOn(days, '2026-03-25')).toEqual(days);
});

test('a holiday begins on its own on the day when time would be out, day by day', () => {
  const on = (at: string, calendar = PRAGUE) => automaticDays(BANK, calendar, utc(at));
  expect(runsOutAt(BANK, PRAGUE)).toEqual(utc('2026-03-06T11:00'));
  expect(on('2026-03-06T10:59')).toEqual([]);
  expect(on('2026-03-06T11:00')).toEqual(['2026-03-06']);
  // The holiday took the morning of the 6th too, so there is as much left on the 7th.
  expect(on('2026-03-07T10:59')).toEqual(['2026-03-06']);
  expect(on('2026-03-07T11:00')).toEqual(['2026-03-06', '2026-03-07']);
  const stored = [{ first: '2026-03-06', last: '2026-03-06', automatic: true }];
  expect(on('2026-03-07T11:00', { ...PRAGUE, holidays: stored })).toEqual(['2026-03-07']);
});

test('a limited number of days of one wait, and only while the year has any', () => {
  expect(automaticDays(BANK, PRAGUE, utc('2026-05-01T00:00'))).toHaveLength(AUTOMATIC_DAYS);
  const share = { first: '2026-03-06', last: '2026-03-12', automatic: true };
  expect(automaticDays(BANK, { ...PRAGUE, holidays: [share] }, utc('2026-05-01T00:00'))).toEqual([]);
  // Holidays of an earlier wait do not count for this one.
  const earlier = { first: '2026-01-06', last: '2026-01-12', automatic: true };
  expect(automaticDays(BANK, { ...PRAGUE, holidays: [earlier] }, utc('2026-05-01T00:00'))).toHaveLength(7);
  const planned = { first: '2026-06-01', last: '2026-06-28' };
  expect(automaticDays(BANK, { ...PRAGUE, holidays: [planned] }, utc('2026-05-01T00:00'))).toHaveLength(2);
  const all = { first: '2026-06-01', last: '2026-06-30' };
  expect(automaticDays(BANK, { ...PRAGUE, holidays: [all] }, utc('2026-05-01T00:00'))).toEqual([]);
});

test('a clock that is out at midnight finds its holiday too', () => {
  const bank = { bankMs: 24 * HOUR, tickingAt: utc('2026-03-02T23:00') };
  expect(automaticDays(bank, PRAGUE, utc('2026-03-03T23:00'))).toEqual(['2026-03-04']);
  expect(automaticDays(bank, PRAGUE, utc('2026-03-05T12:00'))).toEqual(['2026-03-04', '2026-03-05']);
});

test('no holiday begins without a running clock', () => {
  expect(automaticDays({ bankMs: 5 }, PRAGUE, utc('2026-05-01T00:00'))).toEqual([]);
  expect(automaticDays({ tickingAt: BANK.tickingAt }, PRAGUE, utc('2026-05-01T00:00'))).toEqual([]);
});

test('a holiday lasts to the end of its last day, by the clock of its holder', () => {
  const stored = [
    { first: '2026-03-05', last: '2026-03-06' },
    { first: '2026-03-07', last: '2026-03-07', automatic: true },
  ];
  const calendar = { ...PRAGUE, holidays: stored };
  expect(holidayAt(calendar, utc('2026-03-04T22:59'))).toBeUndefined();
  expect(holidayAt(calendar, utc('2026-03-04T23:00'))).toEqual(utc('2026-03-07T23:00'));
  expect(holidayAt(calendar, utc('2026-03-07T22:59'))).toEqual(utc('2026-03-07T23:00'));
  expect(holidayAt(calendar, utc('2026-03-07T23:00'))).toBeUndefined();
  const between = (from: string, to: string) => holidaysBetween(calendar, utc(from), utc(to));
  expect(between('2026-03-01T00:00', '2026-03-09T00:00')).toEqual({ days: 3, byThemselves: 1 });
  expect(between('2026-03-06T12:00', '2026-03-06T13:00')).toEqual({ days: 1, byThemselves: 0 });
  expect(between('2026-03-08T12:00', '2026-03-09T13:00')).toEqual({ days: 0, byThemselves: 0 });
});
