import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { calendarAt } from '@/lib/game/pace/bank';
import { countedBetween } from '@/lib/game/pace/calendar';
import { moveClock } from '@/lib/features/clocks/agenda-change-store';
import type { SeatClock, TableClocks } from '@/lib/features/table/load/clock-sql';
import { loadClocks, runningSeats, type RunningSeat, type SeatsOf } from '@/lib/features/clocks/clock-store';

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
    if (byMs === 0 || (await moveClock(decided, of.seat, bank))) return;
  }
}
