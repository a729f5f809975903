/** How people left their seats at finished tables. */
import 'server-only';
import { tenureEndOf } from '@/lib/features/table/load/seat-row';
import { departureOf, type Departure } from '@/lib/game/competing/result';
import { db } from '@/lib/platform/db/db';

interface LeftSeat {
  readonly gameId: string;
  readonly seat: number;
  readonly playerKey: string | null;
  readonly left: boolean;
}

/** How people left these seats; asks nothing if no one did. */
export async function departuresFrom(
  seats: readonly LeftSeat[],
): Promise<(gameId: string, seat: number) => Departure | undefined> {
  const left = seats.filter((seat) => seat.left);
  const holders = left.length === 0 ? [] : await holdersOf(left);
  return (gameId, seat) => {
    const isHere = (each: { readonly gameId: string; readonly seat: number }) =>
      each.gameId === gameId && each.seat === seat;
    const tenures = holders.filter(isHere);
    const key = left.find(isHere)?.playerKey ?? UNKNOWN;
    return departureOf(tenures, key) ?? departureOf(tenures, UNKNOWN) ?? undefined;
  };
}

/** A person who has left the service. */
const UNKNOWN = 'unknown';

/** The holders of seats in chronological order, the current one last. */
async function holdersOf(left: readonly LeftSeat[]) {
  const where = { OR: left.map(({ gameId, seat }) => ({ gameId, seat })) };
  const select = { gameId: true, seat: true, bot: true, user: { select: { playerKey: true } } } as const;
  const past = await db().seatHolder.findMany({
    where,
    orderBy: { untilSeq: 'asc' },
    select: { ...select, replaced: true, decision: true, at: true },
  });
  const current = await db().seat.findMany({ where, select: { ...select, seatedAt: true } });
  return [
    ...past.map((holder) => ({ ...holder, end: tenureEndOf(holder), isSeated: true })),
    ...current.map((holder) => ({ ...holder, end: null, isSeated: holder.seatedAt !== null })),
  ].map(({ gameId, seat, bot, user, isSeated, end }) => ({
    gameId,
    seat,
    end,
    isComputer: bot !== null,
    person: bot === null && isSeated ? (user?.playerKey ?? UNKNOWN) : undefined,
  }));
}
