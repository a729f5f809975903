import 'server-only';
import { type SeatClock, type TableClocks } from '@/lib/features/table/load/clock-sql';
import { clocksOfTables } from '@/lib/features/table/load/clocks-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { STAGES, type Stage } from '@/lib/game/pace/bank';
import type { Prisma } from '@/lib/generated/prisma/client';
import { batched } from '@/lib/platform/db/batches';
import { db } from '@/lib/platform/db/db';

/** The clocks of a table; undefined for an unknown id. */
export async function loadClocks(gameId: string): Promise<TableClocks | undefined> {
  return clocksByTable(gameId);
}

const clocksByTable = batched(clocksOfTables);

/** Finds seats by their current or possible holders: a person, owners of tokens, owners of an address. */
export interface SeatsOf {
  readonly userIds?: readonly string[];
  readonly tokenHashes?: readonly string[];
  readonly email?: string;
}

/** A seat whose clock runs. */
export interface RunningSeat {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** One query per index, because an "or" would scan all seats. */
async function waysTo({
  userIds = [],
  tokenHashes = [],
  email = '',
}: SeatsOf): Promise<Prisma.SeatWhereInput[]> {
  const hashes = [...tokenHashes];
  const keys =
    hashes.length === 0
      ? []
      : await db().seatKey.findMany({
          where: { hash: { in: hashes } },
          select: { gameId: true, seat: true },
        });
  return [
    ...(userIds.length > 0 ? [{ userId: { in: [...userIds] }, inPlay: true }] : []),
    ...(hashes.length > 0 ? [{ tokenHash: { in: hashes } }] : []),
    ...(keys.length > 0 ? [{ OR: keys }] : []),
    ...(email === '' ? [] : [{ emailFolded: email, inPlay: true }]),
  ];
}

/** The seats of these holders whose limited clock runs. */
export async function runningSeats(whose: SeatsOf): Promise<RunningSeat[]> {
  const runs = { game: { status: 'running' }, tickingAt: { not: null }, bankMs: { not: null }, bot: null };
  const select = { gameId: true, seat: true } as const;
  const ways = await waysTo(whose);
  const found = await Promise.all(
    ways.map((way) => db().seat.findMany({ where: { ...way, ...runs }, select })),
  );
  const seats = found.flat().map((seat) => [`${seat.gameId} ${seat.seat}`, seat] as const);
  return [...new Map(seats).values()];
}

/** A seat whose clock is due for a check. */
export interface SeatToWatch {
  readonly gameId: string;
  readonly seat: SeatId;
  /** The last announced stage of this wait. */
  readonly reminded: Stage | undefined;
}

/**
 * Claims seats whose clocks, or whose vacancy, have to be checked; other processes skip them until
 * `leaseUntil`. No index has the lease column: writing `lookAt` instead put twenty seats into six indexes
 * each, which took twice as long.
 */
export async function claimSeatsToWatch(now: Date, leaseUntil: Date, limit: number): Promise<SeatToWatch[]> {
  const rows = await db().$queryRaw<{ gameId: string; seat: SeatId; reminded: string | null }[]>`
    with due as (
      select s."gameId", s."seat" from "Seat" s join "Game" g on g."id" = s."gameId" and g."status" = 'running'
      where s."lookAt" <= ${now}::timestamptz and s."bot" is null
        and (s."watchedUntil" is null or s."watchedUntil" <= ${now}::timestamptz)
        and (s."tickingAt" is not null or (s."seatedAt" is null and s."heldFrom" > 1))
      order by s."lookAt" limit ${limit} for update of s skip locked
    )
    update "Seat" s set "watchedUntil" = ${leaseUntil}::timestamptz from due
    where s."gameId" = due."gameId" and s."seat" = due."seat" returning s."gameId", s."seat", s."reminded"`;
  return rows.map((row) => ({ ...row, reminded: STAGES.find((stage) => stage === row.reminded) }));
}

/**
 * Records the announced stage of a wait and the time of the next check. If the wait has ended
 * meanwhile, only the check is cancelled.
 */
export async function noteWatched(
  { gameId, seat, tickingAt }: Pick<SeatClock, 'seat' | 'tickingAt'> & { readonly gameId: string },
  reminded: Stage | undefined,
  lookAt: Date | undefined,
): Promise<void> {
  const data = { reminded: reminded ?? null, lookAt: lookAt ?? null, watchedUntil: null };
  const noted = await db().seat.updateMany({ where: { gameId, seat, tickingAt: tickingAt ?? null }, data });
  if (noted.count === 0)
    await db().seat.updateMany({ where: { gameId, seat }, data: { watchedUntil: null } });
}
