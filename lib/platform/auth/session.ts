import 'server-only';
import { LRUCache } from 'lru-cache';
import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { accessGrantOf, accessTokenOf } from '@/lib/platform/auth/access-token';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { insertBrowser, noteSeen, sessionStanding } from '@/lib/platform/auth/browser-store';
import { bearerToken, cookiesOf } from '@/lib/platform/auth/seat-proof';
import { authSecret } from '@/lib/platform/auth/secret';
import { newToken } from '@/lib/platform/auth/tokens';
import { systemClock } from '@/lib/platform/clock';
import { isUnavailable } from '@/lib/platform/db/unavailable';
import { env } from '@/lib/platform/env';
import { perProcess } from '@/lib/platform/process';

/** How long an unused session lasts: a year, like a seat's cookie. */
export const SESSION_S = 365 * 24 * 60 * 60;

/** A session older than this is renewed when used. */
const RENEWED_AFTER_S = 30 * 24 * 60 * 60;

/** The format of a person's id; a session with another one is not ours. */
const USER_ID = /^[A-Za-z0-9_-]{8,40}$/;

const isSecure = (): boolean => env().APP_URL.startsWith('https:');

/**
 * The name of the session's cookie. On https only this host can set it, so that no other subdomain can
 * forge one.
 */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-praga.session' : 'praga.session';
}

/** Attributes of the session's cookie; next-auth uses them too. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge: SESSION_S } as const;
}

/**
 * Signs a person in on a browser. Returns the cookie for `cookies().set(name, value, options)`. The
 * person must have been stored.
 */
export async function sessionCookie(userId: string, userAgent?: string | null, before?: string) {
  const token = { sub: userId, device: await openBrowser(userId, userAgent, before) };
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_S });
  return { name: sessionCookieName(), value, ...sessionCookieOptions() };
}

/**
 * Renews the cookie of an older session for the same device, so that people who return within a year
 * stay signed in. Undefined while the session is new, after it was signed out or has expired, and while
 * the database is unavailable.
 */
export async function renewedSessionCookie({ headers }: Pick<Request, 'headers'>) {
  const sealed = cookiesOf(headers).get(sessionCookieName())?.value;
  if (!sealed || sealed.length > MAX_SEALED) return undefined;
  const session = openedLately.get().get(sealed) ?? (await unseal(sealed));
  if (!session || !(await mayRenew(session, systemClock.now()))) return undefined;
  const token = { sub: session.userId, device: session.device };
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_S });
  return { name: sessionCookieName(), value, ...sessionCookieOptions() };
}

async function mayRenew(session: Opened, now: Date): Promise<boolean> {
  const { device, from, until } = session;
  const at = now.getTime() / 1000;
  // A session from before browsers were stored could not be signed out.
  if (device === undefined || at < from + RENEWED_AFTER_S || at > until) return false;
  try {
    return await isStanding(session, now);
  } catch (error) {
    // The next page will renew it: this page must not fail.
    if (isUnavailable(error)) return false;
    throw error;
  }
}

/**
 * Stores a browser that a person signs in on; its session refers to it. The person's push channel of
 * the device `before` is moved to it.
 */
export async function openBrowser(
  userId: string,
  userAgent: string | null | undefined,
  before?: string,
): Promise<string> {
  const now = systemClock.now();
  const device = { id: newToken(), label: browserLabel(userAgent), createdAt: now, seenOn: dayOf(now) };
  await insertBrowser(userId, device, {
    forgottenBefore: dayOf(new Date(now.getTime() - SESSION_S * 1000)),
    before,
  });
  return device.id;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The person of this request, for pages and actions; cached per request. */
export const currentUserId = cache(async (): Promise<string | undefined> => {
  return (await currentSession())?.userId;
});

/** The session of this request, for pages and actions. */
export const currentSession = cache(async (): Promise<Session | undefined> => {
  return sessionOf((await cookies()).get(sessionCookieName())?.value);
});

/** The person of a request, for route handlers. */
export async function userIdOf({ headers }: Pick<Request, 'headers'>): Promise<string | undefined> {
  return (await sessionOf(cookiesOf(headers).get(sessionCookieName())?.value))?.userId;
}

export interface Session {
  readonly userId: string;
  /** Missing in sessions from before browsers were stored. */
  readonly device?: string;
}

interface Opened extends Session {
  /** When the session was issued and when it expires, in seconds. */
  readonly from: number;
  readonly until: number;
  /** When it was last checked against the database. */
  checkedAt: number;
}

/**
 * How long a session is cached: unsealing and checking it costs more than the rest of a small request.
 * A sign-out in another process takes effect within this time.
 */
const CHECKED_FOR_MS = 30_000;
const MAX_OPENED = 2000;
const MAX_SEALED = 1000;
const openedLately = perProcess('pragaSessions', () => new LRUCache<string, Opened>({ max: MAX_OPENED }));

async function sessionOf(sealed: string | undefined): Promise<Session | undefined> {
  if (!sealed || sealed.length > MAX_SEALED) return undefined;
  const opened = openedLately.get();
  const session = opened.get(sealed) ?? (await unseal(sealed));
  const now = systemClock.now();
  if (!session || session.until * 1000 < now.getTime()) return undefined;
  if (now.getTime() - session.checkedAt > CHECKED_FOR_MS) {
    if (!(await isStanding(session, now))) {
      opened.delete(sealed);
      return undefined;
    }
    session.checkedAt = now.getTime();
  }
  opened.set(sealed, session);
  return session;
}

/** Whether a session was not signed out. Records that its device was used today. */
async function isStanding({ userId, device, from }: Opened, now: Date): Promise<boolean> {
  const standing = await sessionStanding(userId, device);
  if (!standing) return false;
  if (device === undefined) return !standing.sessionsFrom || standing.sessionsFrom.getTime() < from * 1000;
  if (standing.seenOn === undefined) return false;
  if (standing.seenOn !== dayOf(now)) await noteSeen(device, dayOf(now));
  return true;
}

/** Makes this process check every session of a person again, because one of them was signed out. */
export function recheckSessions(userId: string): void {
  for (const session of openedLately.get().values()) if (session.userId === userId) session.checkedAt = 0;
}

/**
 * The session of a sealed cookie, checked against the database, so that a sign-out in another process
 * counts here too.
 */
export async function standingSession(sealed: string | undefined): Promise<Session | undefined> {
  if (!sealed || sealed.length > MAX_SEALED) return undefined;
  const session = await unseal(sealed);
  return session && (await isStanding(session, systemClock.now())) ? session : undefined;
}

/**
 * The person of a request, read from the database without a cache. A sign-out, a ban or a revoked token
 * ends it. For answers that outlive their request.
 */
export async function standingPersonOf(headers: Headers): Promise<string | undefined> {
  const token = accessTokenOf(headers);
  if (token !== undefined) return (await accessGrantOf(token))?.userId;
  // The token of a seat names no person.
  if (bearerToken(headers) !== undefined) return undefined;
  return (await standingSession(cookiesOf(headers).get(sessionCookieName())?.value))?.userId;
}

async function unseal(sealed: string): Promise<Opened | undefined> {
  try {
    const claims = await decode({ token: sealed, secret: authSecret() });
    const { sub: userId, exp: until, iat: from, device } = claims ?? {};
    if (!userId || !USER_ID.test(userId) || typeof until !== 'number' || typeof from !== 'number')
      return undefined;
    return { userId, from, until, checkedAt: 0, ...(typeof device === 'string' ? { device } : {}) };
  } catch {
    // Forged, modified, expired, or sealed with another secret: not a session.
    return undefined;
  }
}
