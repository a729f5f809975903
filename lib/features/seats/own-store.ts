import 'server-only';
import { enterIn } from '@/lib/features/seats/entry-store';
import { FOUND_SEAT, foundSeatOf, type FoundSeat } from '@/lib/features/seats/seat-store';
import { lockSeat, lockTable, type LockedSeat } from '@/lib/features/table/commands/lock-store';
import { otherNames } from '@/lib/features/table/load/names-store';
import { findShownSeat } from '@/lib/features/table/seats/holder-store';
import { keeperSql, TAKEN, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { refuseName, type NameTaken } from '@/lib/game/names/alike';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';

export interface SeatBrowser {
  readonly hash: string;
  readonly label: string;
  /** Whether the browser belongs to the holder. */
  readonly own: boolean;
  /** Whether it is the use of the link itself. */
  readonly isLink: boolean;
  readonly createdAt: Date;
}

export interface OwnSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** Whether they can change the keys of the seat; other players only play by its link. */
  readonly isHolder: boolean;
  /** The address for messages; missing if none was given. */
  readonly email?: string;
  /** Whether that address was given up because delivery kept failing. */
  readonly isLost?: true;
}

/** The seat that a visitor has taken or opened at a table; of several, one that they hold. */
export async function ownSeat(gameId: string, keys: SeatKeys): Promise<OwnSeat | undefined> {
  const found = await findShownSeat(gameId, keys);
  if (!found) return undefined;
  const { seat, tenure, email, isKeeper, isLost } = found;
  const address = email === null ? {} : { email, ...(isLost ? { isLost } : {}) };
  return { seat, tenure, isHolder: isKeeper, ...address };
}

/** The browsers with a cookie for a seat, newest first. */
export async function browsersOf(gameId: string, seat: SeatId): Promise<SeatBrowser[]> {
  const [held, browsers] = await Promise.all([
    db().seat.findUnique({ where: { gameId_seat: { gameId, seat } }, select: { tokenHash: true } }),
    db().seatKey.findMany({
      where: { gameId, seat },
      orderBy: [{ createdAt: 'desc' }, { hash: 'asc' }],
      select: BROWSER,
    }),
  ]);
  return browsers.map((browser) => ({ ...browser, isLink: browser.hash === held?.tokenHash }));
}

const BROWSER = { hash: true, label: true, own: true, createdAt: true } as const;

export interface PersonBrowser extends SeatBrowser {
  readonly gameId: string;
  readonly table: string;
  readonly seat: SeatId;
}

/** The browsers with a cookie for a person's seats, running tables first, then newest first. */
export async function browsersOfPerson(userId: string, most: number): Promise<PersonBrowser[]> {
  const seats = await db().seat.findMany({
    where: { userId, seatedAt: { not: null }, bot: null },
    select: {
      gameId: true,
      seat: true,
      tenure: true,
      tokenHash: true,
      game: {
        select: {
          name: true,
          status: true,
          keys: { select: { ...BROWSER, seat: true, tenure: true } },
        },
      },
    },
  });
  const browsers = seats.flatMap(({ game: { name, status, keys }, gameId, seat, tenure, tokenHash }) =>
    keys
      .filter((key) => key.seat === seat && key.tenure === tenure)
      .map(({ tenure: _tenure, ...key }) => {
        const browser = { ...key, gameId, table: name, isLink: key.hash === tokenHash };
        return { browser, isRunning: status === 'running' };
      }),
  );
  return browsers
    .sort(
      (a, b) =>
        Number(b.isRunning) - Number(a.isRunning) ||
        b.browser.createdAt.getTime() - a.browser.createdAt.getTime() ||
        a.browser.hash.localeCompare(b.browser.hash),
    )
    .slice(0, most)
    .map(({ browser }) => browser);
}

/** Replaces the link of a seat; the old one no longer opens anything. False for anyone but the holder. */
export async function replaceOwnLink(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  link: string,
): Promise<boolean> {
  const done = await asHolder({ gameId, seat }, keys, async (tx) => {
    await tx.seat.updateMany({ where: { gameId, seat }, data: { tokenHash: link } });
    return true;
  });
  return done ?? false;
}

/** SQL condition on seat `k`: it is taken, and these keys can change what proves it (`keeperSql`). */
export const keptBy = (keys: SeatKeys) => Prisma.sql`${TAKEN} and ${keeperSql(keys)}`;

/** Runs an action while these keys prove the holder of the seat; undefined for anyone else. */
async function asHolder<T>(
  place: { readonly gameId: string; readonly seat: SeatId },
  keys: SeatKeys,
  work: (tx: Tx, seat: LockedSeat) => Promise<T>,
): Promise<T | undefined> {
  return db().$transaction(async (tx) => {
    const seat = await lockSeat(tx, place, keptBy(keys));
    return seat && work(tx, seat);
  });
}

/**
 * Signs a browser out of a seat, and replaces the link it may have used. False for anyone but the
 * holder, and if there is no such browser.
 */
