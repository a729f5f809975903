import type { NextRequest } from 'next/server';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { emptyResponse } from '@/lib/platform/http/empty';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../visitor';

/** The close-up of a component, as a fragment for the open page, at the position it shows. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/look'>,
): Promise<Response> {
  const { gameId } = await params;
  const query = request.nextUrl.searchParams;
  if (!isGameId(gameId)) return emptyResponse(404);
  const [who, words] = await Promise.all([visitorOf(gameId), getWords()]);
  const now = await loadTable(gameId, who);
  const seq = Number(query.get('seq') ?? now?.seq);
  const table = now?.seq === seq ? now : await loadTableAt(gameId, seq, who);
  const html = table && inspectHtml({ table: nameSeats(words, table), words }, query.get('piece') ?? '');
  if (html === undefined) return emptyResponse(404);
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
