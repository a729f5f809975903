import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { distinctName } from '@/lib/game/names/alike';
import { lockTable } from '@/lib/features/table/commands/locks';
import { refuseName, type NameTaken } from '@/lib/game/names/refuse-name';
import { otherNames } from '@/lib/features/table/load/names-store';
import { sitsElsewhere } from '@/lib/features/table/new-table/one-table';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/**
 * How a visitor comes in: the table's own link opens every free seat, the lobby only those without a name.
 * The link of a duel also leads to its tables; the caller has checked it.
 */
export type Entrance =
  | { readonly joinLinkHash: string }
  | { readonly lobby: string }
  | { readonly deal: string };

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
  if ('deal' in entrance)
    return { id: entrance.deal, dealId: { not: null }, joinPolicy: { in: ['open', 'link'] } };
  return 'lobby' in entrance
    ? { id: entrance.lobby, joinPolicy: 'open' }
    : { joinLinkHash: entrance.joinLinkHash, joinPolicy: { in: ['open', 'link'] } };
}

/** The free seats behind an entrance, in turn order. */
export async function freeSeatsBehind(entrance: Entrance): Promise<FreeSeat[]> {
  const found = await onDatabase(() =>
    db().game.findFirst({
      where: { ...tableOfEntrance(entrance), status: 'running' },
      select: {
        seats: {
          where: freeFor(entrance),
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
  /** Whether a name that is taken gets a number, because nobody has typed it. */
  readonly isGivenName?: boolean | undefined;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
  /** A new one: earlier links to the free seat no longer open it. */
  readonly tokenHash: string;
  /** Hash of the key of the browser that takes it. */
  readonly keyHash: string;
  /** The browser's own description. */
  readonly label: string;
  readonly at: Date;
}

/**
 * Takes a free seat; of two who try at once one gets it. Nobody takes a second seat of a table this way, nor
 * one at a second table of a deal, nor a name that somebody there has.
 */
export async function takeFreeSeat(take: TakeSeat): Promise<FreeSeat | NameTaken | undefined> {
  const { entrance, seat, userId, email, locale, tokenHash, keyHash, label, at } = take;
  const holder = { seatedAt: at, userId, email: email ?? null, emailOwn: email !== undefined };
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const where = { ...tableOfEntrance(entrance), status: 'running', seats: { none: { userId } } };
      // By its id, so no free seats of other tables are looked through.
      const table = await tx.game.findFirst({ where, select: { id: true } });
      if (!table || (await sitsElsewhere(tx, table.id, userId, at))) return undefined;
      await lockTable(tx, table.id);
      const named = nameFor(take, await otherNames(tx, table.id, seat));
      if (typeof named !== 'string') return named;
      const [taken] = await tx.seat.updateManyAndReturn({
        where: { gameId: table.id, seat, ...freeFor(entrance), game: where },
        data: { ...holder, name: named, locale: locale ?? null, tokenHash },
        select: { gameId: true, seat: true, name: true, tenure: true },
      });
      if (!taken) return undefined;
      const { tenure, ...place } = taken;
      const key = { gameId: place.gameId, hash: keyHash, seat, tenure, own: true, label, createdAt: at };
      await tx.seatKey.createMany({ data: [key] });
      return place;
    }),
  );
}

function nameFor({ name, isGivenName }: TakeSeat, others: readonly string[]): string | NameTaken {
  return isGivenName ? distinctName(name, others) : (refuseName(name, others) ?? name);
}

/** A seat is free while nobody has sat down on it and it is kept for nobody. */
function freeFor(entrance: Entrance) {
  return { seatedAt: null, bot: null, userId: null, ...('lobby' in entrance ? { name: '' } : {}) };
}
