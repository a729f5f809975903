import 'server-only';
import { randomUUID } from 'node:crypto';
import { proveHolder } from '@/lib/features/seats/holder';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import {
  MAX_DAYS,
  type DelegatesView,
  type DelegateView,
  type Delegation,
  type Power,
  type VisitorDelegation,
} from './delegate';
import {
  delegatesOf,
  delegationBehind,
  delegationOfPerson,
  endDelegate,
  insertDelegate,
  markUsed,
  whyNoDelegate,
  type StoredDelegation,
} from './delegate-store';
import { mentorshipOf } from './mentor-store';

const DAY_MS = 86_400_000;
/** A day of 25 hours at the end of summer time still counts as one. */
const LONGEST_MS = MAX_DAYS * DAY_MS + DAY_MS / 24;

export interface DelegateWish {
  /** The name that the holder gave them. */
  readonly name: string;
  readonly power: Power;
  readonly until: Date;
}

/** A new delegate, with the token of their link. It is shown once and stored nowhere. */
export interface NewDelegation extends DelegateView {
  readonly seat: SeatId;
  readonly token: string;
}

/** The delegates of the visitor's own seat. Only its holder sees them. */
export async function loadDelegates(
  gameId: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<SeatOutcome<DelegatesView>> {
  const held = await proveHolder(gameId, who);
  if (!held.ok) return held;
  const { seat, tenure } = held.value;
  const [delegates, why] = await Promise.all([
    delegatesOf({ gameId, seat, tenure }, clock.now()),
    whyNoDelegate(gameId),
  ]);
  return { ok: true, value: { seat, delegates, ...(why ? { why } : {}) } };
}

/**
 * Gives a delegate a link to play for the holder of a seat until a moment, at most 21 days ahead.
 * Refused at rated tables, tables of competitions, open tables, tables of a common deal, and games of one person.
 */
export async function makeDelegate(
  gameId: string,
  who: Visitor,
  { name, power, until }: DelegateWish,
  clock: Clock = systemClock,
): Promise<SeatOutcome<NewDelegation>> {
  const held = await proveHolder(gameId, who);
  if (!held.ok) return held;
  const { seat } = held.value;
  const at = clock.now();
  const ms = until.getTime() - at.getTime();
  if (!(ms > 0 && ms <= LONGEST_MS)) return refused({ kind: 'delegate-refused', why: 'dates' });
  const [id, token] = [randomUUID(), newToken()];
  const made = { id, name, power, tokenHash: hashToken(token), at, until };
  const done = await insertDelegate({ gameId, seat }, keysOf(who), made);
  if (done === false) return refused({ kind: 'seat-held' });
  if (typeof done === 'string') return refused({ kind: 'delegate-refused', why: done });
  if (done !== true) return refused(done);
  return { ok: true, value: { id, name, power, until: until.toISOString(), steps: [], seat, token } };
}

/** Ends a delegation at once and for good. */
export async function revokeDelegate(
  gameId: string,
  who: Visitor,
  id: string,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  const held = await proveHolder(gameId, who);
  if (!held.ok) return held;
  const { seat } = held.value;
  const isEnded = await endDelegate({ gameId, seat }, keysOf(who), id, clock.now());
  return isEnded ? { ok: true, value: undefined } : refused({ kind: 'unknown-delegate' });
}

async function behind(token: string | undefined, clock: Clock): Promise<StoredDelegation | undefined> {
  if (!token || !TOKEN_PATTERN.test(token)) return undefined;
  return delegationBehind(hashToken(token), clock.now());
}

/** The delegation of a link, including ended ones. Reading changes nothing. */
export async function findDelegation(
  token: string | undefined,
  clock: Clock = systemClock,
): Promise<Delegation | undefined> {
  const found = await behind(token, clock);
  if (!found) return undefined;
  const { id, gameId, gameName, seat, holder, power, until, isOver } = found;
  return { id, gameId, gameName, seat, holder, power, until, isOver };
}

/** The delegation of a visitor at a table: by the link in their browser, else by their person. */
export async function delegationOf(
  gameId: string,
  { token, userId }: Visitor,
  clock: Clock = systemClock,
): Promise<VisitorDelegation | undefined> {
  const at = clock.now();
  const byLink = await behind(token, clock);
  const found =
    byLink?.gameId === gameId
      ? byLink
      : userId === undefined
        ? undefined
        : await delegationOfPerson(gameId, userId, at);
  if (!found) return undefined;
  const { id, gameName, seat, holder, power, until, isOver, person } = found;
  return { id, gameId, gameName, seat, holder, power, until, isOver, isKept: person !== null };
}

/**
 * Opens a link in a browser: its owner can play from now on. Refused for people who sit at the table,
 * including the holder, and for a mentor there. `own` is the seat that the browser holds.
 */
export async function takeDelegation(
  token: string,
  {
    userId,
    own,
    label,
  }: { readonly userId: string | undefined; readonly own: SeatId | undefined; readonly label: string },
  clock: Clock = systemClock,
): Promise<SeatOutcome<Delegation>> {
  const found = await behind(token, clock);
  if (!found) return refused({ kind: 'token-wrong' });
  if (found.isOver) return refused({ kind: 'delegate-ended' });
  const sits = userId !== undefined && found.people.some((person) => person.userId === userId);
  const isMentor = userId !== undefined && (await mentorshipOf(found.gameId, userId)) !== undefined;
  if (sits || isMentor || own !== undefined) return refused({ kind: 'not-that-seat' });
  await noteUse(found, userId, label, clock.now());
  return { ok: true, value: found };
}

/** Records that the link of a delegate is used for the first time, in a browser or by a program. */
export async function noteDelegateUse(tokenHash: string, label: string, at: Date): Promise<void> {
  const found = await delegationBehind(tokenHash, at);
  if (found && !found.isOver && !found.isUsed) await noteUse(found, undefined, label, at);
}

/** Notifies the holder once. */
async function noteUse(
  found: StoredDelegation,
  userId: string | undefined,
  label: string,
  at: Date,
): Promise<void> {
  const { gameId, seat, id, name } = found;
  if (!(await markUsed(found, userId, at))) return;
  const head = await loadTableHead(gameId);
  if (!head) return;
  const dedupe = ['seat-opened', gameId, seat, id].join(':');
  const payload = { text: label, name };
  await queueMessage({ gameId, seat, kind: 'seat-opened', seq: head.seq, dedupe, payload, at });
}
