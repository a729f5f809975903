import 'server-only';
import { lockSeat, lockTable, type LockedSeat } from '@/lib/features/table/commands/lock-store';
import { otherNames } from '@/lib/features/table/load/names-store';
import { sitsElsewhere } from '@/lib/features/table/new-table/one-table-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { refuseName, type NameTaken } from '@/lib/game/names/alike';
import { db, type Tx } from '@/lib/platform/db/db';

export interface SitDownChange {
  readonly gameId: string;
  readonly seat: SeatId;
  /** Hashes of the keys that the browser sent: the link, and its earlier key. */
  readonly shown: readonly string[];
  /** Hash of the new key for this browser, unless it already has one. */
  readonly keyHash: string;
  /**
   * Whether a program asks, which sends the link each time. It needs no other key, but the first person
   * to sit down still gets one.
   */
  readonly isProgram: boolean;
  /** Whether the link was sent to the holder, which proves them. */
  readonly isSent: boolean;
  /** Whether the link only opens the seat while it is free. */
  readonly onlyFree: boolean;
  /** The browser's description of itself. */
  readonly label: string;
  readonly at: Date;
  /** Unchanged if missing. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language they read, used while the seat has no account. */
  readonly locale?: string | undefined;
  /** The time zone of their browser, used while the seat has no account. */
  readonly timeZone?: string | undefined;
  /** The account that sits down. An existing holder, or the person it is reserved for, stays the holder. */
  readonly userId?: string | undefined;
}

export interface SitDownResult {
  /** Whether the seat was free before. */
  readonly isNew: boolean;
  /** Whether the holder sits down; others with the link can only play. */
  readonly isHolder: boolean;
  /** Hash of the key that this browser already had. */
  readonly known: string | null;
}

/** Maximum browsers stored for a seat. */
const MAX_BROWSERS = 30;

/**
 * Takes a seat; the first time counts. The first person to sit down is its holder, unless it was
 * reserved. Later only the holder changes name and address: undefined when another person tries. The
 * table row is locked, so neither the holder nor any name of the table changes meanwhile.
 */
export async function markSeated(sitDown: SitDownChange): Promise<SitDownResult | NameTaken | undefined> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, sitDown.gameId);
    const held = await lockSeat(tx, sitDown);
    if (!held || held.isComputer || (sitDown.onlyFree && held.isTaken)) return undefined;
    const known = await knownBrowser(tx, sitDown, held);
    const isNew = !held.isTaken;
    const sat = { isNew, isHolder: holds(sitDown, held, known), known: known?.hash ?? null };
    if (!sat.isHolder && changesHolder(sitDown, held)) return undefined;
    if (isNew && (await isBarred(tx, sitDown))) return undefined;
    const taken = await refuseOtherName(tx, sitDown, held);
    if (taken) return taken;
    await noteHolder(tx, sitDown, held, sat);
    if (!known) await noteBrowser(tx, sitDown, held, sat);
    if (!known && sitDown.isSent && !sat.isHolder) await enterBrowser(tx, sitDown, held);
    return sat;
  });
}

/** Whether the person already sits at another table of the same deal. */
async function isBarred(tx: Tx, { gameId, userId, at }: SitDownChange): Promise<boolean> {
  return userId !== undefined && sitsElsewhere(tx, gameId, userId, at);
}

/** An unchanged name is not checked: it may be older than the rule that no two are alike. */
async function refuseOtherName(
  tx: Tx,
  { gameId, seat, name }: SitDownChange,
  held: LockedSeat,
): Promise<NameTaken | undefined> {
  if (name === undefined || name === held.name) return undefined;
  return refuseName(name, await otherNames(tx, gameId, seat));
}

interface KnownBrowser {
  readonly hash: string;
  readonly own: boolean;
}

