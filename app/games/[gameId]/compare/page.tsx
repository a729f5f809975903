import { nothingHere } from '@/app/nothing-here';
import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { ComparePage } from '@/components/history/compare-page';
import { compareDeals } from '@/lib/features/deals/compare-deals';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { withTenures } from '@/lib/features/table/load/tenures';
import { getWords } from '@/lib/platform/i18n/request-words';
import { tablePage } from '../table-page';
import { isGameId, isStep, visitorOf } from '../visitor';

export const generateMetadata = tableMeta('history.compare');

/** Two games of one deal after the same turn: the last turn that both have played, or the requested one. */
async function TwoGames({ gameId, other, turn }: { gameId: string; other: string; turn: unknown }) {
  const [words, elsewhere] = await Promise.all([getWords(), waitingElsewhere(gameId)]);
  const two = isGameId(other)
    ? await compareDeals(
        { gameId, who: await visitorOf(gameId) },
        { gameId: other, who: await visitorOf(other) },
        Number(turn),
      )
    : undefined;
  if (!two) return nothingHere();
  const { a, b, ...after } = two;
  const timeZone = await currentZone();
  return <ComparePage a={nameSeats(words, a)} b={nameSeats(words, b)} {...{ after, elsewhere, timeZone }} />;
}

/** Two moments of a table, `?a=` and `?b=`, side by side. Defaults: the first and the newest. */
export default tablePage(async ({ gameId, who, query, words }) => {
  if (typeof query.with === 'string')
    return <TwoGames gameId={gameId} other={query.with} turn={query.turn} />;
  const latest = await loadTable(gameId, who, { log: 'none' });
  if (!latest) return undefined;
  const stepOf = (text: unknown, otherwise: number) => (isStep(text) ? Number(text) : otherwise);
  const [a, b] = await Promise.all([
    loadTableAt(gameId, stepOf(query.a, 1), who),
    loadTableAt(gameId, stepOf(query.b, latest.latestSeq), who),
  ]);
  if (!a || !b) return undefined;
  const then = (moment: TableView) => nameSeats(words, withTenures(moment));
  const [elsewhere, timeZone] = await Promise.all([waitingElsewhere(gameId), currentZone()]);
  return <ComparePage a={then(a)} b={then(b)} {...{ elsewhere, timeZone }} />;
});
