import { describe, expect, test } from 'vitest';
import { holidayUntil, localNow, nextAt, quietUntil } from '@/lib/platform/outbox/quiet';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const PRAGUE = 'Europe/Prague';

describe('quiet hours', () => {
  test.each([
    ['before midnight they end tomorrow', '2026-11-20T22:30:00Z', '2026-11-21T07:00:00Z'],
    ['after midnight they end today', '2026-11-21T03:00:00Z', '2026-11-21T07:00:00Z'],
    ['they begin on the minute', '2026-11-20T21:00:00Z', '2026-11-21T07:00:00Z'],
    ['by day there are none', '2026-11-20T12:00:00Z', undefined],
    ['they are over on the minute', '2026-11-21T07:00:00Z', undefined],
    ['the night in which clocks go back is an hour longer', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
    [
      'the night in which clocks go forward is an hour shorter',
      '2026-03-28T22:00:00Z',
      '2026-03-29T06:00:00Z',
    ],
  ])('%s', (_what, now, end) => {
    const until = quietUntil({ timeZone: PRAGUE, from: at(22), to: at(8) }, new Date(now));
    expect(until?.toISOString()).toBe(end && new Date(end).toISOString());
  });

  test('an end that the clocks skip is the moment after the gap', () => {
    // On that night 02:30 does not exist: after 01:59 comes 03:00.
    const until = quietUntil(
      { timeZone: PRAGUE, from: at(22), to: at(2, 30) },
      new Date('2026-03-29T00:15:00Z'),
    );
    expect(until?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  test('within a day, and in a zone far away', () => {
    const siesta = { timeZone: 'Pacific/Kiritimati', from: at(13), to: at(15) };
    expect(quietUntil(siesta, new Date('2026-11-19T23:30:00Z'))?.toISOString()).toBe(
      '2026-11-20T01:00:00.000Z',
    );
    expect(quietUntil(siesta, new Date('2026-11-20T01:00:00Z'))).toBeUndefined();
  });

  test('an unknown zone keeps nothing back', () => {
    expect(quietUntil({ timeZone: 'Mars/Base', from: 0, to: 1439 }, new Date())).toBeUndefined();
    expect(localNow('Mars/Base', new Date('2026-11-20T12:00:00Z'))).toEqual({
      date: '2026-11-20',
      minute: 720,
    });
  });
});

describe('a person’s own holiday', () => {
  const days = [
    { first: '2026-11-20', last: '2026-11-21' },
    { first: '2026-11-22', last: '2026-11-22' },
    { first: '2026-12-01', last: '2026-12-02' },
  ];
  test.each([
    ['ends in the morning after its last day', '2026-11-20T12:00:00Z', '2026-11-23T07:00:00Z'],
    ['begins with the day by the reader’s clock', '2026-11-19T23:00:00Z', '2026-11-23T07:00:00Z'],
    ['not before', '2026-11-19T22:59:00Z', undefined],
    ['is over after midnight of the last day', '2026-11-22T23:00:00Z', undefined],
  ])('%s', (_what, now, end) => {
    expect(holidayUntil(PRAGUE, days, new Date(now))?.toISOString()).toBe(end && new Date(end).toISOString());
  });
});

describe('the next time that clocks show a minute', () => {
  test.each([
    ['today, when it is to come', PRAGUE, at(7, 30), '2026-11-21T06:29:59Z', '2026-11-21T06:30:00Z'],
    ['tomorrow, on the minute itself', PRAGUE, at(7, 30), '2026-11-21T06:30:00Z', '2026-11-22T06:30:00Z'],
    [
      'by the clocks of another day',
      'Pacific/Kiritimati',
      at(8),
      '2026-11-20T17:00:00Z',
      '2026-11-20T18:00:00Z',
    ],
    ['an hour earlier once clocks go forward', PRAGUE, at(8), '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
    ['after the gap, where they skip it', PRAGUE, at(2, 30), '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
    [
      'by UTC, where the zone is not known',
      'Mars/Base',
      at(12),
      '2026-11-20T12:30:00Z',
      '2026-11-21T12:00:00Z',
    ],
  ])('%s', (_what, zone, minute, now, next) =>
    expect(nextAt(zone, minute, new Date(now))).toEqual(new Date(next)),
  );
});
