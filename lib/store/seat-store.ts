import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { seatBotOf, type SeatRow } from '@/lib/store/seat-row';
import { seatOfKeysSql, type SeatKeys } from '@/lib/store/seat-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** A seat as its token finds it. */
export interface FoundSeat {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
}

/** The seat with this token hash. */
export async function seatByTokenHash(tokenHash: string): Promise<FoundSeat | undefined> {
  // By hand, because Prisma would ask for the game in a second round trip.
  const [found] = await onDatabase(
    () => db().$queryRaw<FoundSeat[]>`
      select s."gameId", g."name" as "gameName", s."seat", s."name", s."seatedAt" is not null as "seated"
      from "Seat" s join "Game" g on g."id" = s."gameId" where s."tokenHash" = ${tokenHash}`,
  );
  return found;
}

/** The seat of a table that these keys prove. */
export async function seatByKeys(gameId: string, keys: SeatKeys): Promise<FoundSeat | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<FoundSeat[]>`
      select s."gameId", g."name" as "gameName", s."seat", s."name", s."seatedAt" is not null as "seated"
      from "Game" g join "Seat" s on s."gameId" = g."id" and s."seat" = (${seatOfKeysSql(keys)}) where g."id" = ${gameId}`,
  );
  return found;
}

/** Everybody at a table, in turn order. */
export async function seatsOfTable(gameId: string): Promise<SeatRow[]> {
  const rows = await onDatabase(() =>
    db().seat.findMany({
      where: { gameId },
      orderBy: { seat: 'asc' },
      select: { seat: true, name: true, seatedAt: true, bot: true },
    }),
  );
  return rows.map(({ seat, name, seatedAt, bot }) => {
    const held = seatBotOf(bot);
    return { seat, name, seated: seatedAt !== null, ...(held ? { bot: held } : {}) };
  });
}

export interface SitDown {
  readonly tokenHash: string;
  readonly at: Date;
  /** Left as they are when not given. */
  readonly name?: string;
  readonly email?: string;
}

/** Marks a seat as taken; the first time counts. */
export async function markSeated({ tokenHash, at, name, email }: SitDown): Promise<void> {
  await onDatabase(() =>
    db().$transaction([
      db().seat.updateMany({ where: { tokenHash, seatedAt: null }, data: { seatedAt: at } }),
      db().seat.updateMany({ where: { tokenHash }, data: { name, email } }),
    ]),
  );
}

export interface SeatOfTable {
  readonly gameId: string;
  readonly gameName: string;
  readonly status: string;
  readonly seq: number;
  readonly updatedAt: Date;
  readonly waiting: readonly SeatId[];
  readonly names: readonly string[];
  readonly seat: SeatId;
  readonly seated: boolean;
}

/** The tables at which these tokens have seats, newest change first. */
export async function tablesOfSeats(tokenHashes: readonly string[]): Promise<SeatOfTable[]> {
  if (tokenHashes.length === 0) return [];
  return onDatabase(
    () => db().$queryRaw<SeatOfTable[]>`
      select g."id" as "gameId", g."name" as "gameName", g."status", g."seq", g."updatedAt", g."waiting",
        (select array_agg(o."name" order by o."seat") from "Seat" o where o."gameId" = g."id") as "names",
        s."seat", s."seatedAt" is not null as "seated"
      from "Seat" s join "Game" g on g."id" = s."gameId"
      where s."tokenHash" = any(${[...tokenHashes]}::text[])
      order by g."updatedAt" desc, s."seat"`,
  );
}
