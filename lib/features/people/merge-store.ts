import 'server-only';
import { mergeBoxes } from '@/lib/features/boxes/leaving-store';
import { foldMerged, lockRatingsOf } from '@/lib/features/ratings/fold-store';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { lockCompetitionsOf, mergeMemberships } from './membership-store';

/**
 * Merges two persons into one, all or nothing, and deletes `from`. Everything of `from` is moved to
 * `into`: seats with their clocks, past seats, tables made, channels, preferences, holidays, talk,
 * notes, lines and plans.
 */
export async function mergePeople(from: string, into: string): Promise<void> {
  if (from === into) return;
  const [where, data] = [{ userId: from }, { userId: into }];
  await db().$transaction(async (tx) => {
    // A result that is being written with one of their keys is finished first, or is read again.
    await tx.$queryRaw`select 1 from "User" where "id" in (${from}, ${into}) order by "id" for update`;
    // As in every change of them: competitions before their tables.
    await lockCompetitionsOf(tx, from, new Date());
    await tx.seat.updateMany({ where, data });
    await tx.seatHolder.updateMany({ where, data });
    await tx.game.updateMany({ where: { hostId: from }, data: { hostId: into } });
    await tx.channel.updateMany({ where, data });
    await tx.holiday.updateMany({ where, data });
    await tx.chatMessage.updateMany({ where, data });
    await tx.note.updateMany({ where, data });
    await tx.sandboxLine.updateMany({ where, data });
    await tx.plan.updateMany({ where, data });
    await tx.seatEntry.updateMany({ where, data });
    await tx.seatDelegate.updateMany({ where, data });
    await tx.account.updateMany({ where, data });
    await mergeMemberships(tx, from, into);
    await mergeBoxes(tx, from, into);
    await mergeEntries(tx, from, into);
    await mergePreferences(tx, from, into);
    await mergeCalendar(tx, from, into);
    await mergeResults(tx, from, into);
    await tx.user.deleteMany({ where: { id: from } });
  });
}

/** If both have a table for one deal, the one of `into` counts; the other loses its entry. */
async function mergeEntries(tx: Tx, from: string, into: string): Promise<void> {
  const theirs = await tx.dealEntry.findMany({ where: { userId: into }, select: { dealId: true } });
  await tx.dealEntry.updateMany({
    where: { userId: from, dealId: { notIn: theirs.map(({ dealId }) => dealId) } },
    data: { userId: into },
  });
}

/** Keeps the calendar of `into`; without one, the address of `from` continues to work for them. */
async function mergeCalendar(tx: Tx, from: string, into: string): Promise<void> {
  if ((await tx.calendarAddress.count({ where: { userId: into } })) > 0) return;
  await tx.calendarAddress.updateMany({ where: { userId: from }, data: { userId: into } });
}

/** Keeps the preferences of `into`; where they have none, the values of `from` are used. */
async function mergePreferences(tx: Tx, from: string, into: string): Promise<void> {
  const wishes = await tx.tablePreference.findMany({ where: { userId: from } });
  await tx.tablePreference.createMany({
    data: wishes.map(({ gameId, mutedAt }) => ({ userId: into, gameId, mutedAt })),
    skipDuplicates: true,
  });
  const select = {
    name: true,
    digestAt: true,
    digestOnly: true,
    ratings: true,
    waitShown: true,
  } as const;
  const [guest, person] = [
    await tx.user.findUnique({ where: { id: from }, select }),
    await tx.user.findUnique({ where: { id: into }, select }),
  ];
  if (!guest || !person) return;
  const { name, digestAt, digestOnly, ratings, waitShown } = person;
  await tx.user.updateMany({
    where: { id: into },
    data: {
      name: name ?? guest.name,
      ratings: ratings ?? guest.ratings,
      waitShown: waitShown || guest.waitShown,
      digestAt: digestAt ?? guest.digestAt,
      digestOnly: digestOnly || (digestAt === null && guest.digestOnly),
    },
  });
}

