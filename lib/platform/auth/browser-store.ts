import 'server-only';
import { lostHash } from '@/lib/platform/auth/lost-hash';
import { db, type Tx } from '@/lib/platform/db/db';

/** A browser that a person is signed in on. */
export interface Browser {
  readonly id: string;
  readonly label: string;
  readonly createdAt: Date;
  /** The day it was last used, in UTC: 2026-11-20. */
  readonly seenOn: string;
}

/**
 * Stores a browser. The person's browsers that were not used since `forgottenBefore` have no session
 * left and are deleted. Push channels of the person's device `before` move to this one.
 */
export async function insertBrowser(
  userId: string,
  device: Browser,
  { forgottenBefore, before }: { readonly forgottenBefore: string; readonly before?: string },
): Promise<void> {
  await db().$transaction([
    db().browser.deleteMany({ where: { userId, seenOn: { lt: forgottenBefore } } }),
    db().browser.create({ data: { ...device, userId }, select: { id: true } }),
    ...(before === undefined
      ? []
      : [db().channel.updateMany({ where: { userId, device: before }, data: { device: device.id } })]),
  ]);
}

/** The facts that a session is checked against. */
export interface SessionFacts {
  /** The last use of its device, unless that was signed out. */
  readonly seenOn?: string;
  /** Older sessions without a device are invalid. */
  readonly sessionsFrom?: Date;
}

/** The state of a person's session on a browser; undefined if the person does not exist, or is locked out. */
export async function sessionStanding(
  userId: string,
  browserId: string | undefined,
): Promise<SessionFacts | undefined> {
  const found = await db().user.findUnique({
    where: { id: userId, bannedAt: null },
    select: { sessionsFrom: true, browsers: { where: { id: browserId ?? '' }, select: { seenOn: true } } },
  });
  if (!found) return undefined;
  const [browser] = found.browsers;
  return {
    seenOn: browser?.seenOn,
    sessionsFrom: found.sessionsFrom ?? undefined,
  };
}

/** Records the day a browser was last used. */
export async function noteSeen(id: string, seenOn: string): Promise<void> {
  await db().browser.updateMany({ where: { id }, data: { seenOn } });
}

/** The browsers of a person, most recently used first. */
export async function signedInAt(userId: string): Promise<Browser[]> {
  return db().browser.findMany({
    where: { userId },
    orderBy: [{ seenOn: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, label: true, createdAt: true, seenOn: true },
  });
}

/** Signs a browser of a person out and removes its push channel. */
export async function removeBrowser(userId: string, id: string): Promise<boolean> {
  const push = { userId, kind: 'push', device: id };
  const [{ count }] = await db().$transaction([
    db().browser.deleteMany({ where: { userId, id } }),
    db().channel.deleteMany({ where: push }),
  ]);
  return count > 0;
}

/**
 * Signs a person out everywhere but on one device. This ends other sessions, tokens of programs,
 * sign-in links, and the links of their seats, which any browser may have stored.
 */
export async function removeOtherBrowsers(userId: string, kept: string | undefined, at: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const others = kept === undefined ? {} : { id: { not: kept } };
    await tx.browser.deleteMany({ where: { userId, ...others } });
    // A push channel with an unknown device may belong to any.
    const here = kept === undefined ? {} : { OR: [{ device: null }, { device: { not: kept } }] };
    await tx.channel.deleteMany({ where: { userId, kind: 'push', ...here } });
    await tx.accessToken.deleteMany({ where: { userId } });
    await tx.user.updateMany({ where: { id: userId }, data: { sessionsFrom: at } });
    await tx.verificationToken.deleteMany({ where: { identifier: `device:${userId}` } });
    await closeSeats(tx, userId);
  });
}

/** Replaces the links of a person's seats by unknown ones, and signs all browsers out of them. */
async function closeSeats(tx: Tx, userId: string): Promise<void> {
  const select = { gameId: true, seat: true, seatedAt: true, bot: true } as const;
  const seats = await tx.seat.findMany({ where: { userId }, select });
  for (const { gameId, seat, seatedAt, bot } of seats)
    if (seatedAt !== null && bot === null)
      await tx.seat.updateMany({ where: { gameId, seat, userId }, data: { tokenHash: lostHash() } });
  const where = { OR: seats.map(({ gameId, seat }) => ({ gameId, seat })) };
  await tx.seatKey.deleteMany({ where });
}
