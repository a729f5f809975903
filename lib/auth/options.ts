import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import { authProviders } from '@/lib/auth/providers';
import { authSecret } from '@/lib/auth/secret';
import { openDevice, SESSION_S, sessionCookieName, sessionCookieOptions } from '@/lib/auth/session';
import { newUserId } from '@/lib/auth/tokens';
import { systemClock } from '@/lib/clock';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { authAdapter } from '@/lib/store/auth-adapter';

export interface SigningIn {
  readonly locale: string;
  readonly userAgent: string | null;
  /** Called with the account that somebody has just signed in to. */
  readonly onSignIn: (userId: string) => Promise<void>;
}

/** How next-auth serves signing in by other services. A session says whose it is and on which device, and nothing else. */
export function authOptions({ locale, userAgent, onSignIn }: SigningIn): NextAuthOptions {
  return {
    secret: authSecret(),
    adapter: authAdapter({ newId: newUserId, locale, now: () => systemClock.now() }),
    providers: authProviders(),
    session: { strategy: 'jwt', maxAge: SESSION_S },
    useSecureCookies: env().APP_URL.startsWith('https:'),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/me', verifyRequest: '/sign-in' },
    callbacks: {
      jwt: async ({ token, user }) =>
        user
          ? { sub: user.id, device: await openDevice(user.id, userAgent) }
          : { sub: token.sub, device: token.device },
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) =>
        url.startsWith('/') ? `${baseUrl}${url}` : url.startsWith(`${baseUrl}/`) ? url : baseUrl,
    },
    events: { signIn: ({ user }) => onSignIn(user.id) },
    logger: {
      error: (code) => logger().warn({ code }, 'signing in failed'),
      warn: () => {},
      debug: () => {},
    },
  };
}
