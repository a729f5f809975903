/** The targets that a drain waits for while other processes post to them too. */
import { expect, test } from 'vitest';
import { BusyTargets } from '@/lib/platform/outbox/busy-targets';
import { LaneTime } from '@/lib/platform/outbox/lanes';
import { FakeClock } from '../support/clock';

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
