/** Time when the service was away counts in no clock and no wait. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awayBetween, lastEndBy, movedBy, withSettling } from '@/lib/game/pace/away';
import { clockMarksOf, STAGES, stageAt } from '@/lib/game/pace/bank';
import { ALWAYS, countedBetween, type Calendar, type Pause } from '@/lib/game/pace/calendar';
import { tallyOf, type Ballot } from '@/lib/game/pace/votes';
import { waitAt } from '@/lib/game/pace/wait';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const T0 = new Date('2026-03-02T08:00:00Z');
const at = (ms: number) => new Date(T0.getTime() + ms);
const DAILY = { kind: 'daily', wakingOnly: false, onTimeout: 'computer' } as const;
const NIGHTS: Calendar = {
  ...ALWAYS,
  timeZone: 'Europe/Prague',
  quietFrom: 23 * 60,
  quietTo: 7 * 60,
  daysOff: [7],
  holidays: [{ first: '2026-03-04', last: '2026-03-04' }],
};

/** Spans of up to three days within the first weeks after T0; they may overlap. */
const outages = fc
  .array(fc.tuple(fc.integer({ min: -2 * DAY, max: 20 * DAY }), fc.integer({ min: 1, max: 3 * DAY })), {
    maxLength: 5,
  })
  .map((spans) => withSettling(spans.map(([from, ms]) => ({ from: at(from), until: at(from + ms) }))));
const isIn = (away: readonly Pause[], moment: Date) =>
  away.some(({ from, until }) => from <= moment && moment < until);

describe('for any outages', () => {
  test.each([
    ['a clock', 72 * HOUR, ALWAYS],
    ['a clock with nights, days off and holidays', 30 * HOUR, NIGHTS],
    ['a wait without a clock', undefined, ALWAYS],
  ] as const)('%s reaches each stage later by the time that did not count', (_, bankMs, calendar) => {
    fc.assert(
      fc.property(outages, (away) => {
        const bank = { bankMs, tickingAt: T0 };
        const marks = clockMarksOf(bank, { ...calendar, away });
        const usual = clockMarksOf(bank, calendar);
        for (const stage of STAGES) {
          const [mark, before] = [marks[stage], usual[stage]];
          if (!mark || !before) throw new Error('no mark');
          // As much has counted up to the mark as without outages, and it is reached at no moment away.
          expect(countedBetween({ ...calendar, away }, T0, mark)).toBe(countedBetween(calendar, T0, before));
          expect(mark >= before && !isIn(away, mark)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('no stage is reached while the service is away, nor in the ten minutes after', () => {
    fc.assert(
      fc.property(outages, fc.integer({ min: 0, max: 30 * DAY }), (away, ms) => {
        const bank = { bankMs: 72 * HOUR, tickingAt: T0 };
        const inside = away.find(({ from, until }) => from <= at(ms) && at(ms) < until);
        if (!inside || inside.from < T0) return;
        const before = stageAt(bank, { ...ALWAYS, away }, inside.from);
        expect(stageAt(bank, { ...ALWAYS, away }, at(ms))).toBe(before);
      }),
    );
  });

  test('the latest end that is over is the last one that comes before the moment', () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })), { maxLength: 6 });
    fc.assert(
      fc.property(spans, fc.nat(60), fc.integer({ min: 1, max: 20 }), (raw, now, ms) => {
        const away = raw.map(([from, length]) => ({ from: at(from), until: at(from + length) }));
        const isOver = (end: Date) => movedBy(away, new Date(end.getTime() - ms), end) <= at(now);
        const last = lastEndBy(away, at(now), ms);
        expect([isOver(last), isOver(new Date(last.getTime() + 1))]).toEqual([true, false]);
      }),
      { numRuns: 2000 },
    );
  });

  test('no day becomes a holiday while the service is away', () => {
    fc.assert(
      fc.property(outages, fc.nat({ max: 30 * DAY }), (away, ms) => {
        const inside = away.find(({ from, until }) => from <= at(ms) && at(ms) < until);
        if (!inside || inside.from < T0) return;
        const bank = { bankMs: 72 * HOUR, tickingAt: T0 };
        const holidaysAt = (moment: Date) =>
          waitAt(DAILY, bank, { ...ALWAYS, away }, moment, true).newHolidays;
        expect(holidaysAt(at(ms))).toEqual(holidaysAt(inside.from));
      }),
    );
  });

  test('a silence counts as a vote, and a divided table is decided, later by that time', () => {
    fc.assert(
      fc.property(outages, (away) => {
        const ballot: Ballot<'wait' | 'end'> = {
          askedAt: T0,
          voters: [0, 1],
          options: [
            { option: 'wait', needed: 2 },
            { option: 'end', needed: 2 },
          ],
          voices: [{ seat: 0, option: 'end', at: T0 }],
          away,
        };
        const { silenceAt, lastAt } = tallyOf(ballot, T0);
        expect(silenceAt).toEqual(movedBy(away, T0, at(3 * DAY)));
        expect(lastAt).toEqual(movedBy(away, T0, at(14 * DAY)));
        expect(tallyOf(ballot, new Date((silenceAt?.getTime() ?? 0) - 1)).passed).toBeUndefined();
        expect(tallyOf(ballot, silenceAt ?? T0).passed?.by).toBe('silence');
      }),
    );
  });
});

test('an outage of five days and ten minutes to settle move a wait; without any, nothing changes', () => {
  const away = withSettling([{ from: at(HOUR), until: at(HOUR + 5 * DAY) }]);
  expect(movedBy(away, T0, at(2 * HOUR))).toEqual(at(2 * HOUR + 5 * DAY + 10 * MINUTE));
  expect(movedBy([], T0, at(2 * HOUR))).toEqual(at(2 * HOUR));
  expect(awayBetween(away, T0, at(6 * DAY))).toBe(5 * DAY + 10 * MINUTE);
  expect(awayBetween(away, T0, at(HOUR))).toBe(0);
});
