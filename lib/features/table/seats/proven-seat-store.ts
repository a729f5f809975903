import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import type { SeatKeys } from './seat-sql';

const SEAT = {
  seat: true,
  name: true,
  tenure: true,
  seatedAt: true,
  bot: true,
  userId: true,
  email: true,
  tokenHash: true,
  mailStoppedAt: true,
  mailError: true,
} as const satisfies Prisma.SeatSelect;

/** A seat of a table that a visitor has proved to hold, or has the link of. */
export type ProvenSeat = Prisma.SeatGetPayload<{ select: typeof SEAT }> & {
  /** Whether the browser's key opens it: the link, or the key given when a player sat down. */
  readonly opens: boolean;
  /** Whether it opens only for a delegate of its holder. */
  readonly isDelegated: boolean;
};

/** The seats of a table that a person's keys prove. */
export interface ProvenSeats {
  readonly name: string;
  readonly waiting: readonly SeatId[];
  /** Newest row of its log, and its hash; empty if there is no table. */
  readonly seq: number;
  readonly head: string;
  readonly isRunning: boolean;
  /** Seats that the browser opens come first. */
  readonly seats: readonly ProvenSeat[];
}

/** The seats that these keys prove, with the name of the table. */
export async function provenSeats(gameId: string, { tokenHash, userId }: SeatKeys): Promise<ProvenSeats> {
  const keys = { where: { hash: tokenHash ?? '' }, select: { seat: true, tenure: true } };
  const theirPerson = userId === undefined ? [] : [{ userId, usedAt: { not: null } }];
  const delegates = {
    where: {
      OR: [{ tokenHash: tokenHash ?? '' }, ...theirPerson],
      power: 'turns',
      endedAt: null,
      until: { gt: systemClock.now() },
      game: { status: 'running' },
    },
    select: { seat: true, tenure: true, tokenHash: true },
  };
  const seats = { orderBy: { seat: 'asc' as const }, select: SEAT };
  const game = await db().game.findUnique({
    where: { id: gameId },
    select: { name: true, status: true, waiting: true, seq: true, head: true, seats, keys, delegates },
  });
  if (!game) return { name: '', waiting: [], seq: 0, head: '', isRunning: false, seats: [] };
  const proven = game.seats.map((seat): ProvenSeat => {
    const isLink = tokenHash !== undefined && seat.tokenHash === tokenHash;
    const isOf = (key: { readonly seat: number; readonly tenure: number }) =>
      key.seat === seat.seat && key.tenure === seat.tenure;
    const isOwn = isLink || game.keys.some(isOf);
    const delegates = isOwn ? [] : game.delegates.filter(isOf);
    const byLink = delegates.some((each) => tokenHash !== undefined && each.tokenHash === tokenHash);
    const isTheirs = userId !== undefined && seat.userId === userId;
    return { ...seat, opens: isOwn || byLink, isDelegated: byLink || (delegates.length > 0 && !isTheirs) };
  });
  const own = proven.filter((seat) => seat.opens || (userId !== undefined && seat.userId === userId));
  // A person plays for others only without a seat of their own.
  const theirs = own.length > 0 ? own : proven.filter((seat) => seat.isDelegated);
  const { name, status, waiting, seq, head } = game;
  return { name, waiting, seq, head, isRunning: status === 'running', seats: theirs.sort(byOpening) };
}

const byOpening = (a: ProvenSeat, b: ProvenSeat): number => Number(b.opens) - Number(a.opens);

/** The seat to act for: if the proof is equal for several, the one that the table waits for. */
export function seatMeant({ waiting, seats }: ProvenSeats): ProvenSeat | undefined {
  const [first] = seats;
  return seats.find(({ seat, opens }) => opens === first?.opens && waiting.includes(seat)) ?? first;
}
