import 'server-only';
import { guestOf } from '@/lib/features/people/guests';
import { loadPerson, type Person } from '@/lib/features/people/person-store';
import { claimSeats } from '@/lib/features/people/sign-in';
import {
  signedInAt,
  removeBrowser,
  removeOtherBrowsers,
  type Browser,
} from '@/lib/platform/auth/browser-store';
import { consumeLink, issueLink, seeLink } from '@/lib/platform/auth/links';
import { recheckSessions } from '@/lib/platform/auth/session';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

export type { Browser } from '@/lib/platform/auth/browser-store';

/** A link that signs this person in on another browser: it works once, within ten minutes. */
export async function askBrowserLink(userId: string, clock: Clock = systemClock): Promise<string> {
  return issueLink({ kind: 'device', of: userId }, clock.now());
}

/** Address of such a link. */
export function browserLink(token: string): string {
  return `${env().APP_URL}/device/${token}`;
}

/** The person of a valid link. */
export async function seeBrowserLink(token: string, clock: Clock = systemClock): Promise<Person | undefined> {
  const userId = await seeLink('device', token, clock.now());
  return userId === undefined ? undefined : loadPerson(userId);
}

/** The browsers where a person is signed in, most recently used first. */
export async function signedInBrowsers(userId: string): Promise<readonly Browser[]> {
  return signedInAt(userId);
}

/** Signs one device of a person out. */
export async function endBrowserSession(userId: string, id: string): Promise<boolean> {
  const was = await removeBrowser(userId, id);
  recheckSessions(userId);
  return was;
}

/**
 * Signs a person out everywhere but on one device. Links of their seats, which any browser may have
 * stored, no longer open anything.
 */
export async function endOtherBrowsers(
  userId: string,
  kept: string | undefined,
  clock: Clock = systemClock,
): Promise<void> {
  await removeOtherBrowsers(userId, kept, clock.now());
  recheckSessions(userId);
}

export interface CarryOver {
  readonly token: string;
  /** The previous person of this browser. */
  readonly userId: string | undefined;
  /**
   * Whether the seats of the guest on this browser are moved too. Only if the person agrees, because
   * the link may belong to someone else.
   */
  readonly bringSeats: boolean;
}

/** Signs a person in on a browser by such a link. */
export async function confirmBrowser(
  { token, userId, bringSeats }: CarryOver,
  clock: Clock = systemClock,
): Promise<Person | undefined> {
  const owner = await consumeLink('device', token, clock.now());
  const person = owner === undefined ? undefined : await loadPerson(owner);
  const guest = bringSeats ? await guestOf(userId) : undefined;
  if (person && guest) await claimSeats({ account: person.id, guest, seatTokens: [] }, clock);
  return person;
}
