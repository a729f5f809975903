import { expect, test } from 'vitest';
import {
  callEnds,
  decideStart,
  hasFittingSizes,
  usualPlayers,
  type GatheringAnswer,
  startsInTime,
} from '@/lib/features/circles/gatherings/gathering';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';

const seed = 'ab'.repeat(32);
const answersOf = (inside: number, ifNeeded = 0, out = 0) =>
  (
    [
      ['in', inside],
      ['if-needed', ifNeeded],
      ['out', out],
    ] as const satisfies readonly [GatheringAnswer, number][]
  ).flatMap(([answer, n]) => Array.from({ length: n }, (_, i) => ({ memberId: `${answer} ${i}`, answer })));

test.each([
  ['not full and not due', { least: 3, most: 4 }, answersOf(3), false, 'open'],
  ['full before it is due', { least: 3, most: 4 }, answersOf(4), false, [4]],
  ['due with enough', { least: 3, most: 4 }, answersOf(3), true, [3]],
  ['due with too few', { least: 3, most: 4 }, answersOf(2), true, 'lapse'],
  ['due with enough by those if needed', { least: 3, most: 4 }, answersOf(2, 1), true, [3]],
  ['those if needed make the table whole', { least: 2, most: 4 }, answersOf(3, 2), true, [4]],
  ['nobody beyond the most', { least: 3, most: 5 }, answersOf(5, 3), false, [3, 2]],
  ['seven are a four and a three', { least: 4, most: 8 }, answersOf(7, 0, 3), true, [4, 3]],
  ['those if needed come in only where all fit', { least: 2, most: 8 }, answersOf(5, 1), true, [3, 2]],
  ['members who are out never play', { least: 2, most: 4 }, answersOf(1, 0, 5), true, 'lapse'],
] as const)('%s', (_, called, answers, isDue, expected) => {
  const start = decideStart({ size: 4, ...called }, answers, { isDue, seed });
  expect(start.type === 'start' ? start.tables.map((table) => table.length) : start.type).toEqual(expected);
});

test('no one gets two seats, and the same seed draws the same tables', () => {
  const draw = () => decideStart({ size: 4, least: 2, most: 11 }, answersOf(11), { isDue: false, seed });
  const start = draw();
  expect(draw()).toEqual(start);
  const people = start.type === 'start' ? start.tables.flat() : [];
  expect(new Set(people).size).toBe(11);
});

test.each([
  [2, { least: 2, most: 2 }],
  [3, { least: 2, most: 3 }],
  [4, { least: 3, most: 4 }],
] as const)('a call for %i that names no numbers asks for one table', (size, players) => {
  expect(usualPlayers(size)).toEqual(players);
});

test('a call that cannot be answered is refused', () => {
  const now = new Date('2026-11-26T20:00:00Z');
  const call = {
    options: ONLINE_OPTIONS,
    variant: BASE_VARIANT,
    pace: { kind: 'relaxed' },
    size: 4,
    least: 3,
    most: 4,
    seatOrder: 'drawn',
    startsBy: new Date('2026-11-28T20:00:00Z'),
  } as const;
  expect(hasFittingSizes(call)).toBe(true);
  for (const more of [{ least: 1 }, { least: 5 }, { most: 25 }])
    expect(hasFittingSizes({ ...call, ...more })).toBe(false);
  expect(startsInTime(call, now)).toBe(true);
  for (const startsBy of [now, new Date('2027-03-01T20:00:00Z')])
    expect(startsInTime({ startsBy }, now)).toBe(false);
});

test.each([
  ['tonight', '2026-11-28T12:00:00Z', '2026-11-28T21:00:00.000Z'],
  ['tonight', '2026-11-28T20:30:00Z', undefined],
  ['tomorrow', '2026-11-28T20:30:00Z', '2026-11-29T21:00:00.000Z'],
  // After midnight in Prague it is the 29th.
  ['tomorrow', '2026-11-28T23:30:00Z', '2026-11-30T21:00:00.000Z'],
  ['three-days', '2026-03-27T12:00:00Z', '2026-03-30T20:00:00.000Z'],
  ['week', '2026-11-28T12:00:00Z', '2026-12-05T21:00:00.000Z'],
] as const)('a call until %s, asked at %s, ends at ten in the evening', (until, now, end) => {
  expect(callEnds(until, 'Europe/Prague', new Date(now))?.toISOString()).toBe(end);
});
