import 'server-only';
import { env } from '@/lib/platform/env';

/** The form targets of signing in, which continues at one of these. */
const SIGN_IN_AT = ['https://accounts.google.com', 'https://github.com', 'https://discord.com'];

/**
 * The Content-Security-Policy of a page. Scripts need the nonce of this answer, or are loaded by such a
 * script. Nothing is loaded from other sites, and no other site can frame a page.
 */
export function contentPolicy(nonce: string): string {
  const { NODE_ENV, APP_URL } = env();
  const isDev = NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    // Drawings and the guided game contain styles. They also appear in refreshed pages, where the nonce is
    // not known.
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
 * The policy of pages that other sites can frame: they load and send nothing, and connect only to this
 * service.
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

/** The nonce that proxy.ts has given a request; empty if the answer runs no script. */
export function nonceOf(headers: Headers): string {
  return NONCE.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

const TWO_YEARS_S = 63_072_000;

/** Makes browsers use only https, if the service has an https address. */
export function transportSecurity(): string | undefined {
  return env().APP_URL.startsWith('https:') ? `max-age=${TWO_YEARS_S}` : undefined;
}
