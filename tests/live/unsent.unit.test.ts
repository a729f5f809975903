/** Steps found in the browser's store: those in the log already, and those still intended. */
import { expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { seqOf, viewOf } from '@/lib/game/live/live-snapshot';
import { createLiveTable, reduceLiveTable, shownOf, type LiveTable } from '@/lib/game/live/live-table';
import { isUnclear, leftOf, type UnsentSteps, type KeptStep } from '@/lib/game/live/unsent';
import { FakeServer } from './fake-server';

const SEAT = 0;
const take = (position: number): Command => ({ type: 'TakeActionTile', position }) as Command;
const step = (position: number, isSent = true): KeptStep => ({
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
  const position = { ...stand.position, state: { ...stand.position.state, seq: 1 + rows.length } };
  return { confirmed: { ...stand, position, rows: [{ ...first, seq: 1, hash: 'h1' }, ...more] }, seat: SEAT };
}
const kept = (steps: readonly KeptStep[]) => ({ seq: 1, head: 'h1', steps });

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

test('steps of another game of this table are dropped', () => {
  expect(leftOf({ seq: 1, head: 'other', steps: [step(1, false)] }, standWith([]))).toEqual({
    left: [],
    isMeant: false,
  });
});

const rowsOf = (...taken: readonly (readonly [number, number])[]) =>
  new Map(taken.map(([position, seq]) => [`step ${position}`, seq]));

test.each([
  ['none was taken, and nothing has happened', [], [], [1, 2], true],
  ['the first was taken, in words of the service', [[0, take(7)]], [[1, 2]], [2], true],
  ['the first was taken, though this page never knew that it was sent', [[0, take(1)]], [[1, 2]], [2], true],
  ['another has made a step in between', [[1, take(5)]], [], [1, 2], false],
  [
    'all were taken, and another has played since',
    [
      [0, take(1)],
      [0, take(2)],
      [1, take(5)],
    ],
    [
      [1, 2],
      [2, 3],
    ],
    [],
    false,
  ],
  ['the row that the first has made is not known here yet', [], [[1, 2]], [2], false],
] as const)('once the service was asked: %s', (_what, rows, taken, left, isMeant) => {
  const steps = [step(1, false), step(2, false)];
  const found = leftOf(kept(steps), standWith(rows), rowsOf(...taken));
  expect(found.left.map(({ commandId }) => commandId)).toEqual(left.map((n) => `step ${n}`));
  expect(found.isMeant).toBe(isMeant);
});

test('the service is asked before a step is reported as lost, and only then', () => {
  const asks = (steps: readonly KeptStep[], rows: Parameters<typeof standWith>[0]) =>
    isUnclear(kept(steps), standWith(rows));
  expect(asks([step(1)], [])).toBe(false);
  expect(asks([step(1)], [[0, take(1)]])).toBe(false);
  expect(asks([step(1)], [[1, take(1)]])).toBe(true);
  expect(asks([step(1, false)], [[0, take(1)]])).toBe(true);
  const old = { seq: 0, head: 'h0', steps: [step(1)] };
  expect(isUnclear(old, standWith([]))).toBe(true);
});

const server = new FakeServer(0, SEAT);
const start = createLiveTable(SEAT, server.standOf(SEAT));
const here = { seq: seqOf(start.confirmed), head: start.confirmed.rows.at(-1)?.hash ?? '' };
const steps = options(server.pack, viewOf(start.confirmed, SEAT))
  .commands.filter(({ command, reveals }) => !reveals && command.type === 'TakeActionTile')
  .map(({ command }, i) => ({ commandId: `step ${i}`, command, isSent: false }));
const [one, two] = [steps.slice(0, 1), steps.slice(1, 2)];
const commandsOf = (all: readonly KeptStep[]) => all.map(({ command }) => command);
const takeUp = (table: LiveTable, found: UnsentSteps) =>
  reduceLiveTable(server.pack, table, { type: 'unsent', kept: found });

test('the stored steps of two pages are continued while they are legal, and the rest is reported', () => {
  const first = takeUp(start, { ...here, steps: one });
  expect(first.pending.map(({ commandId }) => commandId)).toEqual(['step 0']);
  const both = takeUp(first, { ...here, steps: two });
  expect(both.pending).toEqual(first.pending);
  expect(both.gone).toEqual({ why: 'moved-on', since: here.seq, commands: commandsOf(two) });
  const old = one.map((of) => ({ ...of, commandId: 'old' }));
  const three = takeUp(both, { seq: 0, head: 'gone', steps: old });
  expect(three.pending).toEqual(both.pending);
  expect(three.gone?.commands).toEqual(commandsOf([...two, ...one]));
  expect(seqOf(shownOf(three))).toBe(here.seq + 1);
});

test('a pending step is not sent a second time', () => {
  const first = takeUp(start, { ...here, steps: one });
  expect(takeUp(first, { ...here, steps: one })).toBe(first);
});

test('stored steps are not lost because this page cannot compute their result yet', () => {
  // The rules of skipping an action load later, and later steps are computed after the answer.
  const steps: readonly KeptStep[] = [
    { commandId: 'a', command: { type: 'SkipMainAction' }, isSent: true },
    { commandId: 'b', command: { type: 'EndTurn' }, isSent: true },
    { commandId: 'c', command: take(1), isSent: false },
  ];
  const { pending, gone } = takeUp(start, { ...here, steps });
  expect(pending.map(({ commandId }) => commandId)).toEqual(['a', 'b', 'c']);
  expect(gone).toBeUndefined();
});
