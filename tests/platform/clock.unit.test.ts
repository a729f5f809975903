import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_DIFFERENCE_MS, isClockOff, noteDatabaseTime, systemClock } from '@/lib/platform/clock';
import { tellingTime } from '@/lib/platform/db/telling-time';
import { projectFiles, readText } from '../docs/project-files';

const HOUR_MS = 3_600_000;
const BEGUN = Date.parse('2030-01-01T12:00:00Z');

/** The database tells its time halfway through a statement. */
function ask(offMs: number, tookMs = 0): void {
  const told = new Date(Date.now() - offMs - tookMs / 2);
  noteDatabaseTime(told, tookMs);
}

// Unit tests of one worker share what is global.
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'pragaClockDifference');
  vi.useRealTimers();
});

test('whatever the clock of the process says, the time is the database’s', () => {
  const off = fc.integer({ min: -50 * HOUR_MS, max: 50 * HOUR_MS });
  const took = fc.integer({ min: 0, max: 5_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: BEGUN });
  fc.assert(
    fc.property(fc.array(fc.tuple(off, took), { minLength: 1 }), (asked) => {
      for (const [offMs, tookMs] of asked) {
        vi.setSystemTime(BEGUN + offMs);
        ask(offMs, tookMs);
        const errorMs = systemClock.now().getTime() - BEGUN;
        expect(Math.abs(errorMs)).toBeLessThanOrEqual(tookMs / 2 + 2);
        if (Math.abs(Math.abs(offMs) - MAX_DIFFERENCE_MS) > 3000)
          expect(isClockOff()).toBe(Math.abs(offMs) > MAX_DIFFERENCE_MS);
      }
    }),
  );
});

test('the time does not waver while the clocks agree', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGUN });
  for (const tookMs of [0, 1, 2000, 3, 40]) {
    ask(0, tookMs);
    expect(systemClock.now().getTime()).toBe(BEGUN);
  }
});

test('a clock that is set while the database answers proves nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGUN });
  const answering = (offMs: number) =>
    tellingTime(() => {
      vi.setSystemTime(Date.now() + offMs);
      return Promise.resolve([{ now: new Date(BEGUN) }]);
    });
  await answering(-3 * HOUR_MS);
  expect(systemClock.now().getTime()).toBe(Date.now());
  await answering(0);
  expect(Math.abs(systemClock.now().getTime() - BEGUN)).toBeLessThanOrEqual(1);
});

/** Three compare it with the time of the database, and one waits in browsers. */
const MAY_READ = [
  'lib/platform/clock.ts',
  'lib/platform/db/clock-check.ts',
  'lib/platform/db/telling-time.ts',
  'lib/platform/retry-after.ts',
];

test('only the clock reads the time of the process', () => {
  const server = projectFiles(
    /^(?:lib\/(?:platform|features)|app)\/.*\.tsx?$|^(?:proxy|instrumentation.*)\.ts$/,
  );
  const readers = server.filter((file) => /new Date\(\)|Date\.now\(\)/.test(readText(file)));
  expect(server.length).toBeGreaterThan(500);
  expect(readers.toSorted()).toEqual(MAY_READ);
});
