import { expect, test } from 'vitest';
import {
  ALWAYS,
  countedBetween,
  dateAt,
  momentAfter,
  startOfDate,
  type Calendar,
} from '@/lib/game/pace/calendar';

const HOUR = 3_600_000;
const PRAGUE: Calendar = { ...ALWAYS, timeZone: 'Europe/Prague', quietFrom: 22 * 60, quietTo: 7 * 60 };
const utc = (text: string) => new Date(`${text}Z`);
const countedHours = (calendar: Calendar, from: string, to: string) =>
  countedBetween(calendar, utc(from), utc(to)) / HOUR;

test('nothing stops a clock without a calendar', () => {
  expect(countedHours(ALWAYS, '2026-01-01T00:00', '2026-02-01T00:00')).toBe(31 * 24);
  expect(momentAfter(ALWAYS, utc('2026-01-01T00:00'), 72 * HOUR)).toEqual(utc('2026-01-04T00:00'));
  expect(countedHours(ALWAYS, '2026-01-02T00:00', '2026-01-01T00:00')).toBe(0);
});

test('a night does not count', () => {
  // 22:00 to 7:00 in Prague is 21:00 to 6:00 in winter.
  expect(countedHours(PRAGUE, '2026-01-12T20:00', '2026-01-13T07:00')).toBe(2);
  expect(momentAfter(PRAGUE, utc('2026-01-12T20:00'), 1.5 * HOUR)).toEqual(utc('2026-01-13T06:30'));
  // Time that is used up as the night begins is out in the morning: no player is late while asleep.
  expect(momentAfter(PRAGUE, utc('2026-01-12T20:00'), HOUR)).toEqual(utc('2026-01-13T06:00'));
  expect(momentAfter(PRAGUE, utc('2026-01-12T23:00'), 0)).toEqual(utc('2026-01-13T06:00'));
});

// One local day around each change of time.
test.each([
  ['Prague, an hour lost', 'Europe/Prague', '2026-03-28T23:00', '2026-03-29T22:00', 20 - 1],
  ['Prague, an hour won', 'Europe/Prague', '2026-10-24T22:00', '2026-10-25T23:00', 20 + 1],
  ['São Paulo, midnight skipped', 'America/Sao_Paulo', '2018-11-04T03:00', '2018-11-05T02:00', 20 - 1],
  ['São Paulo, an hour won', 'America/Sao_Paulo', '2018-02-17T02:00', '2018-02-18T03:00', 20 + 1],
  ['Kolkata, which never changes', 'Asia/Kolkata', '2026-03-28T18:30', '2026-03-29T18:30', 20],
  ['Lord Howe, half an hour lost', 'Australia/Lord_Howe', '2026-10-03T13:30', '2026-10-04T13:00', 20 - 0.5],
  ['Lord Howe, half an hour won', 'Australia/Lord_Howe', '2026-04-04T13:00', '2026-04-05T13:30', 20 + 0.5],
])('a change of time: %s', (_name, timeZone, from, to, hours) => {
  // Asleep meanwhile: always the waking hours on the wall.
  expect(countedHours({ ...PRAGUE, timeZone }, from, to)).toBe(15);
  // Awake while the clock on the wall jumps: exactly the elapsed time.
  const owl = { ...PRAGUE, timeZone, quietFrom: 6 * 60, quietTo: 10 * 60 };
  expect(countedHours(owl, from, to)).toBe(hours);
});

test('a date that has no midnight begins when it begins', () => {
  expect(startOfDate('America/Sao_Paulo', '2018-11-04')).toEqual(utc('2018-11-04T03:00'));
  expect(dateAt('America/Sao_Paulo', utc('2018-11-04T02:59'))).toBe('2018-11-03');
  expect(dateAt('America/Sao_Paulo', utc('2018-11-04T03:00'))).toBe('2018-11-04');
});

test.each([
  ['almost the whole day', 8 * 60, 7 * 60 + 59],
  ['all but one hour', 9 * 60, 8 * 60],
  ['all but seven hours, over midnight', 2 * 60, 19 * 60],
])('eight hours a day count at least: quiet %s', (_name, quietFrom, quietTo) => {
  const calendar = { ...PRAGUE, quietFrom, quietTo };
  expect(countedHours(calendar, '2026-01-10T03:00', '2026-01-20T03:00')).toBe(80);
  // Days off are days like others then, and a change of time takes nothing from the least.
  const lazy = { ...calendar, daysOff: [1, 2, 3, 4, 5, 6, 7] };
  expect(countedHours(lazy, '2026-03-25T03:00', '2026-04-04T03:00')).toBe(80);
});

test('days off count for nothing while the week keeps eight hours a day', () => {
  const weekend = { ...PRAGUE, daysOff: [6, 7] };
  // Friday 2026-01-16, 20:00 in Prague, to Monday 8:00: two hours and one.
  expect(countedHours(weekend, '2026-01-16T19:00', '2026-01-19T07:00')).toBe(3);
  expect(countedHours({ ...ALWAYS, daysOff: [6, 7] }, '2026-01-12T00:00', '2026-01-19T00:00')).toBe(5 * 24);
  // Three days of fifteen hours are too few; four are enough.
  expect(countedHours({ ...PRAGUE, daysOff: [4, 5, 6, 7] }, '2026-01-11T23:00', '2026-01-18T23:00')).toBe(
    7 * 15,
  );
  expect(countedHours({ ...PRAGUE, daysOff: [5, 6, 7] }, '2026-01-11T23:00', '2026-01-18T23:00')).toBe(
    4 * 15,
  );
});

test('the evening before a day off counts up to midnight, the morning after it from midnight', () => {
  const owl = { ...PRAGUE, quietFrom: 3 * 60, quietTo: 11 * 60, daysOff: [6] };
  // Friday 22:00 to Sunday 3:00 in Prague.
  expect(countedHours(owl, '2026-01-16T21:00', '2026-01-18T02:00')).toBe(2 + 3);
});

test('holidays of a person and of the table do not count', () => {
  const calendar: Calendar = {
    ...ALWAYS,
    timeZone: 'Asia/Kolkata',
    holidays: [{ first: '2026-01-10', last: '2026-01-12' }],
    pauses: [
      { from: utc('2026-01-15T00:00'), until: utc('2026-01-16T12:00') },
      { from: utc('2026-01-16T00:00'), until: utc('2026-01-17T00:00') },
    ],
  };
  expect(countedHours(calendar, '2026-01-09T18:00', '2026-01-12T19:00')).toBe(0.5 + 0.5);
  expect(countedHours(calendar, '2026-01-14T12:00', '2026-01-17T12:00')).toBe(24);
  expect(
    countedHours({ ...PRAGUE, holidays: calendar.holidays }, '2026-01-09T20:00', '2026-01-13T07:00'),
  ).toBe(2);
});

test('an unknown zone counts as UTC', () => {
  const nowhere = { ...PRAGUE, timeZone: 'Praga/Post' };
  expect(countedHours(nowhere, '2026-01-12T20:00', '2026-01-13T08:00')).toBe(3);
});
