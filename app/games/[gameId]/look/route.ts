import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { FRESH, tableRoute } from '../table-route';
import { visitorOf } from '../visitor';

/** The close-up of a component, as a fragment for the open page, at the position it shows. */
export const GET = tableRoute(async ({ gameId, query }) => {
  const [who, words] = await Promise.all([visitorOf(gameId), getWords()]);
  const now = await loadTable(gameId, who);
  const seq = Number(query.get('seq') ?? now?.seq);
  const table = now?.seq === seq ? now : await loadTableAt(gameId, seq, who);
  const html = table && inspectHtml({ table: nameSeats(words, table), words }, query.get('piece') ?? '');
  if (html === undefined) return undefined;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...FRESH } });
});
