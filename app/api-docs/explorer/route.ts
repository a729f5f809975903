import { getTheme } from '@/components/ui/current-theme';
import { nonceOf } from '@/lib/platform/http/security';
import { explorerHtml } from './markup';

/** The API explorer. No other page loads swagger-ui. */
export async function GET({ headers }: Request): Promise<Response> {
  const html = explorerHtml({ nonce: nonceOf(headers), theme: await getTheme() });
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
