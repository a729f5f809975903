import { archiveHtml } from '@/components/archive/archive-html';
import { archiveFiles } from '@/lib/features/archive/archive-assets';
import { loadPackData } from '@/lib/features/boxes/load-pack';
import { exportGame } from '@/lib/features/history/read-log';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../visitor';

export const maxDuration = 60;

export const dynamic = 'force-dynamic';

/** The game as a self-contained replay page that works offline, in the request's language. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/archive.html'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('game', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { gameId } = await params;
  const words = await getWords();
  const game = isGameId(gameId) ? await exportGame(gameId, await visitorOf(gameId), words) : undefined;
  if (!game) return emptyResponse(404);
  const assets = await archiveFiles();
  const pack = await loadPackData(game.game.pack);
  const html = archiveHtml({ document: game, pack, words, messages: MESSAGES[words.locale], assets });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="praga-${gameId}.html"`,
      'cache-control': 'private, no-store',
    },
  });
}
