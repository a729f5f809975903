/** TOKEN: red and blue bonus tokens. */
import { expect, test } from 'vitest';
import { SIX } from '@/lib/game/engine/board/hex';
import { placeBuilding } from '../support/engine/commands';
import { at, tokens } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { acting, scored } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { HOUSE_WITH_STONE } from '../support/engine/tiles';

test('TOKEN-1 tokens come from corners and other bonuses, without limit', () => {
  const start = acting(
    'construct-building',
    inSlot('building', 0, HOUSE_WITH_STONE),
    tokens(0, { 'blue-token': 50 }),
  );
  const best = SIX.map(
    (rotation) => start.when(0, placeBuilding(0, 'site-p2-a', rotation)).player(0).tokens['blue-token'],
  );
  expect(Math.max(...best)).toBe(51);
});
test('TOKEN-1 nothing in the game costs tokens', () => {
  const prices = JSON.stringify(PACK).match(/"(?:cost|entry|discount|crossing|climbCost)":\{[^}]*\}/g) ?? [];
  expect(prices.length).toBeGreaterThan(100);
  expect(prices.filter((price) => price.includes('token'))).toEqual([]);
});

test.each([0, 1, 2, 3, 4, 5])('TOKEN-2, SCORE-5 tokens are worth their grid’s column %i', (column) => {
  const wall = PACK.frameByGrid['hunger-wall'].columnValues[column] ?? 0;
  const cathedral = PACK.frameByGrid.cathedral.columnValues[column] ?? 0;
  const held = tokens(0, { 'blue-token': 3, 'red-token': 5 });
  const value = (...patches: readonly Patch[]): number => scored(held, ...patches).tokens ?? 0;
  expect(value(at(0, 'hunger-wall', 0, column)), 'blue by the Hunger Wall').toBe(3 * wall);
  expect(value(at(0, 'cathedral', 0, column)), 'red by the Cathedral').toBe(5 * cathedral);
});
