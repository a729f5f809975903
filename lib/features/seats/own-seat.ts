import 'server-only';
import { addressNow } from '@/lib/features/seats/address-store';
import {
  browsersOf,
  browsersOfPerson,
  changeName,
  endBrowser,
  endKeys,
  markTrusted,
  ownSeat,
  replaceOwnLink,
  type SeatBrowser,
} from '@/lib/features/seats/own-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';

/** A browser that can play on a seat, as its holder sees it. */
export interface BrowserLine {
  readonly id: string;
  readonly label: string;
  readonly own: boolean;
  readonly isHere: boolean;
  /** Whether it is the seat link itself, sent by a program or set as a cookie by hand. */
  readonly isLink: boolean;
  readonly at: string;
}

export interface MySeat {
  readonly seat: SeatId;
  /** False for a player who only has the link: they see nothing more and change nothing. */
  readonly isHolder: boolean;
  readonly browsers: readonly BrowserLine[];
  /** The address stored at the seat; only its holder sees it. */
  readonly email?: string;
  /** Whether email there has stopped, because delivery kept failing. */
  readonly isLost?: true;
  /**
   * For another person's seat: whether email reaches its holder at an address they gave, so the service
   * can ask there.
   */
  readonly isReached?: boolean;
}

/** The seat of a visitor with its browsers; undefined if they have none. */
export async function loadMySeat(gameId: string, who: Visitor): Promise<MySeat | undefined> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  if (!found) return undefined;
  const { seat, isHolder, email, isLost } = found;
  if (!isHolder) {
    const isReached = (await addressNow(gameId, seat))?.isReached ?? false;
    return { seat, isHolder, browsers: [], isReached };
  }
  const browsers = (await browsersOf(gameId, seat)).map((browser) => lineOf(browser, keys.tokenHash));
  return {
    seat,
    isHolder,
    browsers,
    email,
    ...(isLost ? { isLost } : {}),
  };
}

/** Enough of a hash to distinguish the browsers of a seat. */
const ID_LENGTH = 16;

function lineOf({ hash, label, own, isLink, createdAt }: SeatBrowser, here: string | undefined): BrowserLine {
  const at = createdAt.toISOString();
  return { id: hash.slice(0, ID_LENGTH), label, own, isLink, isHere: hash === here, at };
}

/** A browser that can open one of a person's seats, with its table. */
export interface TableBrowser extends BrowserLine {
  readonly gameId: string;
  readonly table: string;
  readonly seat: SeatId;
}

/** Maximum browsers shown, over all tables. */
const MAX_BROWSERS = 100;

/**
 * The browsers that can open the seats of a person, except those they are signed in on; newest first.
 * `tokens` are this browser's own.
 */
export async function loadMyBrowsers(
  userId: string,
  tokens: readonly string[],
): Promise<readonly TableBrowser[]> {
  const here = new Set(tokens.map(hashToken));
  const rows = await browsersOfPerson(userId, MAX_BROWSERS);
  return rows.map(({ gameId, table, seat, ...browser }) => ({
    ...lineOf(browser, here.has(browser.hash) ? browser.hash : undefined),
    gameId,
    table,
    seat,
  }));
}

/** Signs a browser out of one of a person's seats, and replaces its link. Returns whether it existed. */
export async function endMyBrowser(
  userId: string,
  { gameId, seat, id }: Pick<TableBrowser, 'gameId' | 'seat' | 'id'>,
): Promise<boolean> {
  const browser = (await browsersOf(gameId, seat)).find(({ hash }) => hash.slice(0, ID_LENGTH) === id);
  if (!browser) return false;
  return endBrowser(gameId, { seat, hash: browser.hash }, { userId }, hashToken(newToken()));
}

/** Ends a browser's seat keys when it is signed out. Seat links stay valid. */
export async function forgetSeatKeys(tokens: readonly string[]): Promise<void> {
  await endKeys(tokens.map(hashToken));
}

/** The result of a change for the holder, with their new link. */
export interface NewSeatLink {
  readonly seat: SeatId;
  readonly token: string;
}

/**
 * Makes a new link for the player's own seat. The old one no longer opens anything; signed-in browsers stay.
 */
export async function renewOwnLink(gameId: string, who: Visitor): Promise<SeatOutcome<NewSeatLink>> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  const token = newToken();
  if (!found) return refused({ kind: 'token-wrong' });
  const isDone = await replaceOwnLink(gameId, found.seat, keys, hashToken(token));
  return isDone ? { ok: true, value: { seat: found.seat, token } } : refused({ kind: 'seat-held' });
}

/**
 * Signs a browser out of a player's own seat. The link is replaced too, because the browser may have come by
 * it.
 */
export async function signOutBrowser(
  gameId: string,
  who: Visitor,
  id: string,
): Promise<SeatOutcome<NewSeatLink>> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  if (!found) return refused({ kind: 'token-wrong' });
  if (!found.isHolder) return refused({ kind: 'seat-held' });
  const { seat } = found;
  const browser = (await browsersOf(gameId, seat)).find(({ hash }) => hash.slice(0, ID_LENGTH) === id);
  const token = newToken();
  const isDone = browser && (await endBrowser(gameId, { seat, hash: browser.hash }, keys, hashToken(token)));
  return isDone ? { ok: true, value: { seat, token } } : refused({ kind: 'not-that-seat' });
}

/** Renames a visitor's own seat; only its holder can. */
export async function renameSeat(gameId: string, who: Visitor, name: string): Promise<SeatOutcome<SeatId>> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  if (!found) return refused({ kind: 'token-wrong' });
  const isDone = found.isHolder && (await changeName(gameId, found.seat, keys, name));
  if (typeof isDone === 'object') return refused(isDone);
  return isDone ? { ok: true, value: found.seat } : refused({ kind: 'seat-held' });
}

/**
 * Marks a browser that used the link as the holder's own: it can read private data from now on. The
 * link itself never can.
 */
export async function trustBrowser(gameId: string, who: Visitor, id: string): Promise<SeatOutcome<SeatId>> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  if (!found) return refused({ kind: 'token-wrong' });
  if (!found.isHolder) return refused({ kind: 'seat-held' });
  const { seat } = found;
  const browser = (await browsersOf(gameId, seat)).find(({ hash }) => hash.slice(0, ID_LENGTH) === id);
  const isDone = browser && (await markTrusted(gameId, { seat, hash: browser.hash }, keys));
  return isDone ? { ok: true, value: seat } : refused({ kind: 'not-that-seat' });
}
