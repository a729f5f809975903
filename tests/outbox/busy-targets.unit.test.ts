/** The pause that a busy target requests, and the targets that a drain waits for. */
import { describe, expect, test } from 'vitest';
import { BusyTargets } from '@/lib/platform/outbox/busy-targets';
import { LaneTime } from '@/lib/platform/outbox/lanes';
import { refuseUnlessTaken, requestedPause } from '@/lib/platform/outbox/requested-pause';
import { FakeClock } from '../support/clock';

const now = new Date('2026-11-26T12:00:00.000Z');
const answer = (status: number, headers: Record<string, string> = {}) => ({ status, text: '', headers });
const HOUR = 3_600_000;

describe('the pause that a busy target requests', () => {
  test.each([
    ['seconds', 429, '30', 30_000],
    ['parts of a second', 429, '0.3', 300],
    ['none', 429, '0', 0],
    ['seconds of a service that is down', 503, '120', 120_000],
    ['a date', 503, 'Thu, 26 Nov 2026 12:05:00 GMT', 300_000],
    ['a date that is past', 429, 'Thu, 26 Nov 2026 11:00:00 GMT', 0],
    ['ten years', 429, '315360000', 6 * HOUR],
    ['a date in ten years', 503, 'Thu, 26 Nov 2036 12:00:00 GMT', 6 * HOUR],
    ['no number', 429, '-5', 60_000],
    ['words', 429, 'tomorrow', 60_000],
    ['a number with words', 429, '12 parsecs', 60_000],
    ['nothing', 429, undefined, 60_000],
    ['nothing of a service that is down', 503, undefined, undefined],
    ['what no other answer may ask', 500, '30', undefined],
  ])('%s', (_what, status, header, pause) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    expect(requestedPause(answer(status, headers), now)).toBe(pause);
  });
});

test('an answer that is no 2xx is thrown, with the pause that it asks for', () => {
  expect(refuseUnlessTaken(answer(204), [410], now)).toBeUndefined();
  for (const [status, fault] of [
    [410, 'gone'],
    [404, 'refused'],
    [302, 'refused'],
    [429, 'refused'],
  ] as const)
    expect(() => refuseUnlessTaken(answer(status), [410], now)).toThrow(`${fault}: HTTP ${status}`);
});

test('a target that has taken its last one for a while gets nothing for that while', () => {
  const usedUp = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.25' };
  expect(refuseUnlessTaken(answer(200, usedUp), [], now)).toBe(1250);
  expect(
    refuseUnlessTaken(answer(200, { ...usedUp, 'x-ratelimit-remaining': '3' }), [], now),
  ).toBeUndefined();
  expect(refuseUnlessTaken(answer(200, { 'x-ratelimit-remaining': '0' }), [], now)).toBeUndefined();
});

const START = '2026-01-01T12:00:00Z';
const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000);

function targets(budgetMs: number) {
  const clock = new FakeClock(START);
  const wait = async (ms: number) => clock.goTo(new Date(clock.now().getTime() + ms));
  return { clock, busy: new BusyTargets({ now: () => clock.now(), wait }, new LaneTime(budgetMs)) };
}

test('the later target is waited for when the first one had nothing left', async () => {
  const { clock, busy } = targets(600_000);
  busy.note(after(5));
  busy.note(after(10));
  busy.note(after(5));
  expect(await busy.isFreeAgain()).toBe(true);
  expect(clock.now()).toEqual(after(5));
  expect(await busy.isFreeAgain()).toBe(true);
  expect(clock.now()).toEqual(after(10));
  expect(await busy.isFreeAgain()).toBe(false);
});

test('a target that is free after the end of the drain is left to the next one', async () => {
  const { clock, busy } = targets(3_000);
  busy.note(after(5));
  expect(await busy.isFreeAgain()).toBe(false);
  expect(clock.now()).toEqual(after(0));
});
