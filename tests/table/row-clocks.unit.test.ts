import { expect, test } from 'vitest';
import type { SeatBank, SeatClock, TableClocks } from '@/lib/features/table/load/clock-sql';
import { clocksAfter, firstClocks } from '@/lib/features/table/load/row-clocks';
import { ALWAYS } from '@/lib/game/pace/calendar';
import { ASKING, type Pace } from '@/lib/game/pace/pace';

const HOUR = 3_600_000;
const T0 = new Date('2026-03-02T08:00:00Z');
const after = (hours: number) => new Date(T0.getTime() + hours * HOUR);
const DAILY: Pace = { kind: 'daily', ...ASKING };

function clockOf(seat: number, bank: Partial<SeatClock> = {}): SeatClock {
  const same = { seat, grantedMs: 0, heldFrom: 1, seated: true, isComputer: false };
  const rules = { calendar: ALWAYS, takesHolidays: false };
  return { ...same, ...rules, bankMs: 72 * HOUR, ...bank };
}
const table = (...seats: SeatClock[]): TableClocks => ({
  pace: DAILY,
  tableRevision: 0,
  pauses: [],
  away: [],
  seats,
});
/** Hours and start of each changed clock, by seat. */
const changes = ({ changed }: { changed: readonly SeatBank[] }) =>
  changed.map(({ seat, bankMs = 0, tickingAt }) => [seat, bankMs / HOUR, tickingAt]);
const turnEnd = (seat: number) => ({ type: 'TurnEnded', seat, turn: 1 }) as const;

test('a step within a turn changes no clock', () => {
  const row = { at: after(3), events: [], waiting: [0] };
  expect(clocksAfter(table(clockOf(0, { tickingAt: T0 }), clockOf(1)), row)).toEqual({ changed: [] });
});

test('a choice asked of another seat stops one clock and starts the other, and adds to none', () => {
  const asked = clocksAfter(table(clockOf(0, { tickingAt: T0 }), clockOf(1)), {
    at: after(3),
    events: [],
    waiting: [1],
  });
  expect(changes(asked)).toEqual([
    [0, 69, undefined],
    [1, 72, after(3)],
  ]);
  expect(asked.all).toHaveLength(2);
  expect(asked.changed.map(({ lookAt }) => lookAt)).toEqual([undefined, after(3 + 36)]);
});

test('several seats may be to act: the clock of a seat that has answered stops, the others run on', () => {
  const clocks = table(clockOf(0), clockOf(1, { tickingAt: T0 }), clockOf(2, { tickingAt: T0 }));
  const row = { at: after(5), events: [], waiting: [2, 0] };
  expect(changes(clocksAfter(clocks, row))).toEqual([
    [0, 72, after(5)],
    [1, 67, undefined],
  ]);
});

test("a player who ends a turn and is also next starts again, with the turn's bonus", () => {
  const clocks = table(clockOf(0, { tickingAt: T0 }), clockOf(1));
  const row = { at: after(10), events: [turnEnd(0)], waiting: [0] };
  expect(changes(clocksAfter(clocks, row))).toEqual([[0, 74, after(10)]]);
});

test('a game that is over stops all clocks', () => {
  const clocks = table(clockOf(0, { tickingAt: T0 }), clockOf(1, { tickingAt: T0 }));
  const over = clocksAfter(clocks, { at: after(4), events: [turnEnd(0)], waiting: [] });
  expect(changes(over)).toEqual([
    [0, 80, undefined],
    [1, 68, undefined],
  ]);
  expect(over.changed.some(({ lookAt }) => lookAt)).toBe(false);
});

test('an undo restores the clocks as after the row it returns to', () => {
  const kept = [
    { seat: 0, bankMs: 72 * HOUR, tickingAt: T0, grantedMs: 0 },
    { seat: 1, bankMs: 50 * HOUR, grantedMs: 0 },
  ];
  // Seat 0 asked seat 1 for something three hours later, and takes it back four hours after that.
  const clocks = table(
    clockOf(0, { bankMs: 69 * HOUR }),
    clockOf(1, { bankMs: 50 * HOUR, tickingAt: after(3) }),
  );
  const row = { at: after(7), events: [], waiting: [0], restored: { seq: 1, clocks: kept } };
  expect(changes(clocksAfter(clocks, row))).toEqual([
    [0, 72, T0],
    [1, 50, undefined],
  ]);
  // Nothing to restore where the step asked nobody.
  const same = table(clockOf(0, { tickingAt: T0 }), clockOf(1, { bankMs: 50 * HOUR }));
  expect(clocksAfter(same, row)).toEqual({ changed: [] });
});

test('an undo keeps time that was given meanwhile, and charges no new holder with earlier time', () => {
  const kept = [
    { seat: 0, bankMs: 72 * HOUR, tickingAt: T0, grantedMs: 0 },
    { seat: 1, bankMs: 50 * HOUR, grantedMs: HOUR },
  ];
  const clocks = table(
    clockOf(0, { bankMs: 72 * HOUR, tickingAt: after(90), heldFrom: 5 }),
    clockOf(1, { bankMs: 80 * HOUR, grantedMs: 31 * HOUR, tickingAt: after(1) }),
  );
  const row = { at: after(100), events: [], waiting: [0], restored: { seq: 3, clocks: kept } };
  expect(changes(clocksAfter(clocks, row))).toEqual([[1, 80, undefined]]);
});

test('computers have no clock', () => {
  const clocks = table(clockOf(0, { tickingAt: T0 }), clockOf(1, { isComputer: true }), clockOf(2));
  const row = { at: after(2), events: [turnEnd(0)], waiting: [1] };
  expect(changes(clocksAfter(clocks, row))).toEqual([[0, 82, undefined]]);
});

test('the clocks of a new table stand, and so does the clock of a seat that is free when the turn comes round', () => {
  const standing = [0, 1].map((seat) => ({ seat, bankMs: 72 * HOUR, grantedMs: 0 }));
  expect(firstClocks(DAILY, [0, 1])).toEqual({ all: standing, changed: standing });
  const clocks = table(clockOf(0, { tickingAt: T0 }), clockOf(1, { seated: false }));
  const row = { at: after(2), events: [turnEnd(0)], waiting: [1] };
  expect(changes(clocksAfter(clocks, row))).toEqual([[0, 82, undefined]]);
});

test('an undo takes nothing from a clock that began when its player sat down, after the row it leads back to', () => {
  const kept = [0, 1].map((seat) => ({ seat, bankMs: 72 * HOUR, grantedMs: 0 }));
  const clocks = table(clockOf(0, { tickingAt: after(5) }), clockOf(1));
  const row = { at: after(9), events: [], waiting: [0], restored: { seq: 1, clocks: kept } };
  expect(clocksAfter(clocks, row)).toEqual({ changed: [] });
});
