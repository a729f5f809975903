import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { deviceLabel } from '@/lib/auth/device-label';
import { authSecret } from '@/lib/auth/secret';
import { cookiesOf } from '@/lib/auth/seat-proof';
import { newToken } from '@/lib/auth/tokens';
import { systemClock } from '@/lib/clock';
import { env } from '@/lib/env';
import { insertDevice, noteSeen, standingOf } from '@/lib/store/device-store';

/** How long a session lasts that is not used: a year, as a seat's cookie does. */
export const SESSION_S = 365 * 24 * 60 * 60;

/** What a person's id looks like; anything else in a session is none of ours. */
const USER_ID = /^[A-Za-z0-9_-]{8,40}$/;

const isSecure = (): boolean => env().APP_URL.startsWith('https:');

/** Name of the session's cookie. On https it may be set by this very host alone, so no neighbour can plant one. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-praga.session' : 'praga.session';
}

/** Attributes of the session's cookie; also what next-auth sets it with. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/', maxAge: SESSION_S } as const;
}

/**
 * Signs a person in on a device: the cookie that makes a browser theirs; fits `cookies().set(name, value, options)`. The person must have
 * been stored.
 */
export async function sessionCookie(userId: string, userAgent?: string | null) {
  const token = { sub: userId, device: await openDevice(userId, userAgent) };
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_S });
  return { name: sessionCookieName(), value, ...sessionCookieOptions() };
}

/** Notes a device that a person is signed in on; its session names it. */
export async function openDevice(userId: string, userAgent: string | null | undefined): Promise<string> {
  const now = systemClock.now();
  const device = { id: newToken(), label: deviceLabel(userAgent), createdAt: now, seenOn: dayOf(now) };
  await insertDevice(userId, device, dayOf(new Date(now.getTime() - SESSION_S * 1000)));
  return device.id;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The person of this request, for pages and actions; found once per request. */
export const currentUserId = cache(async (): Promise<string | undefined> => {
  return (await sessionHere())?.userId;
});

/** The session of this request, for pages and actions. */
export const sessionHere = cache(async (): Promise<Session | undefined> => {
  return sessionOf((await cookies()).get(sessionCookieName())?.value);
});

/** The person of a request, for route handlers. */
export async function userIdOf({ headers }: Pick<Request, 'headers'>): Promise<string | undefined> {
  return (await sessionOf(cookiesOf(headers).get(sessionCookieName())?.value))?.userId;
}

export interface Session {
  readonly userId: string;
  /** Missing in sessions from before devices were noted. */
  readonly device?: string;
}

interface Opened extends Session {
  /** When the session was made and when it ends, in seconds. */
  readonly from: number;
  readonly until: number;
  /** When it was last seen not to be signed out. */
  checkedAt: number;
}

/**
 * Sessions opened lately: unsealing costs more than the rest of a small request, and so would asking each time whether it was signed out.
 * What another process signs out ends here within this time.
 */
const CHECKED_FOR_MS = 30_000;
const MOST_OPENED = 2000;
// Pages and routes may be bundled apart, but share one process.
const holder: typeof globalThis & { pragaSessions?: Map<string, Opened> } = globalThis;
const openedLately = (): Map<string, Opened> => (holder.pragaSessions ??= new Map());

async function sessionOf(sealed: string | undefined): Promise<Session | undefined> {
  if (!sealed || sealed.length > 1000) return undefined;
  const opened = openedLately();
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
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(sealed, session);
  return session;
}

/** Whether a session was not signed out. Its device is noted as used today. */
async function isStanding({ userId, device, from }: Opened, now: Date): Promise<boolean> {
  const standing = await standingOf(userId, device);
  if (!standing) return false;
  if (device === undefined) return !standing.sessionsFrom || standing.sessionsFrom.getTime() < from * 1000;
  if (standing.seenOn === undefined) return false;
  if (standing.seenOn !== dayOf(now)) await noteSeen(device, dayOf(now));
  return true;
}

/** Has this process ask anew about every session of a person: one of them was signed out. */
export function recheckSessions(userId: string): void {
  for (const session of openedLately().values()) if (session.userId === userId) session.checkedAt = 0;
}

async function unseal(sealed: string): Promise<Opened | undefined> {
  try {
    const claims = await decode({ token: sealed, secret: authSecret() });
    const { sub: userId, exp: until, iat: from, device } = claims ?? {};
    if (!userId || !USER_ID.test(userId) || typeof until !== 'number' || typeof from !== 'number')
      return undefined;
    return { userId, from, until, checkedAt: 0, ...(typeof device === 'string' ? { device } : {}) };
  } catch {
    // Made up, changed, run out, or sealed with another secret: all the same no session.
    return undefined;
  }
}