/**
 * Once an address is proved, the seats with that address belong to its owner. Free ones are reserved
 * for them. Seats of guests, who have lost their browser or are about to claim it, are returned to
 * them. An address that someone else entered proves nothing about the seat's holder.
 */
export async function adoptSeatsOfAddress(email: string, userId: string): Promise<void> {
  const ofAddress = { emailFolded: email, bot: null, OR: [{ seatedAt: null }, { emailOwn: true }] };
  const select = { gameId: true, seat: true, userId: true, user: { select: HOLDER } } as const;
  const seats = (await db().seat.findMany({ where: ofAddress, select })).filter(({ user }) => isGuest(user));
  for (let i = 0; i < seats.length; i += AT_ONCE) {
    // A seat that got another holder meanwhile stays theirs.
    const theirs = seats.slice(i, i + AT_ONCE).map(({ user: _user, ...seat }) => seat);
    await db().seat.updateMany({ where: { AND: [ofAddress, { OR: theirs }] }, data: { userId } });
  }
}

/** Maximum seats in one statement. */
const AT_ONCE = 500;
const HOLDER = { emailVerified: true, accounts: { select: { provider: true }, take: 1 } } as const;

/** Whether a seat's holder is unknown, or has no account. */
function isGuest(user: Prisma.UserGetPayload<{ select: typeof HOLDER }> | null): boolean {
  return user === null || (user.emailVerified === null && user.accounts.length === 0);
}

/**
 * Gives this person the seats where their browser itself sat down, if they have no holder yet. The
 * seat's link is not enough for that.
 */
export async function adoptSeats(keyHashes: readonly string[], userId: string): Promise<void> {
  if (keyHashes.length === 0) return;
  const keys = await db().seatKey.findMany({
    where: { hash: { in: [...keyHashes] }, own: true },
    select: { gameId: true, seat: true, tenure: true, hash: true },
  });
  if (keys.length === 0) return;
  const taken = { userId: null, seatedAt: { not: null }, bot: null };
  const theirs = keys.map(({ hash, ...tenure }) => ({
    ...tenure,
    OR: [{ tokenHash: null }, { tokenHash: { not: hash } }],
  }));
  await db().seat.updateMany({ where: { ...taken, OR: theirs }, data: { userId } });
}

/** Moves the results of `from`, with their part of ratings and circle totals, to `into`. */
async function mergeResults(tx: Tx, from: string, into: string): Promise<void> {
  const keys = await tx.user.findMany({
    where: { id: { in: [from, into] } },
    select: { id: true, playerKey: true },
  });
  const [old, key] = [from, into].map((id) => keys.find((each) => each.id === id)?.playerKey);
  if (old === undefined || key === undefined) return;
  const scopes = await lockRatingsOf(tx, [old]);
  await tx.resultSeat.updateMany({ where: { playerKey: old }, data: { playerKey: key } });
  const sums = await tx.circleYear.findMany({
    where: { playerKey: old },
    orderBy: [{ circleId: 'asc' }, { year: 'asc' }],
  });
  for (const { circleId, year, games, wins, tablePoints, begun, best } of sums) {
    const place = { circleId, year, playerKey: key };
    const where = { circleId_year_playerKey: place };
    const theirs = await tx.circleYear.findUnique({ where });
    const data = {
      games: games + (theirs?.games ?? 0),
      wins: wins + (theirs?.wins ?? 0),
      tablePoints: tablePoints + (theirs?.tablePoints ?? 0),
      begun: Array.from({ length: Math.max(begun.length, theirs?.begun.length ?? 0) }, (_, i) => {
        return (begun[i] ?? 0) + (theirs?.begun[i] ?? 0);
      }),
      best: Math.max(best, theirs?.best ?? best),
    };
    await tx.circleYear.upsert({ where, create: { ...place, ...data }, update: data });
  }
  await tx.circleYear.deleteMany({ where: { playerKey: old } });
  await foldMerged(tx, key, scopes);
}
