import 'server-only';
import type { SeatClock, TableClocks } from '@/lib/features/table/load/clock-sql';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { calendarAt } from '@/lib/game/pace/bank';
import { countedBetween } from '@/lib/game/pace/calendar';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { changeTable } from './agenda-change-store';
import { tableAgenda } from './agenda-view';
import { loadClocks, type RunningSeat, runningSeats, type SeatsOf } from './clock-store';
import type { SeatTime, TableAgenda } from './view';

/** Maximum attempts while others change the table. */
const MAX_TRIES = 5;

/**
 * Runs a change that may give seats another calendar: they move to an account, or their holder changes their
 * nights. Time that clocks have already counted stays; the new nights and days off apply from now on.
 */
export async function withClocksSettled<T>(
  whose: SeatsOf,
  change: () => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const at = clock.now();
  const before = await Promise.all((await runningSeats(whose)).map((seat) => countedOn(seat, at)));
  const done = await change();
  for (const counted of before) if (counted) await settle(counted, at);
  return done;
}

interface CountedWait {
  readonly of: RunningSeat;
  readonly tickingAt: Date;
  /** The time counted in this wait before the change, in milliseconds. */
  readonly ms: number;
}

async function countedOn(of: RunningSeat, at: Date): Promise<CountedWait | undefined> {
  const clocks = await loadClocks(of.gameId);
  const clock = clocks && clockOf(clocks, of);
  if (!clocks || !clock?.tickingAt) return undefined;
  return { of, tickingAt: clock.tickingAt, ms: countedBy(clocks, clock, clock.tickingAt, at) };
}

function clockOf({ seats }: TableClocks, { seat }: RunningSeat): SeatClock | undefined {
  return seats.find((clock) => clock.seat === seat);
}

function countedBy({ pace }: TableClocks, { calendar }: SeatClock, from: Date, to: Date): number {
  return countedBetween(calendarAt(pace, calendar), from, to);
}

/**
 * Adjusts the bank by the difference in how the past of this wait is counted. A wait that has ended
 * meanwhile needs no adjustment.
 */
async function settle({ of, tickingAt, ms }: CountedWait, at: Date): Promise<void> {
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const clocks = await loadClocks(of.gameId);
    const clock = clocks && clockOf(clocks, of);
    if (!clocks || clock?.bankMs === undefined || clock.tickingAt?.getTime() !== tickingAt.getTime()) return;
    const byMs = countedBy(clocks, clock, tickingAt, at) - ms;
    // An overdrawn bank stays empty.
    const bankMs = Math.max(0, clock.bankMs + byMs);
    // Counted as granted, so an undo leaves it in the bank.
    const bank = { bankMs, grantedMs: clock.grantedMs + bankMs - clock.bankMs };
    const decided = { gameId: of.gameId, tableRevision: clocks.tableRevision, at };
    if (byMs === 0 || (await changeTable(decided, { does: 'set-bank', seat: of.seat, bank }))) return;
  }
}

/** Changes of the clocks for open pages, sent with the rows of a turn. */
export interface ClocksNews {
  /** Undefined if the table waits for no person, or if the page has to show more than times. */
  readonly clocks?: readonly SeatTime[];
}

/** The current clocks of a table as this visitor can see them; without a visitor, the public view. */
export async function turnClocks(
  { gameId, seats, status }: Pick<TableView, 'gameId' | 'seats' | 'status'>,
  who: Visitor = {},
): Promise<ClocksNews> {
  // A solo player has no clock.
  const people = seats.filter(({ bot, automatic }) => !bot && !automatic);
  if (status !== 'running' || people.length < 2) return {};
  const agenda = await tableAgenda(gameId, who, systemClock.now());
  return agenda && isPlain(agenda) ? { clocks: agenda.times } : {};
}

/** Whether there is nothing to show but its clocks. */
function isPlain({ status, requests, pausedUntil }: TableAgenda): boolean {
  return status === 'running' && !pausedUntil && requests.length === 0;
}
