import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { pastHolderOf, seatBotOf, type PastHolder, type SeatRow } from '@/lib/features/table/seat-row';
import { provenSeats, type ProvenSeat } from '@/lib/features/table/proven-seats';
import type { SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

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

/** What of a row of the database makes a `FoundSeat`. */
export const FOUND_SEAT = {
  gameId: true,
  seat: true,
  name: true,
  seatedAt: true,
  userId: true,
  game: { select: { name: true } },
} as const satisfies Prisma.SeatSelect;

/** A seat of its row. */
export function foundSeatOf(row: Prisma.SeatGetPayload<{ select: typeof FOUND_SEAT }>): FoundSeat {
  const { gameId, seat, name, seatedAt, userId, game } = row;
  return { gameId, gameName: game.name, seat, name, seated: seatedAt !== null, isHeld: userId !== null };
}

/** The seat with this token hash. */
export async function seatByTokenHash(tokenHash: string): Promise<FoundSeat | undefined> {
  const found = await onDatabase(() => db().seat.findUnique({ where: { tokenHash }, select: FOUND_SEAT }));
  return found ? foundSeatOf(found) : undefined;
}

/** The seat of a table that these keys prove. */
export async function seatByKeys(gameId: string, keys: SeatKeys): Promise<FoundSeat | undefined> {
  const { name: gameName, waiting, seats } = await provenSeats(gameId, keys);
  const isMeant = ({ seat, opens }: ProvenSeat): boolean =>
    opens === seats[0]?.opens && waiting.includes(seat);
  const found = seats.find(isMeant) ?? seats[0];
  if (!found) return undefined;
  const { seat, name, seatedAt, userId } = found;
  return { gameId, gameName, seat, name, seated: seatedAt !== null, isHeld: userId !== null };
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

/** Somebody who held a seat, and when they lost it; of long ago that is not known. */
export interface DatedHolder extends PastHolder {
  readonly until?: Date;
}

/** Who held the seats of a table before those who do now, the earlier first. */
export async function pastHolders(gameId: string): Promise<DatedHolder[]> {
  const rows = await onDatabase(() =>
    db().seatHolder.findMany({
      where: { gameId },
      orderBy: [{ untilSeq: 'asc' }, { seat: 'asc' }],
      select: { seat: true, untilSeq: true, name: true, bot: true, at: true },
    }),
  );
  return rows.map((row) => ({ ...pastHolderOf(row), ...(row.at ? { until: row.at } : {}) }));
}

export interface SitDown {
  readonly gameId: string;
  readonly seat: SeatId;
  /** Hashes of what the browser showed: the link, and what it got when it sat down before. */
  readonly shown: readonly string[];
  /** Hash of what this browser is to be known by from now on, unless it has such a key already. */
  readonly keyHash: string;
  /**
   * A program that sends the link itself each time needs no other key; whoever sits down first gets one all
   * the same.
   */
  readonly isProgram: boolean;
  /** Whether they came by a link that was sent to the holder, which proves them. */
  readonly isSent: boolean;
  /** Whether they came by a link that opens the seat only while nobody sits there. */
  readonly onlyFree: boolean;
  /** What the browser calls itself. */
  readonly label: string;
  readonly at: Date;
  /** Left as they are when not given. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language they read, for as long as no person is known to hold the seat. */
  readonly locale?: string | undefined;
  /** Who sits down; whoever held the seat before, or has it kept for them, stays its holder. */
  readonly userId?: string | undefined;
}

export interface Sat {
  /** Whether nobody had sat there. */
  readonly isNew: boolean;
  /** Whether it is the holder who sits down; anybody else with the link only plays. */
  readonly isHolder: boolean;
  /** Hash of the key that this browser had already. */
  readonly known: string | null;
}

/** Browsers of a seat that are remembered; of those that came by its link, the oldest are forgotten. */
const MOST_BROWSERS = 30;

/**
 * Takes a seat; the first time counts. Whoever sits down first is its holder, unless it was kept for
 * somebody. Later the holder alone changes name and address: undefined when somebody else tries.
 */
export async function markSeated(sitDown: SitDown): Promise<Sat | undefined> {
  const { gameId, seat, at, name = null, email = null, locale = null, userId = null } = sitDown;
  const [sat] = await onDatabase(
    () => db().$queryRaw<Sat[]>`
      with before as (
        select s."gameId", s."seat", s."seatedAt" is null as "isNew", k."hash" as "known",
          coalesce(case when s."userId" is null then s."seatedAt" is null or k."own" else s."userId" = ${userId} end, false) as "isHolder"
        from "Seat" s
        left join lateral (
          select b."hash", b."own" from "SeatKey" b where b."gameId" = s."gameId" and b."seat" = s."seat" and b."tenure" = s."tenure"
            and b."hash" = any(${[...sitDown.shown]}::text[]) and b."hash" is distinct from s."tokenHash" order by b."own" desc limit 1
        ) k on true
        where s."gameId" = ${gameId} and s."seat" = ${seat}::int and s."bot" is null
          and (s."seatedAt" is null or not ${sitDown.onlyFree}) for update of s
      ), sat as (
        update "Seat" s set "seatedAt" = coalesce(s."seatedAt", ${at}::timestamptz), "name" = coalesce(${name}, s."name"),
          "email" = coalesce(${email}, s."email"), "emailOwn" = s."emailOwn" or (b."isHolder" and ${email}::text is not null),
          "locale" = coalesce(${locale}, s."locale"), "userId" = case when b."isHolder" then coalesce(s."userId", ${userId}) else s."userId" end
        from before b where s."gameId" = b."gameId" and s."seat" = b."seat"
          and (b."isHolder" or (coalesce(${name}, s."name") = s."name" and (${email}::text is null or lower(${email}) = lower(s."email"))))
        returning s."gameId", s."seat", s."tenure", b."isNew", b."isHolder", b."known"
      ), entered as (
        insert into "SeatKey" ("gameId", "hash", "seat", "tenure", "own", "label", "createdAt")
        select "gameId", ${sitDown.keyHash}, "seat", "tenure", "isHolder" or ${sitDown.isSent}, ${sitDown.label}, ${at}::timestamptz from sat
        where "known" is null and ("isNew" or not ${sitDown.isProgram})
        union all
        select "gameId", ${sitDown.shown[0] ?? ''}, "seat", "tenure", true, '', ${at}::timestamptz from sat
        where "known" is null and "isNew" and ${sitDown.isProgram}
      ), told as (
        insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
        select s."gameId", s."seat", s."tenure", 'browser', s."name", s."userId", g."seq", ${at}::timestamptz
        from sat join "Seat" s on s."gameId" = sat."gameId" and s."seat" = sat."seat" join "Game" g on g."id" = s."gameId"
        where ${sitDown.isSent} and "known" is null and not "isHolder"
      ), forgotten as (
        delete from "SeatKey" b using sat where b."gameId" = sat."gameId" and b."seat" = sat."seat" and not b."own" and b."hash" in (
          select o."hash" from "SeatKey" o where o."gameId" = sat."gameId" and o."seat" = sat."seat"
          order by o."own" desc, o."createdAt" desc offset ${MOST_BROWSERS}
        )
      )
      select "isNew", "isHolder", "known" from sat`,
  );
  return sat;
}

/** Sits a person down on the seat that is kept for them at a table. Tells which one it was. */
export async function markKeptSeated(gameId: string, userId: string, at: Date): Promise<SeatId | undefined> {
  const [taken] = await onDatabase(() =>
    db().seat.updateManyAndReturn({
      where: { gameId, userId, seatedAt: null, bot: null },
      data: { seatedAt: at },
      select: { seat: true },
    }),
  );
  return taken?.seat;
}
