import 'server-only';
import type { Locale } from '@/lib/game/wording/language/locales';
import { load } from '@/lib/generated/browser/broken-words';
import { env } from '@/lib/platform/env';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';

const RETRY_AFTER_S = 5;

// It needs no other file and no script, because nothing else may be reachable.
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3e9d2;color:#33261a;
font:1.1rem/1.5 Georgia,serif}main{max-width:34rem;padding:2rem}a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#1b1611;color:#eadfc8}}`;

interface Init {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly link: readonly [href: string, label: string];
}

function plainPage({ locale, title, text, link: [href, label] }: PlainPage, init: Init): Response {
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main role="alert"><h1>${title}</h1><p>${text}</p><p><a href="${href}">${label}</a></p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...init.headers,
  };
  return new Response(html, { ...init, headers });
}

/** The page for browsers while the database is unavailable, with a status that asks for a retry. */
export async function awayPage(request: Request, asked?: Locale): Promise<Response> {
  const locale = localeOfHeaders(request.headers, asked);
  const { title, text, again } = (await load[locale]()).default;
  return plainPage(
    { locale, title, text, link: ['', again] },
    { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S) } },
  );
}

/** The page for browsers that posted a form from another address than the service's own. */
export async function foreignFormPage(request: Request): Promise<Response> {
  const { APP_URL } = env();
  const locale = localeOfHeaders(request.headers);
  const { foreign } = (await load[locale]()).default;
  return plainPage({ locale, ...foreign, link: [`${APP_URL}/`, APP_URL] }, { status: 403 });
}
