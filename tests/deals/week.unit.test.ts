/** The week of a moment, and the names of its deals. */
import { expect, test } from 'vitest';
import {
  isWeek,
  MORE_WEEKS,
  spanOfWeek,
  WEEK_PLAYERS,
  weekAt,
  weeklyId,
  weekOfDeal,
  weeksAfter,
} from '@/lib/features/deals/deal';

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
])('%s is in the week of %s', (at, week) => {
  expect(weekAt(new Date(at))).toBe(week);
});

test('a week is named by its Monday and by no other day', () => {
  const names = ['2026-11-23', '2026-11-22', '2026-02-30', 'monday'];
  expect(names.filter(isWeek)).toEqual(['2026-11-23']);
});

test('tables are begun for seven days and have some weeks more to end', () => {
  const { startsAt, endsAt, opensAt } = spanOfWeek('2026-11-23');
  expect([startsAt, endsAt].map((at) => at.toISOString())).toEqual([
    '2026-11-23T00:00:00.000Z',
    '2026-11-30T00:00:00.000Z',
  ]);
  expect(opensAt.toISOString().slice(0, 10)).toBe(weeksAfter('2026-11-30', MORE_WEEKS));
});

test('each number of people has a deal of its own, whose id says which', () => {
  for (const players of WEEK_PLAYERS)
    expect(weekOfDeal(weeklyId(players, '2026-11-23'))).toEqual({ week: '2026-11-23', players });
  for (const id of ['daily-2026-11-23', 'duel-2-2026-11-23', 'weekly-5-2026-11-23', 'weekly-2'])
    expect(weekOfDeal(id)).toBeUndefined();
});
