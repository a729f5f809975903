import { tableMeta } from '@/app/page-meta';
import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { FiguresPage } from '@/components/history/figures/figures-page';
import { loadFigures } from '@/lib/features/history/figures';
import { env } from '@/lib/platform/env';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('history.figures');

/** Statistics of a game so far. */
export default tablePage(async ({ gameId, who, words }) => {
  const found = await loadFigures(gameId, who);
  if (!found) return undefined;
  const elsewhere = await waitingElsewhere(gameId);
  const table = nameSeats(words, found.table);
  return (
    <FiguresPage {...found} {...{ table, elsewhere }} timeZone={await currentZone()} home={env().APP_URL} />
  );
});
