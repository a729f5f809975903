import { describe, expect, test } from 'vitest';
import { sha256Hex } from '@/lib/game/engine/hash';
import { keyedInt, keyedShuffle } from '@/lib/game/engine/random';

const SEED = sha256Hex('random');

/** Chi-square of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe('keyedInt', () => {
  // Upper 0.1 % points of chi-square with n - 1 degrees of freedom; the seeds are fixed, so this never
  // flickers.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [7, 22.46],
    [12, 31.26],
  ])('spreads evenly over %i values', (n, limit) => {
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 3000; i += 1) {
      const value = keyedInt(SEED, 'even', i, n);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts).toHaveLength(n);
    expect(chiSquare(counts)).toBeLessThan(limit);
  });
  test('depends on seed, label and index, and on nothing else', () => {
    const draw = (seed: string, label: string, index: number): number =>
      keyedInt(seed, label, index, 2 ** 32);
    expect(draw(SEED, 'a', 0)).toBe(draw(SEED, 'a', 0));
    const draws = [
      draw(SEED, 'a', 0),
      draw(SEED, 'a', 1),
      draw(SEED, 'b', 0),
      draw(sha256Hex('other'), 'a', 0),
    ];
    expect(new Set(draws).size).toBe(4);
  });
});

describe('keyedShuffle', () => {
  const items = Array.from({ length: 14 }, (_, i) => `tile-${i}`);

  test('permutes: nothing is lost, nothing doubled, the list given stays as it is', () => {
    const before = [...items];
    const shuffled = keyedShuffle(SEED, 'permute', items);
    expect([...shuffled].sort()).toEqual([...items].sort());
    expect(items).toEqual(before);
    expect(shuffled).not.toEqual(items);
  });
  test('each of the six orders of three is about equally frequent', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i += 1) {
      const order = keyedShuffle(SEED, `order ${i}`, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(20.52);
  });
  test.each([[[]], [['alone']]])('leaves %o as it is', (list) => {
    expect(keyedShuffle(SEED, 'small', list)).toEqual(list);
  });
});
