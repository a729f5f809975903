import { tableMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { FiguresPage } from '@/components/history/figures/figures-page';
import { loadFigures } from '@/lib/features/history/figures';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../visitor';

export const generateMetadata = tableMeta('history.figures');

/** Statistics of a game so far. */
export default async function Page({ params }: PageProps<'/games/[gameId]/figures'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) return nothingHere();
  const found = await loadFigures(gameId, await visitorOf(gameId));
  if (!found) return nothingHere();
  const [words, elsewhere] = await Promise.all([getWords(), waitingElsewhere(gameId)]);
  const table = nameSeats(words, found.table);
  return (
    <FiguresPage {...found} {...{ table, elsewhere }} timeZone={await currentZone()} home={env().APP_URL} />
  );
}
