import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { afterTurn, calendarAt, firstLookAt, newBank, startClock, stopBank } from '@/lib/game/pace/bank';
import { clockworkOf, type Pace } from '@/lib/game/pace/pace';
import type { ClockChanges, SeatBank, SeatClock, TableClocks } from './clock-sql';

export interface ClockedRow {
  readonly at: Date;
  readonly events: readonly Event[];
  readonly waiting: readonly SeatId[];
  /** The stored clocks after the row that an undo goes back to. */
  readonly restored?: { readonly seq: number; readonly clocks: readonly SeatBank[] } | undefined;
}

/**
 * Changes of the clocks by a row: they run for the seats the table waits for, and a finished turn adds time.
 */
export function clocksAfter({ pace, seats }: TableClocks, row: ClockedRow): ClockChanges {
  const people = seats.filter(({ isComputer }) => !isComputer);
  const after = seats.map((clock) => (runs(clock) ? seatAfter(pace, clock, row) : clock));
  const changed = after.filter((bank, i) => !isSame(bank, seats[i]));
  if (changed.length === 0) return { changed: [] };
  return {
    changed: changed.map((bank) => ({ ...bank, ...lookOf(bank, people.length) })),
    all: after.map(withoutHolder),
  };
}

/** The clocks of a new table: all stopped, because no player has sat down. */
export function firstClocks(pace: Pace, seats: readonly SeatId[]): ClockChanges {
  const all = seats.map((seat): SeatBank => ({ seat, grantedMs: 0, ...newBank(pace) }));
  return { all, changed: all };
}

/** A computer has no clock. A trigger starts the clock of a free seat when a player sits down. */
const runs = ({ isComputer, seated }: SeatClock): boolean => !isComputer && seated;

function seatAfter(pace: Pace, clock: SeatClock, row: ClockedRow): SeatBank {
  const { seat, grantedMs, calendar } = clock;
  const bank = restoredBank(clock, row, pace) ?? clock;
  const isWaited = row.waiting.includes(seat);
  const hasEnded = row.events.some((event) => event.type === 'TurnEnded' && event.seat === seat);
  const same = { seat, grantedMs };
  if (hasEnded && bank.tickingAt) {
    const ended = afterTurn(bank, pace, calendarAt(pace, calendar), row.at);
    return { ...same, ...(isWaited ? startClock(ended, row.at) : ended) };
  }
  if (isWaited) return { ...same, ...plain(startClock(bank, row.at)) };
  return { ...same, ...(bank.tickingAt ? stopBank(bank, calendarAt(pace, calendar), row.at) : plain(bank)) };
}

/**
 * A clock after an undo, as if the undone steps had not been made. Time that other players added
 * meanwhile stays; a new holder of the seat does not inherit the previous holder's time.
 */
function restoredBank(clock: SeatClock, { restored, waiting, events }: ClockedRow, pace: Pace) {
  const kept = restored?.clocks.find(({ seat }) => seat === clock.seat);
  if (!restored || !kept || clock.heldFrom > restored.seq) return undefined;
  const { bankMs, tickingAt } = kept;
  const given = clock.grantedMs - kept.grantedMs;
  const isAgreed = events.some(
    (event) => event.type === 'Undone' && event.consent && event.seat === clock.seat,
  );
  if (isAgreed) return bankMs === undefined ? {} : { bankMs: leftAtEnd(bankMs + given, clock, pace) };
  // The seat was free when the clock was stored, and the clock has started since.
  if (!tickingAt && waiting.includes(clock.seat)) return undefined;
  return {
    ...(bankMs === undefined ? {} : { bankMs: bankMs + given }),
    ...(tickingAt ? { tickingAt } : {}),
  };
}

/**
 * The time left at the end of a turn that is taken back. The time that its end added is removed, and
 * the time since then is not charged.
 */
function leftAtEnd(before: number, { bankMs = 0 }: SeatClock, pace: Pace): number {
  return Math.min(before, Math.max(0, bankMs - (clockworkOf(pace)?.gainMs ?? 0)));
}

function plain({ bankMs, tickingAt }: { bankMs?: number | undefined; tickingAt?: Date | undefined }) {
  return { ...(bankMs === undefined ? {} : { bankMs }), ...(tickingAt ? { tickingAt } : {}) };
}

function withoutHolder({ seat, bankMs, tickingAt, grantedMs }: SeatBank): SeatBank {
  return { seat, grantedMs, ...plain({ bankMs, tickingAt }) };
}

function isSame(one: SeatBank, other: SeatBank | undefined): boolean {
  return one.bankMs === other?.bankMs && one.tickingAt?.getTime() === other?.tickingAt?.getTime();
}

/** When to check a clock first. A solo game needs no reminders, because no other player waits. */
function lookOf(bank: SeatBank, people: number): { readonly lookAt?: Date } {
  const lookAt = people > 1 ? firstLookAt(bank) : undefined;
  return lookAt ? { lookAt } : {};
}
