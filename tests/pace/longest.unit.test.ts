/** The longest wait that is shown for a pace, compared with computed clocks. */
import { expect, test } from 'vitest';
import { bankAt, calendarAt, playingMs, runsOutAt } from '@/lib/game/pace/bank';
import { ALWAYS, type Calendar } from '@/lib/game/pace/calendar';
import { asDays, automaticDays, mostDays } from '@/lib/game/pace/wait';
import { ASKING } from '@/lib/game/pace/pace';
import { inFull } from '../support/full';
import { randomNumbers } from '../support/random-numbers';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** How many days a wait lasts whose holder says nothing, with all days that become holidays on their own. */
function daysOfWait(bankH: number, own: Calendar, since: Date, wakingOnly: boolean): number {
  const calendar = calendarAt({ kind: 'custom', bankH, gainH: 0, capH: bankH, ...ASKING, wakingOnly }, own);
  const bank = { bankMs: bankH * HOUR, tickingAt: since };
  const holidays = automaticDays(bank, calendar, new Date('2100-01-01')).map(asDays);
  expect(holidays).toHaveLength(7);
  const out = runsOutAt(bank, { ...calendar, holidays });
  return ((out?.getTime() ?? Number.NaN) - since.getTime()) / DAY;
}

test('without nights it is the hours and seven days', () => {
  expect([mostDays(24, false), mostDays(72, false), mostDays(1, false)]).toEqual([8, 10, 8]);
  expect(daysOfWait(24, ALWAYS, new Date('2026-03-02T08:00Z'), false)).toBe(8);
});

test('with nights and days off it is what the longest of them make of it', () => {
  // Four days off, and of the others 18 hours 40 minutes each.
  const longest = { ...ALWAYS, quietFrom: 1120, quietTo: 0, daysOff: [4, 5, 6, 7] };
  const wednesdayNight = new Date('2026-03-04T18:40Z');
  for (const bankH of [1, 24, 72, 336]) {
    const most = mostDays(bankH, true);
    const reached = daysOfWait(bankH, longest, wednesdayNight, true);
    expect(reached, `${bankH} hours`).toBeLessThanOrEqual(most);
    expect(reached, `${bankH} hours`).toBeGreaterThan(most - 1);
  }
});

test('no one waits longer, whatever nights and days off a player has', () => {
  const below = randomNumbers('longest waits');
  for (let n = 0; n < inFull(400, 40); n += 1) {
    const calendar: Calendar = {
      ...ALWAYS,
      timeZone: 'UTC',
      quietFrom: below(96) * 15,
      quietTo: below(96) * 15,
      daysOff: [1, 2, 3, 4, 5, 6, 7].filter(() => below(2) === 0),
    };
    const since = new Date(Date.parse('2026-01-10T00:00Z') + below(30 * 96) * (HOUR / 4));
    const bankH = 1 + below(120);
    const days = daysOfWait(bankH, calendar, since, true);
    expect(days, JSON.stringify({ calendar, since, bankH })).toBeLessThanOrEqual(mostDays(bankH, true));
  }
});

test('playing hours are told where they are not the time that passes', () => {
  const nights = { ...ALWAYS, quietFrom: 22 * 60, quietTo: 6 * 60 };
  const bank = { bankMs: 24 * HOUR, tickingAt: new Date('2026-03-02T08:00Z') };
  const at = new Date('2026-03-02T09:00Z');
  const out = runsOutAt(bank, nights);
  expect(out).toEqual(new Date('2026-03-03T16:00Z'));
  expect(playingMs(bank, nights, out, at)).toBe(23 * HOUR);
  expect(playingMs(bank, ALWAYS, runsOutAt(bank, ALWAYS), at)).toBeUndefined();
  // The last night is over: the time left equals the time that passes.
  expect(playingMs(bank, nights, out, new Date('2026-03-03T07:00Z'))).toBeUndefined();
  expect(playingMs(bank, nights, out, new Date('2026-03-04T07:00Z'))).toBeUndefined();
  expect(playingMs({ bankMs: 5 }, nights, undefined, at)).toBeUndefined();
  expect(bankAt(bank, nights, at)).toBe(23 * HOUR);
});
