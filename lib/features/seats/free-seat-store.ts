import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/**
 * By which way somebody comes in: the table's own link opens every free seat, the lobby only those that
 * nobody was named for.
 */
export type Entrance = { readonly joinLinkHash: string } | { readonly lobby: string };

function entranceSql(entrance: Entrance): Prisma.Sql {
  return 'lobby' in entrance
    ? Prisma.sql`g."id" = ${entrance.lobby} and g."door" = 'open' and s."name" = ''`
    : Prisma.sql`g."doorHash" = ${entrance.joinLinkHash} and g."door" in ('open', 'link')`;
}

/** A seat is free while nobody has sat down on it and it is kept for nobody. */
const FREE = Prisma.sql`s."seatedAt" is null and s."bot" is null and s."userId" is null and g."status" = 'running'`;

export interface FreeSeat {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly name: string;
}

/** The table that an entrance leads to. */
export async function tableBehind(entrance: Entrance): Promise<string | undefined> {
  const found = await onDatabase(() =>
    db().game.findFirst({ where: tableOfEntrance(entrance), select: { id: true } }),
  );
  return found?.id;
}

function tableOfEntrance(entrance: Entrance): Prisma.GameWhereInput {
  return 'lobby' in entrance
    ? { id: entrance.lobby, joinPolicy: 'open' }
    : { joinLinkHash: entrance.joinLinkHash, joinPolicy: { in: ['open', 'link'] } };
}

/** The free seats behind an entrance, in turn order. */
export async function freeSeatsBehind(entrance: Entrance): Promise<FreeSeat[]> {
  const free = { seatedAt: null, bot: null, userId: null, ...('lobby' in entrance ? { name: '' } : {}) };
  const found = await onDatabase(() =>
    db().game.findFirst({
      where: { ...tableOfEntrance(entrance), status: 'running' },
      select: {
        seats: {
          where: free,
          select: { gameId: true, seat: true, name: true },
          orderBy: { seat: 'asc' },
        },
      },
    }),
  );
  return found?.seats ?? [];
}

export interface TakeSeat {
  readonly entrance: Entrance;
  readonly seat: SeatId;
  readonly userId: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
  /** A new one: links that were made for whoever comes open the seat no longer. */
  readonly tokenHash: string;
  /** Hash of what the browser that takes it is known by. */
  readonly keyHash: string;
  /** What the browser calls itself. */
  readonly label: string;
  readonly at: Date;
}

/** Takes a free seat; of two who try at once one gets it. Nobody takes a second seat of a table this way. */
export async function takeFreeSeat(take: TakeSeat): Promise<FreeSeat | undefined> {
  const { entrance, seat, userId, name, email, locale, tokenHash, keyHash, label, at } = take;
  const [taken] = await onDatabase(
    () => db().$queryRaw<FreeSeat[]>`
      with taken as (
      update "Seat" s set "seatedAt" = ${at}::timestamptz, "userId" = ${userId}, "name" = ${name}, "email" = ${email ?? null}, "emailOwn" = ${email !== undefined},
        "locale" = ${locale ?? null}, "tokenHash" = ${tokenHash}
      from "Game" g
      where s."gameId" = g."id" and s."seat" = ${seat}::int and ${entranceSql(entrance)} and ${FREE}
        and not exists (select 1 from "Seat" o where o."gameId" = g."id" and o."userId" = ${userId})
      returning s."gameId", s."seat", s."name", s."tenure"
      ), keyed as (
        insert into "SeatKey" ("gameId", "hash", "seat", "tenure", "own", "label", "createdAt")
        select t."gameId", ${keyHash}, t."seat", t."tenure", true, ${label}, ${at}::timestamptz from taken t
      )
      select "gameId", "seat", "name" from taken`,
  );
  return taken;
}
