import 'server-only';
import type { Locale } from '@/lib/game/wording/language/locales';
import { load } from '@/lib/generated/browser/broken-words';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';

const RETRY_AFTER_S = 5;

// It needs no other file and no script, because nothing else may be reachable.
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3e9d2;color:#33261a;
font:1.1rem/1.5 Georgia,serif}main{max-width:34rem;padding:2rem}a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#1b1611;color:#eadfc8}}`;

/** The page for browsers while the database is unavailable, with a status that asks for a retry. */
export async function awayPage(request: Request, asked?: Locale): Promise<Response> {
  const locale = localeOfHeaders(request.headers, asked);
  const { title, text, again } = (await load[locale]()).default;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main role="alert"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
    },
  });
}
