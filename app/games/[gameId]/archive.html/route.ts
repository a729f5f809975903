import { archiveHtml } from '@/components/archive/archive-html';
import { archiveFiles } from '@/lib/features/archive/archive-assets';
import { loadPackData } from '@/lib/features/boxes/load-pack';
import { exportGame } from '@/lib/features/history/read-log';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { getWords } from '@/lib/platform/i18n/request-words';
import { FRESH, tableRoute } from '../table-route';
import { visitorOf } from '../visitor';

export const maxDuration = 60;

export const dynamic = 'force-dynamic';

/** The game as a self-contained replay page that works offline, in the request's language. */
export const GET = tableRoute(async ({ gameId }) => {
  const words = await getWords();
  const game = await exportGame(gameId, await visitorOf(gameId), words);
  if (!game) return undefined;
  const assets = await archiveFiles();
  const pack = await loadPackData(game.game.pack);
  const html = archiveHtml({ document: game, pack, words, messages: MESSAGES[words.locale], assets });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="praga-${gameId}.html"`,
      ...FRESH,
    },
  });
}, 'game');
