import 'server-only';
import { env } from '@/lib/platform/env';

/** The possible targets of a form: signing in continues at one of these. */
const SIGN_IN_AT = ['https://accounts.google.com', 'https://github.com', 'https://discord.com'];

/**
 * The Content-Security-Policy of a page. Scripts need the nonce of this answer, or such a script loads them;
 * nothing comes from elsewhere, and no other site may frame a page.
 */
export function contentPolicy(nonce: string): string {
  const { NODE_ENV, APP_URL } = env();
  const isDev = NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    // Drawings and the guided game bring style of their own, also into pages that renew themselves, where a
    // nonce is not known.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws: wss:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${SIGN_IN_AT.join(' ')}`,
    "frame-ancestors 'none'",
    ...(APP_URL.startsWith('https:') && !isDev ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The same for pages that other sites may frame: it loads nothing, sends nothing, and asks only this service
 * for news.
 */
export function embedPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** A new nonce: 128 random bits. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
}

const NONCE = /'nonce-([\w+/=]+)'/;

/** The nonce that proxy.ts has given a request; none where its answer is no page and runs no script. */
export function nonceOf(headers: Headers): string {
  return NONCE.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

const TWO_YEARS_S = 63_072_000;

/** Makes browsers use https only, if the service is reached that way. */
export function transportSecurity(): string | undefined {
  return env().APP_URL.startsWith('https:') ? `max-age=${TWO_YEARS_S}` : undefined;
}
