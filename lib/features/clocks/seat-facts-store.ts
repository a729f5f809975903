/** Facts about seats that requests need besides the agenda. */
import 'server-only';
import { keptBy } from '@/lib/features/seats/own-store';
import { lockSeat } from '@/lib/features/table/commands/lock-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { NEW_LINK, OFFER, type Facts, type LinkFacts, type PersonBefore, type RequestKind } from './request';

interface Need {
  readonly gameId: string;
  readonly keys: SeatKeys;
  readonly kind: RequestKind | undefined;
  readonly seat: SeatId | undefined;
}

/** The facts that a kind of request needs, read in the transaction that has locked the table. */
export async function requestFacts(tx: Tx, { gameId, keys, kind, seat }: Need): Promise<Facts> {
  if (kind === NEW_LINK) return { links: await linkFacts(gameId, tx) };
  if (kind !== OFFER || seat === undefined) return {};
  const kept = await lockSeat(tx, { gameId, seat }, keptBy(keys));
  return { offer: { isKeeper: kept !== undefined, before: await personBefore(gameId, seat, tx) } };
}

/** The facts about lost links. */
export async function linkFacts(gameId: string, tx: Tx = db()): Promise<LinkFacts> {
  const losable = await losableSeats(gameId, tx);
  const newest = await tx.gameLog.groupBy({
    by: ['seat'],
    where: { gameId, seat: { not: null } },
    _max: { seq: true, at: true },
  });
  const steps = newest.flatMap(({ seat, _max: { seq, at } }) =>
    seat === null || seq === null || at === null ? [] : [[seat, { seq, at }] as const],
  );
  return { losable, steps: new Map(steps), news: await newsOf(gameId, tx) };
}

const LOSABLE = {
  seatedAt: { not: null },
  bot: null,
  game: { status: 'running' },
  NOT: { user: { is: { OR: [{ emailVerified: { not: null } }, { accounts: { some: {} } }] } } },
} as const satisfies Prisma.SeatWhereInput;

/** Seats whose holders may have lost their link. */
export async function losableSeats(gameId: string, tx: Tx = db()): Promise<SeatId[]> {
  const rows = await tx.seat.findMany({
    where: { gameId, ...LOSABLE },
    orderBy: { seat: 'asc' },
    select: { seat: true },
  });
  return rows.map(({ seat }) => seat);
}

async function newsOf(gameId: string, tx: Tx): Promise<LinkFacts['news']> {
  const ends = { sentAt: true, failedAt: true, cancelledAt: true } as const;
  const messages = await tx.outbox.findMany({
    where: { gameId, kind: 'link-asked' },
    select: { seat: true, createdAt: true, ...ends, deliveries: { select: ends } },
  });
  return messages.flatMap(({ seat, createdAt: at, deliveries, sentAt, cancelledAt, failedAt }) => {
    if (seat === null) return [];
    const sent = deliveries.flatMap((each) => each.sentAt?.getTime() ?? []);
    const isOpen = deliveries.some((each) => !each.sentAt && !each.failedAt && !each.cancelledAt);
    return {
      seat,
      at,
      sentAt: sent.length === 0 ? undefined : new Date(Math.min(...sent)),
      isPending: !cancelledAt && !failedAt && (!sentAt || isOpen),
    };
  });
}

/** The last person who held a seat before the computer that plays it, if there was one. */
export async function personBefore(
  gameId: string,
  seat: SeatId,
  tx: Tx = db(),
): Promise<PersonBefore | undefined> {
  const held = await tx.seat.findUnique({
    where: { gameId_seat: { gameId, seat } },
    select: { tenure: true },
  });
  const before = await tx.seatHolder.findFirst({
    where: { gameId, seat, bot: null },
    orderBy: { untilSeq: 'desc' },
    select: { userId: true, name: true, email: true, locale: true, untilSeq: true },
  });
  if (!held || !before) return undefined;
  const told = before.userId === null ? null : await toldOfReplacing(gameId, seat, before.userId, tx);
  return {
    userId: before.userId,
    name: before.name,
    email: before.email ?? told?.readerEmail ?? null,
    locale: before.locale ?? told?.readerLocale ?? null,
    untilSeq: before.untilSeq,
    tenure: held.tenure,
  };
}

/** The message to a replaced player about their seat's new holder. */
async function toldOfReplacing(gameId: string, seat: SeatId, readerId: string, tx: Tx) {
  return tx.outbox.findFirst({
    where: { gameId, seat, kind: 'seat-replaced', readerId },
    orderBy: { createdAt: 'desc' },
    select: { readerEmail: true, readerLocale: true },
  });
}
