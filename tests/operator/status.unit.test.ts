import { describe, expect, test } from 'vitest';
import { goesOn, goesSoon } from '@/lib/features/operator/retention';
import { statusOfSamples } from '@/lib/features/operator/status';
import { CLASSES, classOf, percentileOf, sumOf } from '@/lib/platform/ops/durations';

const at = (text: string) => new Date(`2027-01-${text}Z`);
const NOW = at('31T12:00:00');
const SINCE = at('01T12:00:00');
const beat = { firstAt: at('21T12:00:00'), lastAt: at('31T11:59:30') };
const quiet = { beat, outages: [], maintenances: [], hours: [] };

describe('durations', () => {
  test('are counted by class, added up, and give percentiles', () => {
    expect([0, 5, 6, 5000, 5001].map(classOf)).toEqual([0, 0, 1, 16, 17]);
    const one = Array.from({ length: CLASSES }, (_, i) => (i === 2 ? 90 : i === 9 ? 10 : 0));
    expect(sumOf([one, one, []])[2]).toBe(180);
    expect([0.5, 0.9, 0.95].map((share) => percentileOf(one, share))).toEqual([15, 15, 150]);
    expect(percentileOf([], 0.5)).toBeUndefined();
  });
});

describe('availability', () => {
  test('is whole where the scheduler always came', () => {
    expect(statusOfSamples(quiet, SINCE, NOW)).toMatchObject({
      availability: 1,
      outages: [],
      since: beat.firstAt,
    });
  });

  test('lacks the times it did not come, of those since it is known', () => {
    const outages = [{ begins: at('25T00:00:00'), ends: at('26T00:00:00') }];
    expect(statusOfSamples({ ...quiet, outages }, SINCE, NOW).availability).toBeCloseTo(0.9);
  });

  test('lacks also what lasts until now', () => {
    const stopped = { ...beat, lastAt: at('31T00:00:00') };
    const status = statusOfSamples({ ...quiet, beat: stopped }, SINCE, NOW);
    expect(status.availability).toBeCloseTo(0.95);
    expect(status.outages).toEqual([{ begins: stopped.lastAt, ends: NOW }]);
  });

  test('announced maintenance does not count as downtime', () => {
    const outages = [{ begins: at('25T00:00:00'), ends: at('25T04:00:00') }];
    const maintenances = [{ begins: at('25T01:00:00'), ends: at('25T03:00:00') }];
    expect(statusOfSamples({ ...quiet, outages, maintenances }, SINCE, NOW).outages).toEqual([
      { begins: at('25T00:00:00'), ends: at('25T01:00:00') },
      { begins: at('25T03:00:00'), ends: at('25T04:00:00') },
    ]);
  });

  test('is not known before the scheduler came', () => {
    expect(statusOfSamples({ outages: [], maintenances: [], hours: [] }, SINCE, NOW)).not.toHaveProperty(
      'availability',
    );
  });

  test('moves cover the last day, messages the last two hours', () => {
    const moves = Array.from({ length: CLASSES }, (_, i) => (i === 0 ? 3 : 0));
    const hours = [
      { hour: at('31T11:00:00'), moves, oldestS: 30 },
      { hour: at('31T09:00:00'), moves, oldestS: 900 },
      { hour: at('29T09:00:00'), moves, oldestS: 9000 },
    ];
    expect(statusOfSamples({ ...quiet, hours }, SINCE, NOW)).toMatchObject({
      moves: { count: 6, p50: 5, p95: 5 },
      oldestS: 30,
    });
  });
});

test('a table goes a month after it was made, unless somebody played', () => {
  const table = { seq: 1, status: 'running', createdAt: at('01T00:00:00') };
  expect(goesOn(table)).toEqual(at('31T00:00:00'));
  expect(goesOn({ ...table, seq: 2 })).toBeUndefined();
  expect(goesOn({ ...table, status: 'ended' })).toBeUndefined();
  expect(goesSoon(table, { now: () => at('16T23:59:59') })).toBeUndefined();
  expect(goesSoon(table, { now: () => at('17T00:00:00') })).toEqual(at('31T00:00:00'));
});
