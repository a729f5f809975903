import { isGameId } from '@/app/games/[gameId]/visitor';
import { embedHtml, notEmbeddedHtml } from '@/components/archive/embed-html';
import { archiveFiles } from '@/lib/features/archive/archive-assets';
import { loadTableAt } from '@/lib/features/history/load-position';
import { isEmbeddable } from '@/lib/features/seats/hosting';
import { loadTable } from '@/lib/features/table/load/load-table';
import { localeOf, preferredLocale } from '@/lib/game/wording/language/locales';
import { env } from '@/lib/platform/env';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfError, problemOfTooMany } from '@/lib/platform/http/problem-of';
import { embedPolicy, newNonce } from '@/lib/platform/http/security';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/**
 * A table embedded on another site, if its host allows that. It shows the public view. `?at=` is a moment,
 * `?theme=` light or dark, `?in=` the language.
 */
export async function GET(request: Request, { params }: RouteContext<'/embed/[gameId]'>): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany), NO_FRAME);
  const fail = (error: unknown) => problemResponse(problemOfError('embed', error), NO_FRAME);
  return embedResponse(request, (await params).gameId).catch(fail);
}

const NO_FRAME = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const THEMES = ['light', 'dark'] as const;

async function embedResponse(request: Request, gameId: string): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const at = query.get('at');
  const table = await tableOf(gameId, at);
  const nonce = newNonce();
  const asked = localeOf(query.get('in')) ?? preferredLocale(request.headers.get('accept-language'));
  const theme = THEMES.find((name) => name === query.get('theme'));
  const look = { words: wordingOf(asked ?? 'en'), style: (await archiveFiles()).style, theme };
  // Missing and private tables get the same response.
  if (!table) return page(notEmbeddedHtml(look), nonce, 404);
  const live = { isLive: at === null && table.status === 'running', origin: env().APP_URL };
  return page(embedHtml({ ...look, ...live, table, nonce }), nonce);
}

function page(html: string, nonce: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': embedPolicy(nonce),
      'cache-control': 'no-store',
    },
  });
}

/** The public view, at the newest row or at `at`. */
async function tableOf(gameId: string, at: string | null) {
  if (!isGameId(gameId) || (at !== null && !/^\d{1,7}$/.test(at))) return undefined;
  if (!(await isEmbeddable(gameId))) return undefined;
  return at === null ? loadTable(gameId, {}, { log: 'none' }) : loadTableAt(gameId, Number(at), {});
}
