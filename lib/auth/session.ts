import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { authSecret } from '@/lib/auth/secret';
import { cookiesOf } from '@/lib/auth/seat-proof';
import { env } from '@/lib/env';

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

/** The cookie that makes a browser this person's; fits `cookies().set(name, value, options)`. */
export async function sessionCookie(userId: string) {
  const value = await encode({ token: { sub: userId }, secret: authSecret(), maxAge: SESSION_S });
  return { name: sessionCookieName(), value, ...sessionCookieOptions() };
}

/** The person of this request, for pages and actions; found once per request. Says who it was made for, not that they are still there. */
export const currentUserId = cache(async (): Promise<string | undefined> => {
  return userIdOfSession((await cookies()).get(sessionCookieName())?.value);
});

/** The person of a request, for route handlers. */
export async function userIdOf({ headers }: Pick<Request, 'headers'>): Promise<string | undefined> {
  return userIdOfSession(cookiesOf(headers).get(sessionCookieName())?.value);
}

interface Opened {
  readonly userId: string;
  /** When the session ends, in seconds. */
  readonly until: number;
}

/** Sessions opened lately: unsealing costs more than the rest of a small request. */
const opened = new Map<string, Opened>();
const MOST_OPENED = 2000;

async function userIdOfSession(sealed: string | undefined): Promise<string | undefined> {
  if (!sealed || sealed.length > 1000) return undefined;
  const session = opened.get(sealed) ?? (await unseal(sealed));
  if (!session || session.until * 1000 < Date.now()) return undefined;
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(sealed, session);
  return session.userId;
}

async function unseal(sealed: string): Promise<Opened | undefined> {
  try {
    const claims = await decode({ token: sealed, secret: authSecret() });
    const [userId, until] = [claims?.sub, claims?.exp];
    return userId && USER_ID.test(userId) && typeof until === 'number' ? { userId, until } : undefined;
  } catch {
    // Made up, changed, run out, or sealed with another secret: all the same no session.
    return undefined;
  }
}
