/**
 * Who is a mentor. The limits of their view are elsewhere: app/games/[gameId]/mentor/page.tsx loads the table
 * as their seat sees it, components/play/mentor-page.tsx hides its moves, and
 * lib/features/talk/notes.ts leaves out sealed and older notes.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { proveHolder } from '@/lib/features/seats/holder';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { MentorView } from './delegate';
import { insertDelegate, whyNotAt } from './delegate-store';
import {
  acceptMentor,
  leaveMentorship,
  mentorLinkBehind,
  mentorOf,
  mentorshipOf,
  type MentorLink,
  type Mentorship,
} from './mentor-store';

/** The mentor of the visitor's own seat. Only its holder can ask. */
export async function loadMentor(gameId: string, who: Visitor): Promise<SeatOutcome<MentorView>> {
  const held = await proveHolder(gameId, who);
  if (!held.ok) return held;
  const { seat, tenure } = held.value;
  const [mentor, why] = await Promise.all([mentorOf({ gameId, seat, tenure }), whyNotAt(gameId)]);
  return { ok: true, value: { mentor, ...(why ? { why } : {}) } };
}

/**
 * Names a mentor for the visitor's own seat and makes a link for one person. Refused where delegates
 * are. The token is shown once and stored nowhere.
 */
export async function nameMentor(
  gameId: string,
  who: Visitor,
  name: string,
  clock: Clock = systemClock,
): Promise<SeatOutcome<{ readonly id: string; readonly token: string }>> {
  const held = await proveHolder(gameId, who);
  if (!held.ok) return held;
  const [id, token] = [randomUUID(), newToken()];
  const made = {
    id,
    name,
    power: 'mentor',
    tokenHash: hashToken(token),
    at: clock.now(),
    until: null,
  } as const;
  const done = await insertDelegate({ gameId, seat: held.value.seat }, keysOf(who), made);
  if (done === false) return refused({ kind: 'seat-held' });
  if (typeof done === 'string') return refused({ kind: 'delegate-refused', why: done });
  return done === true ? { ok: true, value: { id, token } } : refused(done);
}

/** The request of a mentor's link. Reading changes nothing. */
export async function findMentorLink(token: string | undefined): Promise<MentorLink | undefined> {
  return token && TOKEN_PATTERN.test(token) ? mentorLinkBehind(hashToken(token)) : undefined;
}

/** Makes a person the mentor behind a link, once. */
export async function acceptMentorLink(
  token: string,
  userId: string,
  clock: Clock = systemClock,
): ReturnType<typeof acceptMentor> {
  return acceptMentor({ tokenHash: hashToken(token), userId }, clock.now());
}

/** The seat that a person reads as a mentor at a running table. */
export async function findMentoredSeat(gameId: string, userId: string): Promise<Mentorship | undefined> {
  return mentorshipOf(gameId, userId);
}

/** Ends a person's own mentorship. False if they have none at the table. */
export async function leaveMentoredSeat(
  gameId: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  return leaveMentorship(gameId, userId, clock.now());
}
