import { describe, expect, test } from 'vitest';
import { isNeedless, judgeMessage } from '@/lib/outbox/judge';
import { localNow, quietUntil } from '@/lib/outbox/quiet';

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

describe('what becomes of a due message', () => {
  const now = new Date('2026-11-20T23:00:00Z');
  const due = {
    ...({ id: 'x', kind: 'your-turn', dueAt: now, isWaitedFor: true } as const),
    ...{ timeZone: PRAGUE, quietFrom: at(22), quietTo: at(8) },
  };

  test('it waits for the morning', () => {
    expect(judgeMessage(due, now)).toEqual({ waitUntil: new Date('2026-11-21T07:00:00Z') });
  });

  test('a digest comes when it was asked for', () => {
    expect(judgeMessage({ ...due, kind: 'digest' }, now)).toBe('send');
  });

  test('who has no quiet hours hears at once', () => {
    expect(judgeMessage({ ...due, quietFrom: null, quietTo: null }, now)).toBe('send');
    expect(judgeMessage({ ...due, timeZone: null }, now)).toBe('send');
  });

  test('a call that comes late is only for who is still waited for', () => {
    const late = {
      kind: 'your-turn',
      dueAt: new Date(now.getTime() - 3_600_000),
      isWaitedFor: false,
    } as const;
    expect(isNeedless(late, now)).toBe(true);
    expect(isNeedless({ ...late, isWaitedFor: true }, now)).toBe(false);
    expect(isNeedless({ ...late, kind: 'game-finished' }, now)).toBe(false);
    // In time it goes out, whatever has happened since: there was a moment in which it was so.
    expect(isNeedless({ ...late, dueAt: now }, now)).toBe(false);
    expect(isNeedless({ ...late, dueAt: now }, now, 2)).toBe(true);
  });
});
