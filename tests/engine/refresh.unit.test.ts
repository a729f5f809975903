/** REFRESH: refreshing a row. */
import { expect, test } from 'vitest';
import { PLAIN_TURN, refresh } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { emptySlot, shortStack } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';

test('REFRESH-1 once per turn for 1 gold or 1 stone', () => {
  const start = given();
  start
    .when(0, refresh('wall', [0, 1]))
    .gains(0, { gold: -1 })
    .refused(0, refresh('building', [0, 1]), 'already-refreshed', 'REFRESH-1');
  start.when(0, refresh('wall', [0, 1], 'stone')).gains(0, { stone: -1 });
  start.refused(
    0,
    { type: 'RefreshRow', row: 'wall', slots: [0, 1], pay: { egg: 1 } },
    'wrong-price',
    'REFRESH-1',
  );
  given(goods(0, { gold: 0 })).refused(0, refresh('wall', [0, 1]), 'cannot-pay', 'REFRESH-1');
});
test('REFRESH-2 exactly two tiles of one row: two normal ones, or one and the special one', () => {
  const start = given().refused(0, refresh('wall', [1, 1]), 'wrong-slots', 'REFRESH-2');
  expect(start.offered(0).filter(({ type }) => type === 'RefreshRow')).toHaveLength(3 * 6 * 2);
});
test('REFRESH-3 each removed tile goes under its own stack, in slot order (R-54)', () => {
  const start = given();
  const { slots } = start.state.rows.building;
  const after = start.when(0, refresh('building', [0, 3]));
  expect(after.secrets?.stacks['building-I-normal']?.at(-1)).toBe(slots[0]);
  expect(after.secrets?.stacks['building-I-special']?.at(-1)).toBe(slots[3]);
  const two = start.when(0, refresh('building', [0, 2]));
  expect(two.secrets?.stacks['building-I-normal']?.slice(-2)).toEqual([slots[0], slots[2]]);
});
test('REFRESH-5 fewer than two removable tiles make it illegal', () => {
  given(emptySlot('wall', 0)).refused(0, refresh('wall', [0, 1]), 'slot-empty', 'REFRESH-5');
});

test('EX-32 a stone refreshes the special and one normal wall before any tile is taken (REFRESH-4)', () => {
  const start = given(offered('manage-mines'));
  const [a, , , special] = start.state.rows.wall.slots;
  start
    .when(0, refresh('wall', [0, 3], 'stone'))
    .gains(0, { stone: -1 })
    .then(({ rows }) => {
      expect(rows.wall.slots[0]).not.toBe(a);
      expect(rows.wall.slots[3]).not.toBe(special);
      expect(rows.wall.stack).toEqual(start.state.rows.wall.stack);
    })
    .when(0, ...PLAIN_TURN);
});
test('EX-32 removed tiles go to the bottom of their own stack (REFRESH-3)', () => {
  const start = given(shortStack('wall', 'normal', 1));
  const [a, b] = start.state.rows.wall.slots;
  const after = start.when(0, refresh('wall', [0, 1]));
  expect(after.state.rows.wall.slots[1], 'the removed tile comes straight back (REFRESH-5)').toBe(a);
  expect(after.secrets?.stacks['wall-I-normal']).toEqual([b]);
});