/** The key that this browser already has for the seat, the holder's first. The link itself does not count. */
async function knownBrowser(
  tx: Tx,
  { gameId, seat, shown }: SitDownChange,
  { tenure, tokenHash }: LockedSeat,
): Promise<KnownBrowser | undefined> {
  const hashes = shown.filter((hash) => hash !== tokenHash);
  const found = await tx.seatKey.findFirst({
    where: { gameId, seat, tenure, hash: { in: hashes } },
    orderBy: { own: 'desc' },
    select: { hash: true, own: true },
  });
  return found ?? undefined;
}

function holds({ userId }: SitDownChange, held: LockedSeat, known: KnownBrowser | undefined): boolean {
  if (held.userId === null) return !held.isTaken || (known?.own ?? false);
  return held.userId === userId;
}

function changesHolder({ name, email }: SitDownChange, held: LockedSeat): boolean {
  const isOtherAddress = email !== undefined && email.toLowerCase() !== held.email?.toLowerCase();
  return isOtherAddress || (name !== undefined && name !== held.name);
}

/** Stores the holder of the seat. */
async function noteHolder(
  tx: Tx,
  { gameId, seat, at, name, email, locale, timeZone, userId, isSent }: SitDownChange,
  held: LockedSeat,
  { isNew, isHolder }: SitDownResult,
): Promise<void> {
  const data = {
    ...(isNew ? { seatedAt: at } : {}),
    name,
    ...(email === undefined ? {} : { email, emailOwn: held.emailOwn || isHolder }),
    locale,
    ...(isHolder || isSent ? { timeZone } : {}),
    ...(isHolder && held.userId === null && userId !== undefined ? { userId } : {}),
  };
  if (Object.keys(data).length > 0) await tx.seat.updateMany({ where: { gameId, seat }, data });
}

/** Stores a browser that is new at the seat. */
async function noteBrowser(
  tx: Tx,
  { gameId, seat, shown, keyHash, label, isProgram, isSent, at }: SitDownChange,
  { tenure }: LockedSeat,
  { isNew, isHolder }: SitDownResult,
): Promise<void> {
  const of = { gameId, seat, tenure, createdAt: at };
  const browser = { ...of, hash: keyHash, own: isHolder || isSent, label };
  const program = { ...of, hash: shown[0] ?? '', own: true, label: '' };
  await forgetBrowsers(tx, { gameId, seat });
  await tx.seatKey.createMany({
    data: [...(isNew || !isProgram ? [browser] : []), ...(isNew && isProgram ? [program] : [])],
  });
}

/** Deletes the oldest browsers that used the link. */
async function forgetBrowsers(tx: Tx, where: Pick<SitDownChange, 'gameId' | 'seat'>): Promise<void> {
  const surplus = await tx.seatKey.findMany({
    where,
    orderBy: [{ own: 'desc' }, { createdAt: 'desc' }],
    skip: MAX_BROWSERS,
    select: { hash: true },
  });
  const hash = { in: surplus.map((key) => key.hash) };
  if (surplus.length > 0) await tx.seatKey.deleteMany({ where: { ...where, own: false, hash } });
}

/**
 * Writes an entry for a browser that used a link sent to the holder. It counts as the holder's, because
 * that link is the only proof. A trigger writes the entry for a browser that merely has the link.
 */
async function enterBrowser(
  tx: Tx,
  { gameId, seat, at }: SitDownChange,
  { tenure, name, userId }: LockedSeat,
): Promise<void> {
  const { seq } = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { seq: true } });
  const entry = { gameId, seat, tenure, kind: 'browser', name, userId, seq, at };
  await tx.seatEntry.createMany({ data: [entry] });
}

/** Seats a person on the seat reserved for them at a table, and returns it. */
export async function markReservedSeated(
  gameId: string,
  userId: string,
  at: Date,
): Promise<SeatId | undefined> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const [taken] = await tx.seat.updateManyAndReturn({
      where: { gameId, userId, seatedAt: null, bot: null },
      data: { seatedAt: at },
      select: { seat: true },
    });
    return taken?.seat;
  });
}
