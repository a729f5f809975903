import { archiveHtml } from '@/components/archive/archive-html';
import { getWords } from '@/lib/i18n/here';
import { MESSAGES } from '@/lib/i18n/messages';
import { archiveFiles } from '@/lib/service/archive-assets';
import { printedPack } from '@/lib/service/packs';
import { exportGame } from '@/lib/service/read-log';
import { isGameId, visitorOf } from '../looker';

export const dynamic = 'force-dynamic';

/** The game as a page that plays it back without a network, in the language of whoever asks. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/games/[gameId]/archive.html'>,
): Promise<Response> {
  const { gameId } = await params;
  const words = await getWords();
  const game = isGameId(gameId) ? await exportGame(gameId, await visitorOf(gameId), words) : undefined;
  if (!game) return new Response(null, { status: 404 });
  const assets = await archiveFiles();
  const pack = printedPack(game.game.pack);
  const html = archiveHtml({ document: game, pack, words, messages: MESSAGES[words.locale], assets });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="praga-${gameId}.html"`,
      'cache-control': 'private, no-store',
    },
  });
}
