import { contactAddress } from '@/app/contact';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** The contact for reports of security problems (RFC 9116). */
export async function GET(): Promise<Response> {
  const { APP_URL } = env();
  const expires = new Date(systemClock.now().getTime() + HALF_A_YEAR_MS).toISOString();
  const lines = [
    `Contact: mailto:${contactAddress()}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de, pt',
    `Canonical: ${APP_URL}/.well-known/security.txt`,
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
