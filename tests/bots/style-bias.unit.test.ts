import { expect, test } from 'vitest';
import { characterOf, leaningOf } from '@/lib/game/bots/outlook';
import { playGame, PACK, TWO_PLAYERS } from './support';

const { decisions } = playGame(TWO_PLAYERS, 'character', ['random', 'random']);
const charactersOf = (seat: number) => new Set(decisions.map(({ seen }) => characterOf(seen.state, seat)));
const ids = PACK.technologies.map(({ id }) => id);

test('a player keeps its character for the whole game', () => {
  expect(charactersOf(0).size).toBe(1);
});

test('the players at a table have different styles', () => {
  const [first = ''] = charactersOf(0);
  const [second = ''] = charactersOf(1);
  expect(ids.map((id) => leaningOf(first, id))).not.toEqual(ids.map((id) => leaningOf(second, id)));
});

test('style weights stay within 0.3 and average 1', () => {
  const all = Array.from({ length: 200 }, (_, i) => ids.map((id) => leaningOf(`${i}`, id))).flat();
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0.7);
  expect(Math.max(...all)).toBeLessThanOrEqual(1.3);
  expect(all.reduce((sum, x) => sum + x, 0) / all.length).toBeCloseTo(1, 2);
});
