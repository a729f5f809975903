import 'server-only';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import { otherNames } from '@/lib/features/table/load/names-store';
import { sitsElsewhere } from '@/lib/features/table/new-table/one-table-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { distinctName, type NameTaken, refuseName } from '@/lib/game/names/alike';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/**
 * How a visitor joins. The table's own link opens every free seat, the lobby only those without a name.
 * The link of a duel also opens its tables; the caller has checked it.
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

/** The table that an entrance opens. */
export async function tableBehind(entrance: Entrance): Promise<string | undefined> {
  const found = await db().game.findFirst({ where: tableOfEntrance(entrance), select: { id: true } });
  return found?.id;
}

function tableOfEntrance(entrance: Entrance): Prisma.GameWhereInput {
  if ('deal' in entrance)
    return { id: entrance.deal, dealId: { not: null }, joinPolicy: { in: ['open', 'link'] } };
  return 'lobby' in entrance
    ? { id: entrance.lobby, joinPolicy: 'open' }
    : { joinLinkHash: entrance.joinLinkHash, joinPolicy: { in: ['open', 'link'] } };
}

/** The free seats that an entrance opens, in turn order. */
export async function freeSeatsBehind(entrance: Entrance): Promise<FreeSeat[]> {
  const found = await db().game.findFirst({
    where: { ...tableOfEntrance(entrance), status: 'running' },
    select: {
      seats: {
        where: freeFor(entrance),
        select: { gameId: true, seat: true, name: true },
        orderBy: { seat: 'asc' },
      },
    },
  });
  return found?.seats ?? [];
}

export interface TakeSeat {
  readonly entrance: Entrance;
  readonly seat: SeatId;
  readonly userId: string;
  readonly name: string;
  /** Whether the name was not typed by the player: then a number is added if it is taken. */
  readonly isGivenName?: boolean | undefined;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
  /** Hash of the seat's new token: earlier links to the free seat no longer open it. */
  readonly tokenHash: string;
  /** Hash of the key of the browser that takes it. */
  readonly keyHash: string;
  /** The browser's description of itself. */
  readonly label: string;
  readonly at: Date;
}

/**
 * Takes a free seat; if two try at once, one gets it. Refused for a second seat of the table, a seat at
 * a second table of a deal, and a name that is taken there.
 */
export async function takeFreeSeat(take: TakeSeat): Promise<FreeSeat | NameTaken | undefined> {
  const { entrance, seat, userId, email, locale, tokenHash, keyHash, label, at } = take;
  const holder = { seatedAt: at, userId, email: email ?? null, emailOwn: email !== undefined };
  return db().$transaction(async (tx) => {
    const where = { ...tableOfEntrance(entrance), status: 'running', seats: { none: { userId } } };
    // Looked up by id, to avoid scanning the free seats of other tables.
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
  });
}

function nameFor({ name, isGivenName }: TakeSeat, others: readonly string[]): string | NameTaken {
  return isGivenName ? distinctName(name, others) : (refuseName(name, others) ?? name);
}

/** A seat is free while it is neither taken nor reserved. */
function freeFor(entrance: Entrance) {
  return { seatedAt: null, bot: null, userId: null, ...('lobby' in entrance ? { name: '' } : {}) };
}
