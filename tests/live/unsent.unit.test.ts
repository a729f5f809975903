/** Steps found in the browser's store: what the log has of them, and what is still meant. */
import { expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { leftOf, type Made } from '@/lib/game/live/unsent';
import { FakeServer } from './fake-server';

const SEAT = 0;
const take = (position: number): Command => ({ type: 'TakeActionTile', position }) as Command;
const step = (position: number, isSent = true): Made => ({
  commandId: `step ${position}`,
  command: take(position),
  isSent,
});

/** A position whose newest rows are these, given by seats. */
function standWith(rows: readonly (readonly [number, Command])[]) {
  const stand = new FakeServer(0, SEAT).standOf(SEAT);
  const [first] = stand.rows;
  if (!first) throw new Error('no rows');
  const more = rows.map(([seat, command], i) => ({ ...first, seq: 2 + i, seat, command, hash: `h${2 + i}` }));
  return { confirmed: { ...stand, rows: [{ ...first, seq: 1, hash: 'h1' }, ...more] }, seat: SEAT };
}
const kept = (steps: readonly Made[]) => ({ seq: 1, head: 'h1', steps });

test.each([
  ['nothing has happened since', [], [step(1), step(2)], [1, 2], true],
  ['the first was taken, its answer lost', [[0, take(1)]], [step(1), step(2)], [2], true],
  [
    'all were taken',
    [
      [0, take(1)],
      [0, take(2)],
    ],
    [step(1), step(2)],
    [],
    true,
  ],
  [
    'all were taken, and others have played since',
    [
      [0, take(1)],
      [1, take(5)],
    ],
    [step(1)],
    [],
    false,
  ],
  ['somebody else was faster', [[1, take(1)]], [step(1)], [1], false],
  [
    'another page has done the same, and this step was never sent',
    [[0, take(1)]],
    [step(1, false)],
    [1],
    false,
  ],
] as const)('%s', (_what, rows, steps, left, isMeant) => {
  const found = leftOf(kept(steps), standWith(rows));
  expect(found.left.map(({ commandId }) => commandId)).toEqual(left.map((n) => `step ${n}`));
  expect(found.isMeant).toBe(isMeant);
});

test("steps of another game of this table are nobody's any more", () => {
  expect(leftOf({ seq: 1, head: 'other', steps: [step(1, false)] }, standWith([]))).toEqual({
    left: [],
    isMeant: false,
  });
});

test('of steps made so long ago that their row is not shown, those that were never sent are left', () => {
  const { left, isMeant } = leftOf({ seq: 0, head: 'h0', steps: [step(1), step(2, false)] }, standWith([]));
  expect(left.map(({ commandId }) => commandId)).toEqual(['step 2']);
  expect(isMeant).toBe(false);
});
