import { expect, test } from 'vitest';
import { directionsFrom, filterRows, KINDS, kindsOf, readBy, turnsOf } from '@/lib/game/recap/timeline';
import { cutAt, wholeGame } from './support';

const game = wholeGame(7);
const { rows: told, turns: played } = cutAt(game, game.log.length);
const rows = told.map((row, i) => ({ ...row, seat: game.log[i]?.seat }));
const turns = turnsOf(rows);

test('every turn that was played is on the timeline, one after the other', () => {
  expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual(played.map(({ turn, seat }) => [turn, seat]));
  turns.forEach(({ from, to }, i) => {
    expect(to).toBeGreaterThanOrEqual(from);
    expect(turns[i + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(from);
  });
});

test('stepping forward turn by turn, and back, comes to the ends and stays in the log', () => {
  const last = rows.length;
  const walk = (direction: 'nextTurn' | 'previousTurn' | 'next' | 'previous', from: number) => {
    const seen = [from];
    for (
      let at = directionsFrom(turns, from, last)[direction];
      at !== undefined;
      at = directionsFrom(turns, at, last)[direction]
    )
      seen.push(at);
    return seen;
  };
  expect(walk('next', 1)).toEqual(rows.map(({ seq }) => seq));
  expect(walk('previous', last)).toEqual(rows.map(({ seq }) => seq).reverse());
  expect(walk('nextTurn', 1).at(-1)).toBe(last);
  expect(walk('previousTurn', last).at(-1)).toBe(1);
  expect(walk('previousTurn', last).slice(1)).toEqual([...new Set(turns.map(({ from }) => from))].reverse());
});

test('a filter keeps exactly the requested entries', () => {
  expect(filterRows(rows, { undone: true })).toEqual(rows);
  const plain = filterRows(rows, { undone: false });
  expect(plain.length).toBeLessThan(rows.length);
  expect(plain.some(({ undone }) => undone)).toBe(false);
  for (const kind of KINDS)
    for (const seat of [0, 1]) {
      const found = filterRows(rows, { seat, kind, undone: true });
      const wanted = rows.filter((row) => row.seat === seat && kindsOf(row).has(kind));
      expect(found).toEqual(wanted);
    }
  expect(filterRows(rows, { kind: 'building', undone: true }).length).toBeGreaterThan(0);
});

test('undone steps are shown only to their player, and nothing else is missing', () => {
  const isTakenBack = (row: (typeof rows)[number]) =>
    row.undone || row.events.some(({ type }) => type === 'Undone');
  expect(rows.filter(({ undone }) => undone).length).toBeGreaterThan(0);
  expect(readBy(rows, undefined)).toEqual(rows.filter((row) => !isTakenBack(row)));
  for (const me of [0, 1]) {
    const hidden = rows.filter((row) => isTakenBack(row) && row.seat !== me);
    expect(hidden.length).toBeGreaterThan(0);
    expect(readBy(rows, me)).toEqual(rows.filter((row) => !hidden.includes(row)));
  }
});

test('all read that a table took an ended turn back', () => {
  const events = [{ type: 'Undone', seat: 0, to: 5, rows: [6], consent: [1] }] as const;
  const row = { seq: 7, seat: 0, events, undone: false };
  for (const me of [undefined, 0, 1]) expect(readBy([row], me)).toEqual([row]);
  expect(filterRows([row], { undone: false })).toEqual([row]);
});
