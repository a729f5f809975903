/** The response of all pages in frames on other sites. */
import type { EmbedLook } from '@/components/archive/embed-html';
import { archiveFiles } from '@/lib/features/archive/archive-assets';
import { localeOf, preferredLocale } from '@/lib/game/wording/language/locales';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfError, problemOfTooMany } from '@/lib/platform/http/problem-of';
import { embedPolicy, newNonce } from '@/lib/platform/http/security';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const NO_FRAME = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const THEMES = ['light', 'dark'] as const;

/** The HTML of a page with its look and nonce, and its status. */
type Draw = (
  look: EmbedLook,
  nonce: string,
  follow: string,
) => Promise<{ readonly html: string; readonly status?: number }>;

/** Responds with a page that other sites may frame. `?theme=` is light or dark, `?in=` the language. */
export async function embedResponse(request: Request, draw: Draw): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany), NO_FRAME);
  const query = new URL(request.url).searchParams;
  const nonce = newNonce();
  const asked = localeOf(query.get('in')) ?? preferredLocale(request.headers.get('accept-language'));
  const theme = THEMES.find((name) => name === query.get('theme'));
  try {
    const { style, follow } = await archiveFiles();
    const look = { words: wordingOf(asked ?? 'en'), style, theme };
    const { html, status = 200 } = await draw(look, nonce, follow);
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': embedPolicy(nonce),
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    return problemResponse(problemOfError('embed', error), NO_FRAME);
  }
}
