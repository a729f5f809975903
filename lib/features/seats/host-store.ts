import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/table-access';
import { tellFormerSql } from '@/lib/platform/outbox/outbox-sql';
import { OTHER_READER } from '@/lib/platform/outbox/outbox-store';
import type { SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Whether these keys are the host's: the person who made the table, or the token they got for it. */
function hostSql({ userId, tokenHash }: SeatKeys): Prisma.Sql {
  return Prisma.sql`(g."hostId" = ${userId ?? null} or g."hostHash" = ${tokenHash ?? null})`;
}

/** The same of a table that is looked for; whoever shows nothing is the host of none. */
function isHost({ userId, tokenHash }: SeatKeys): Prisma.GameWhereInput {
  const person = userId === undefined ? [] : [{ hostId: userId }];
  const browser = tokenHash === undefined ? [] : [{ hostHash: tokenHash }];
  return { OR: [...person, ...browser] };
}

/** Whether these are the keys of a table's host. */
export async function isHostOf(gameId: string, keys: SeatKeys): Promise<boolean> {
  const where = { id: gameId, ...isHost(keys) };
  return (await onDatabase(() => db().game.findFirst({ where, select: { id: true } }))) !== null;
}

/**
 * Gives a seat that nobody holds another token; the old link opens it no longer. False unless the host asks
 * and it is such a seat: a seat that is taken, or kept for a person, has a holder, and nobody else gets a
 * link to it.
 */
export async function replaceSeatToken(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
): Promise<boolean> {
  const where = { gameId, seat, bot: null, seatedAt: null, userId: null, game: isHost(host) };
  const changed = await onDatabase(() => db().seat.updateMany({ where, data: { tokenHash } }));
  return changed.count > 0;
}

/** The seats on which a person sits, or which are kept for one. */
export async function heldSeatsOf(gameId: string): Promise<SeatId[]> {
  const where = { gameId, bot: null, OR: [{ seatedAt: { not: null } }, { userId: { not: null } }] };
  const rows = await onDatabase(() => db().seat.findMany({ where, select: { seat: true } }));
  return rows.map(({ seat }) => seat);
}

export interface Terms {
  readonly joinPolicy?: JoinPolicy | undefined;
  readonly watchers?: Watchers | undefined;
  readonly lineSharing?: LineSharing | undefined;
  /** Of the link that opens any free seat; null for none. */
  readonly joinLinkHash?: string | null | undefined;
}

/**
 * Changes who may come, who may look, and whether lines may be shared; what is not given stays. False unless
 * the host asks.
 */
export async function changeTerms(
  gameId: string,
  host: SeatKeys,
  { joinPolicy, watchers, lineSharing, joinLinkHash }: Terms,
): Promise<boolean> {
  const data = { joinPolicy, watchers, lineSharing, joinLinkHash };
  const where = { id: gameId, ...isHost(host) };
  const changed = await onDatabase(() => db().game.updateMany({ where, data }));
  return changed.count > 0;
}

/**
 * Frees the seat of somebody who has not played yet: they have no past at the table that could be theirs, and
 * what they wrote for themselves goes to nobody. They are told, unless they are the host themselves. False
 * unless the host asks, a person has sat down there, and no row of the log is theirs.
 */
export async function freeSeat(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
  at: Date,
): Promise<boolean> {
  const freed = await onDatabase(() =>
    db().$transaction(async (tx) => {
      // As a step locks it: whoever moves at this moment has moved, or does so no more.
      await tx.$queryRaw`select 1 from "Game" where "id" = ${gameId} for no key update`;
      return tx.$queryRaw<unknown[]>(freeSql({ gameId, seat }, host, tokenHash, at));
    }),
  );
  return freed.length > 0;
}

function freeSql(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
  at: Date,
): Prisma.Sql {
  return Prisma.sql`
      with counted as (
        update "Game" g set "affairs" = g."affairs" + 1 where g."id" = ${gameId} and g."status" = 'running' and ${hostSql(host)}
        returning g."id", g."seq", g."hostId"
      ), was as (
        select s."gameId", s."seat", s."tenure", s."name", s."userId", s."email", s."locale", s."mailStoppedAt", g."seq",
          (s."userId" = g."hostId") is true as "isHost"
        from counted g join "Seat" s on s."gameId" = g."id" and s."seat" = ${seat}::int and s."bot" is null and s."seatedAt" is not null
        where not exists (
          select 1 from "GameLog" l where l."gameId" = g."id" and l."seat" = s."seat" and l."seq" >= s."heldFrom"
        ) for update of s
      ), freed as (
        update "Seat" s set "name" = '', "email" = null, "userId" = null, "seatedAt" = null, "tokenHash" = ${tokenHash},
          "locale" = null, "mailStoppedAt" = null, "seenSeq" = 0, "seenTalk" = 0
        from was where s."gameId" = was."gameId" and s."seat" = was."seat" returning s."gameId", s."seat"
      ), silenced as (
        update "Outbox" o set "cancelledAt" = ${at}::timestamptz from freed
        where o."gameId" = freed."gameId" and o."seat" = freed."seat" and not ${OTHER_READER} and o."sentAt" is null
          and o."cancelledAt" is null
      ), others as (select * from was where not "isHost"
      ), told as (${tellFormerSql('others', Prisma.sql`json_build_object('reason', 'freed', 'seat', ${SEAT_OF_HOST})`, at)}
      ), forgotten as (
        delete from "Plan" p using freed where p."gameId" = freed."gameId" and p."seat" = freed."seat"
      ), withdrawn as (
        delete from "Consent" c using freed where c."gameId" = freed."gameId" and c."seat" = freed."seat"
      )
      select 1 from freed`;
}

/** Where the host of seat `f` sits, if they do. */
const SEAT_OF_HOST = Prisma.sql`(
  select h."seat" from "Game" g join "Seat" h on h."gameId" = g."id" and h."userId" = g."hostId" where g."id" = f."gameId"
  order by h."seat" limit 1)`;
