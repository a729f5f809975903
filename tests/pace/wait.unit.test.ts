import { expect, test } from 'vitest';
import { ALWAYS } from '@/lib/game/pace/calendar';
import { ASKING, type Pace } from '@/lib/game/pace/pace';
import { LATE_ANSWERS, mostDays, voicesNeeded, waitAt } from '@/lib/game/pace/wait';

const HOUR = 3_600_000;
const DAILY: Pace = { kind: 'daily', ...ASKING };
const T0 = new Date('2026-03-02T08:00:00Z');
const after = (hours: number) => new Date(T0.getTime() + hours * HOUR);

test.each([
  [1, { wait: 1, nudge: 1, replace: 1, computer: 1, end: 1 }],
  [2, { wait: 1, nudge: 1, replace: 2, computer: 2, end: 2 }],
  [3, { wait: 2, nudge: 1, replace: 2, computer: 2, end: 3 }],
])('of %i others', (others, needed) => {
  expect(Object.fromEntries(LATE_ANSWERS.map((answer) => [answer, voicesNeeded(answer, others)]))).toEqual(
    needed,
  );
});

test('by default no single person decides', () => {
  for (const answer of LATE_ANSWERS) expect(voicesNeeded(answer, 0)).toBe(1);
});

test('only known people get automatic holidays', () => {
  const bank = { bankMs: 72 * HOUR, tickingAt: T0 };
  expect(waitAt(DAILY, bank, ALWAYS, after(80), false)).toMatchObject({ stage: 'out', newHolidays: [] });
  const rests = waitAt(DAILY, bank, ALWAYS, after(80), true);
  expect(rests).toMatchObject({ stage: 'late', newHolidays: ['2026-03-05'] });
  expect(rests.marks.out).toEqual(after(96));
  expect(waitAt(DAILY, bank, ALWAYS, after(20), true)).toMatchObject({ stage: undefined, newHolidays: [] });
});

test('a pace without holidays runs on through planned and automatic ones', () => {
  const calendar = { ...ALWAYS, holidays: [{ first: '2026-03-02', last: '2026-03-20' }] };
  const bank = { bankMs: 24 * HOUR, tickingAt: T0 };
  const at = after(25);
  const daily = { ...DAILY, onTimeout: 'computer' } as const;
  expect(waitAt(daily, bank, calendar, at, true).stage).toBeUndefined();
  const strict = waitAt({ ...daily, holidays: false }, bank, calendar, at, true);
  expect(strict.stage).toBe('out');
  expect(strict.newHolidays).toEqual([]);
  expect([mostDays(24, false, false), mostDays(24, false)]).toEqual([1, 8]);
});
