import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { pastHolderOf, seatBotOf, type PastHolder, type SeatRow } from '@/lib/store/seat-row';
import { seatOfKeysSql, type SeatKeys } from '@/lib/store/seat-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** A seat as its token finds it. */
export interface FoundSeat {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  /** Whether a person is known to hold it, or has it kept for them. */
  readonly isHeld: boolean;
}

/** The seat with this token hash. */
export async function seatByTokenHash(tokenHash: string): Promise<FoundSeat | undefined> {
  // By hand, because Prisma would ask for the game in a second round trip.
  const [found] = await onDatabase(
    () => db().$queryRaw<FoundSeat[]>`
      select s."gameId", g."name" as "gameName", s."seat", s."name", s."seatedAt" is not null as "seated",
        s."userId" is not null as "isHeld"
      from "Seat" s join "Game" g on g."id" = s."gameId" where s."tokenHash" = ${tokenHash}`,
  );
  return found;
}

/** The seat of a table that these keys prove. */
export async function seatByKeys(gameId: string, keys: SeatKeys): Promise<FoundSeat | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<FoundSeat[]>`
      select s."gameId", g."name" as "gameName", s."seat", s."name", s."seatedAt" is not null as "seated",
        s."userId" is not null as "isHeld"
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

/** Who held the seats of a table before those who do now, the earlier first. */
export async function pastHolders(gameId: string): Promise<PastHolder[]> {
  const rows = await onDatabase(() =>
    db().seatHolder.findMany({
      where: { gameId },
      orderBy: { untilSeq: 'asc' },
      select: { seat: true, untilSeq: true, name: true, bot: true },
    }),
  );
  return rows.map(pastHolderOf);
}

export interface SitDown {
  readonly tokenHash: string;
  readonly at: Date;
  /** Left as they are when not given. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language they read, for as long as no person is known to hold the seat. */
  readonly locale?: string | undefined;
  /** Who sits down; whoever held the seat before, or has it kept for them, stays its holder. */
  readonly userId?: string | undefined;
}

/** Marks a seat as taken; the first time counts. Tells whether this was it. */
export async function markSeated(sitDown: SitDown): Promise<boolean> {
  const { tokenHash, at, name, email, locale, userId } = sitDown;
  const [before] = await onDatabase(
    () => db().$queryRaw<{ isNew: boolean }[]>`
      with before as (select "gameId", "seat", "seatedAt" is null as "isNew" from "Seat" where "tokenHash" = ${tokenHash} for update)
      update "Seat" s set "seatedAt" = coalesce(s."seatedAt", ${at}::timestamptz), "name" = coalesce(${name ?? null}, s."name"),
        "email" = coalesce(${email ?? null}, s."email"), "locale" = coalesce(${locale ?? null}, s."locale"),
        "userId" = coalesce(s."userId", ${userId ?? null})
      from before b where s."gameId" = b."gameId" and s."seat" = b."seat" returning b."isNew"`,
  );
  return before?.isNew ?? false;
}

/** Sits a person down on the seat that is kept for them at a table. Tells which one it was. */
export async function markKeptSeated(gameId: string, userId: string, at: Date): Promise<SeatId | undefined> {
  const [taken] = await onDatabase(
    () => db().$queryRaw<{ seat: SeatId }[]>`
      update "Seat" set "seatedAt" = ${at}::timestamptz
      where "gameId" = ${gameId} and "userId" = ${userId} and "seatedAt" is null and "bot" is null returning "seat"`,
  );
  return taken?.seat;
}