export async function endBrowser(
  gameId: string,
  { seat, hash }: { readonly seat: SeatId; readonly hash: string },
  keys: SeatKeys,
  link: string,
): Promise<boolean> {
  const ended = await asHolder({ gameId, seat }, keys, async (tx) => {
    const { count } = await tx.seatKey.deleteMany({ where: { gameId, seat, hash } });
    if (count === 0) return false;
    await enterIn(tx, { gameId, seat }, 'browser-out', { by: seat });
    await tx.seat.updateMany({ where: { gameId, seat }, data: { tokenHash: link } });
    return true;
  });
  return ended ?? false;
}

/** Ends these browser keys. A key that is the link of a seat stays, because it records the link's use. */
export async function endKeys(hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const where = { tokenHash: { in: [...hashes] } };
  const links = await db().seat.findMany({ where, select: { tokenHash: true } });
  const keys = hashes.filter((hash) => !links.some(({ tokenHash }) => tokenHash === hash));
  await db().seatKey.deleteMany({ where: { hash: { in: keys } } });
}

/**
 * Marks a browser of a seat as the holder's own. False for anyone but the holder, and for the link itself.
 */
export async function markTrusted(
  gameId: string,
  { seat, hash }: { readonly seat: SeatId; readonly hash: string },
  keys: SeatKeys,
): Promise<boolean> {
  const done = await asHolder({ gameId, seat }, keys, async (tx, { tenure, tokenHash }) => {
    if (hash === tokenHash) return false;
    const where = { gameId, seat, tenure, hash };
    const { count } = await tx.seatKey.updateMany({ where, data: { own: true } });
    if (count > 0) await enterIn(tx, { gameId, seat }, 'browser-trusted', { by: seat });
    return count > 0;
  });
  return done ?? false;
}

/** Stores another address of a seat, which is then the holder's own. False for anyone but the holder. */
export async function changeAddress(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  email: string,
): Promise<boolean> {
  const data = { email, emailOwn: true, mailStoppedAt: null, mailError: null, mailFailures: 0 };
  const done = await asHolder({ gameId, seat }, keys, async (tx) => {
    await tx.seat.updateMany({ where: { gameId, seat }, data });
    return true;
  });
  return done ?? false;
}

/**
 * Stores another name of a seat. False for anyone but its holder. Refused if it is too similar to
 * another name at the table.
 */
export async function changeName(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  name: string,
): Promise<boolean | NameTaken> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    if (!(await lockSeat(tx, { gameId, seat }, keptBy(keys)))) return false;
    const taken = refuseName(name, await otherNames(tx, gameId, seat));
    if (taken) return taken;
    await tx.seat.updateMany({ where: { gameId, seat }, data: { name } });
    return true;
  });
}

/** A taken seat of this tenure, as a link sent to its holder looks it up. */
export async function takenSeat(
  gameId: string,
  seat: SeatId,
  tenure: number,
): Promise<FoundSeat | undefined> {
  const where = { gameId, seat, tenure, seatedAt: { not: null }, bot: null };
  const found = await db().seat.findFirst({ where, select: FOUND_SEAT });
  return found ? foundSeatOf(found) : undefined;
}

/** A free seat of this tenure that is not reserved. */
export async function openSeat(gameId: string, seat: SeatId, tenure: number): Promise<FoundSeat | undefined> {
  const free = { seatedAt: null, bot: null, userId: null, game: { status: 'running' } };
  const where = { gameId, seat, tenure, ...free };
  const found = await db().seat.findFirst({ where, select: FOUND_SEAT });
  return found ? foundSeatOf(found) : undefined;
}

/**
 * A taken seat as a message to its holder refers to it: its tenure and the first characters of its
 * link's hash.
 */
export async function referredSeat(gameId: string, seat: SeatId) {
  const found = await db().seat.findFirst({
    where: { gameId, seat, seatedAt: { not: null }, bot: null },
    select: { tenure: true, tokenHash: true, name: true },
  });
  if (!found || found.tokenHash === null) return undefined;
  return { seat, tenure: found.tenure, key: found.tokenHash.slice(0, 12), name: found.name };
}

/** Whether the address at a taken seat was given by its holder. */
export async function hasOwnAddress(gameId: string, seat: SeatId): Promise<boolean> {
  const where = { gameId, seat, seatedAt: { not: null }, email: { not: null }, emailOwn: true };
  return (await db().seat.count({ where })) > 0;
}

/** The tenure of a free seat; undefined if it is taken, or the game is over. */
export async function freeTenure(gameId: string, seat: SeatId): Promise<number | undefined> {
  const free = { gameId, seat, seatedAt: null, bot: null, userId: null, game: { status: 'running' } };
  const found = await db().seat.findFirst({ where: free, select: { tenure: true } });
  return found?.tenure;
}

/**
 * The tenure of a taken seat whose holder has a channel of their own. An address that another person
 * entered does not count.
 */
export async function reachableTenure(gameId: string, seat: SeatId): Promise<number | undefined> {
  const found = await db().seat.findFirst({
    where: {
      gameId,
      seat,
      seatedAt: { not: null },
      bot: null,
      OR: [
        { email: { not: null }, emailOwn: true, mailStoppedAt: null },
        { user: { channels: { some: { provedAt: { not: null }, stoppedAt: null } } } },
      ],
    },
    select: { tenure: true },
  });
  return found?.tenure;
}
