import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { LONGEST_LINE } from '@/components/play/words/say-form';
import { phrasesAtTable, answerTypedLine } from '@/components/play/words/typed-line-answer';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { FRESH, tableRoute } from '../table-route';
import { visitorOf } from '../visitor';

/**
 * Parses a typed line and responds with its step or an explanation. An empty line gets the possible words.
 * This changes nothing.
 */
export const GET = tableRoute(async ({ gameId, query }) => {
  const [who, words] = await Promise.all([visitorOf(gameId), getWords()]);
  const found = await loadTable(gameId, who);
  if (!found) return undefined;
  const table = nameSeats(words, found);
  const line = query.get('line')?.slice(0, LONGEST_LINE);
  const answer = line === undefined ? phrasesAtTable(words, table) : answerTypedLine(words, table, line);
  return Response.json(answer, { headers: FRESH });
});
