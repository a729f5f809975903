import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import { decode } from 'next-auth/jwt';
import { authAdapter } from '@/lib/platform/auth/account-store';
import { authProviders } from '@/lib/platform/auth/providers';
import { returnAddress } from '@/lib/platform/auth/return-address';
import { authSecret } from '@/lib/platform/auth/secret';
import {
  openBrowser,
  SESSION_S,
  sessionCookieName,
  sessionCookieOptions,
  standingSession,
  type Session,
} from '@/lib/platform/auth/session';
import { newUserId } from '@/lib/platform/auth/tokens';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';

export interface SigningIn {
  readonly locale: string;
  readonly userAgent: string | null;
  /** Called with the account after signing in. */
  readonly onSignIn: (userId: string) => Promise<void>;
  /** Called with a session that was signed out at next-auth's own address. */
  readonly onSignOut: (session: Session) => Promise<void>;
}

/**
 * The settings of next-auth for signing in with other services. A session contains only its person and
 * its device.
 */
export function authOptions({ locale, userAgent, onSignIn, onSignOut }: SigningIn): NextAuthOptions {
  return {
    secret: authSecret(),
    adapter: authAdapter({ newId: newUserId, locale, now: () => systemClock.now() }),
    providers: authProviders(),
    session: { strategy: 'jwt', maxAge: SESSION_S },
    useSecureCookies: env().APP_URL.startsWith('https:'),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/me/sign-out', verifyRequest: '/sign-in' },
    callbacks: {
      jwt: async ({ token, user }) =>
        user
          ? { sub: user.id, device: await openBrowser(user.id, userAgent) }
          : { sub: token.sub, device: token.device },
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => returnAddress(url, baseUrl),
    },
    // next-auth renews every session it can decode. An ended session must not decode here, or it would
    // become valid again.
    jwt: { decode: async (sealed) => ((await standingSession(sealed.token)) ? decode(sealed) : null) },
    events: {
      signIn: ({ user }) => onSignIn(user.id),
      signOut: async ({ token }) => {
        const { sub: userId, device } = token ?? {};
        if (userId) await onSignOut({ userId, ...(typeof device === 'string' ? { device } : {}) });
      },
    },
    logger: {
      error: (code) => logger().warn({ code }, 'signing in failed'),
      warn: () => {},
      debug: () => {},
    },
  };
}
