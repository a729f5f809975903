import 'server-only';
import { listGames, type FinishedListQuery } from '@/lib/features/history/finished-games';

/** Finished games as NDJSON, of one person if `userId` is given. */
export async function gamesAnswer(query: FinishedListQuery, userId?: string): Promise<Response> {
  const games = await listGames(query, userId);
  return new Response(games.map((game) => `${JSON.stringify(game)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  });
}
