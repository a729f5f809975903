import type { NextRequest } from 'next/server';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { LONGEST_LINE } from '@/components/play/words/say-form';
import { phrasesAtTable, answerTypedLine } from '@/components/play/words/typed-line-answer';
import { loadTable } from '@/lib/features/table/load/load-table';
import { emptyResponse } from '@/lib/platform/http/empty';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../visitor';

/**
 * Parses a typed line and responds with its step or an explanation. An empty line gets the possible words.
 * This changes nothing.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/say'>,
): Promise<Response> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return emptyResponse(404);
  const [who, words] = await Promise.all([visitorOf(gameId), getWords()]);
  const found = await loadTable(gameId, who);
  if (!found) return emptyResponse(404);
  const table = nameSeats(words, found);
  const line = request.nextUrl.searchParams.get('line')?.slice(0, LONGEST_LINE);
  const answer = line === undefined ? phrasesAtTable(words, table) : answerTypedLine(words, table, line);
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
