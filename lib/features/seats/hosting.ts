import 'server-only';
import {
  changeTerms,
  freeSeat,
  heldSeatsOf,
  isHostOf,
  mayEmbed,
  replaceSeatToken,
} from '@/lib/features/seats/host-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/setup';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';

/** A seat of a table, and the visitor who asks to change it as the host. */
export interface HostAsks {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly host: Visitor;
}

/** Whether a visitor is the host of a table. */
export async function isHost(gameId: string, who: Visitor): Promise<boolean> {
  const keys = keysOf(who);
  return (keys.tokenHash ?? keys.userId) !== undefined && isHostOf(gameId, keys);
}

/** Makes a new link for a free seat; the old one no longer opens it. */
export async function renewSeatLink({
  gameId,
  seat,
  host,
}: HostAsks): Promise<SeatOutcome<{ readonly token: string }>> {
  const token = newToken();
  const isDone = await replaceSeatToken({ gameId, seat }, keysOf(host), hashToken(token));
  return isDone ? { ok: true, value: { token } } : linkNotMade(gameId, seat, host);
}

/** Makes the link of a free seat invalid by replacing its token with one that is not returned. */
export async function revokeSeatLink({ gameId, seat, host }: HostAsks): Promise<SeatOutcome<undefined>> {
  const isDone = await replaceSeatToken({ gameId, seat }, keysOf(host), hashToken(newToken()));
  return isDone ? { ok: true, value: undefined } : linkNotMade(gameId, seat, host);
}

/** Frees the seat of a person who has not played yet, notifies them, and makes a new link for it. */
export async function removePlayer(
  { gameId, seat, host }: HostAsks,
  clock: Clock = systemClock,
): Promise<SeatOutcome<{ readonly token: string }>> {
  const token = newToken();
  const isDone = await freeSeat({ gameId, seat }, keysOf(host), hashToken(token), clock.now());
  return isDone ? { ok: true, value: { token } } : notDone(gameId, host);
}

/** The taken seats of a table: only their holders can see their links. */
export async function heldSeats(gameId: string): Promise<readonly SeatId[]> {
  return heldSeatsOf(gameId);
}

/** Whether the host allows pages of other sites to show the table in a frame. */
export async function isEmbeddable(gameId: string): Promise<boolean> {
  return mayEmbed(gameId);
}

export interface TermsChange {
  readonly joinPolicy?: JoinPolicy;
  readonly watchers?: Watchers;
  readonly lineSharing?: LineSharing;
  readonly mayEmbed?: boolean;
}

/** Changes who can join, who can watch, and whether lines can be shared. */
export async function setTerms(
  gameId: string,
  host: Visitor,
  terms: TermsChange,
): Promise<SeatOutcome<undefined>> {
  const isDone = await changeTerms(gameId, keysOf(host), terms);
  if (isDone) return { ok: true, value: undefined };
  return refused({ kind: (await isHost(gameId, host)) ? 'no-circle' : 'not-host' });
}

/** Makes a new link that opens any free seat; the old one no longer opens anything. */
export async function replaceJoinLink(
  gameId: string,
  host: Visitor,
): Promise<SeatOutcome<{ readonly token: string }>> {
  const token = newToken();
  const isDone = await changeTerms(gameId, keysOf(host), { joinLinkHash: hashToken(token) });
  return isDone ? { ok: true, value: { token } } : notDone(gameId, host);
}

async function linkNotMade(gameId: string, seat: SeatId, host: Visitor): Promise<SeatOutcome<never>> {
  const isTheirs = (await isHost(gameId, host)) && (await heldSeatsOf(gameId)).includes(seat);
  return isTheirs ? refused({ kind: 'seat-held' }) : notDone(gameId, host);
}

async function notDone(gameId: string, host: Visitor): Promise<SeatOutcome<never>> {
  return refused({ kind: (await isHost(gameId, host)) ? 'not-that-seat' : 'not-host' });
}
