import { expect, test, vi } from 'vitest';
import { isFull } from '../support/full';
import { levelsOf, meet, outOfOrder, tableOf, wilson } from '@/tools/arena/tournament';

vi.setConfig({ testTimeout: 60_000 });

test('75 of 100 is between 65.7 and 82.5 % at 95 % confidence', () => {
  const { share, low, high } = wilson(75, 100);
  expect([share, low, high].map((x) => Math.round(1000 * x))).toEqual([750, 657, 825]);
});

test('an unknown level is refused', () => {
  expect(() => levelsOf(['master', 'grandmaster'])).toThrow('grandmaster');
});

test.runIf(isFull)('two levels play every deal from both seats, and the stronger one wins', () => {
  let games = 0;
  const results = meet(levelsOf(['journeyman', 'random']), 2, 'test', () => (games += 1));
  expect(games).toBe(2);
  expect(results.meetings).toEqual([{ first: 'journeyman', second: 'random', games: 2, wins: 2 }]);
  expect([...results.points.values()].map((points) => points.length)).toEqual([2, 2]);
  expect(outOfOrder(results)).toEqual([]);
  const [head, , first, second] = tableOf(results).split('\n');
  expect(head).toBe('| wins of | journeyman | random | points (5 % below, above) | a turn |');
  expect(first).toMatch(
    /^\| journeyman \| {2}\| 100\.0 % \(34\.2 to 100\.0\) \| \d+\.\d \(\d+, \d+\) \| \d+ ms \|$/,
  );
  expect(second).toContain('| random | 0.0 % (0.0 to 65.8) |');
});

test('a level that loses more than half of its games to a weaker one is reported', () => {
  const met = (wins: number) => ({ first: 'master', second: 'random', games: 4, wins }) as const;
  expect(outOfOrder({ meetings: [met(2), met(1)] })).toEqual([met(1)]);
});
