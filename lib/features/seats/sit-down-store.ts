import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { lockSeat, lockTable, type LockedSeat, type Tx } from '@/lib/features/table/commands/locks';
import { refuseName, type NameTaken } from '@/lib/game/names/refuse-name';
import { otherNames } from '@/lib/features/table/load/names-store';
import { sitsElsewhere } from '@/lib/features/table/new-table/one-table';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

export interface SitDownChange {
  readonly gameId: string;
  readonly seat: SeatId;
  /** Hashes of the keys that the browser showed: the link, and the key from when it sat down before. */
  readonly shown: readonly string[];
  /** Hash of the new key of this browser, unless it already has one. */
  readonly keyHash: string;
  /**
   * A program that sends the link itself each time needs no other key; the first person to sit down gets one
   * all the same.
   */
  readonly isProgram: boolean;
  /** Whether they came by a link that was sent to the holder, which proves them. */
  readonly isSent: boolean;
  /** Whether they came by a link that opens the seat only while nobody sits there. */
  readonly onlyFree: boolean;
  /** The browser's own description. */
  readonly label: string;
  readonly at: Date;
  /** Left as they are when not given. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language they read, for as long as no person is known to hold the seat. */
  readonly locale?: string | undefined;
  /** The person who sits down. The previous holder, or the person it is reserved for, stays its holder. */
  readonly userId?: string | undefined;
}

export interface SitDownResult {
  /** Whether nobody had sat there. */
  readonly isNew: boolean;
  /** Whether it is the holder who sits down; anybody else with the link only plays. */
  readonly isHolder: boolean;
  /** Hash of the key that this browser had already. */
  readonly known: string | null;
}

/** Browsers of a seat that are remembered. */
const MAX_BROWSERS = 30;

/**
 * Takes a seat; the first time counts. The first person to sit down is its holder, unless it was reserved for
 * somebody. Later only the holder changes name and address: undefined when somebody else tries. Meanwhile the
 * seat gets no other holder, and no seat of the table another name.
 */
export async function markSeated(sitDown: SitDownChange): Promise<SitDownResult | NameTaken | undefined> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
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
    }),
  );
}

/** Nobody sits down at a second table of a deal. */
async function isBarred(tx: Tx, { gameId, userId, at }: SitDownChange): Promise<boolean> {
  return userId !== undefined && sitsElsewhere(tx, gameId, userId, at);
}

/** A name that is kept is not asked about: it may be older than the rule that no two are alike. */
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

/**
 * The key that this browser got when someone sat down there, the holder's first. The link itself is no
 * browser.
 */
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

/** Notes who sits there. */
async function noteHolder(
  tx: Tx,
  { gameId, seat, at, name, email, locale, userId }: SitDownChange,
  held: LockedSeat,
  { isNew, isHolder }: SitDownResult,
): Promise<void> {
  const data = {
    ...(isNew ? { seatedAt: at } : {}),
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email, emailOwn: held.emailOwn || isHolder }),
    ...(locale === undefined ? {} : { locale }),
    ...(isHolder && held.userId === null && userId !== undefined ? { userId } : {}),
  };
  if (Object.keys(data).length > 0) await tx.seat.updateMany({ where: { gameId, seat }, data });
}

/** Remembers a browser that is new at the seat. */
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

/** Of those that came by the link, the oldest are forgotten. */
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
 * Enters a browser that came by a link sent to the holder: it counts as the holder's, because nothing else
 * proves that it is theirs. The database enters a browser that merely has the link.
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

/** Seats a person on the seat that is reserved for them at a table. Returns which one. */
export async function markKeptSeated(gameId: string, userId: string, at: Date): Promise<SeatId | undefined> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      await lockTable(tx, gameId);
      const [taken] = await tx.seat.updateManyAndReturn({
        where: { gameId, userId, seatedAt: null, bot: null },
        data: { seatedAt: at },
        select: { seat: true },
      });
      return taken?.seat;
    }),
  );
}
