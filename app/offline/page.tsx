import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { Train } from '@/components/analysis/train/train-page';
import { KeepForOffline, OfflinePuzzles } from '@/components/analysis/puzzles/offline';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentTables } from '../current-tables';
import { portableTables } from './portable-tables';
import { problemsIn } from './problems';

export const generateMetadata = pageMeta('train.title', UNLISTED);

/**
 * Positions of the reader's tables and some puzzles, stored for offline use. Browsers store the page with
 * `?kept` and show it offline under /offline and /puzzles: it lists only what they have stored.
 */
export default async function Page({ searchParams }: PageProps<'/offline'>) {
  const isKept = (await searchParams).kept !== undefined;
  const [words, mine, puzzles] = await Promise.all([
    getWords(),
    isKept ? undefined : currentTables(),
    puzzlesToKeep(systemClock.now()),
  ]);
  return (
    <CurrentPage here="offline" title={words.t('train.title')}>
      <Train tables={mine && portableTables(mine)} problems={problemsIn(words)} />
      {!isKept && <KeepForOffline {...puzzles} />}
      <OfflinePuzzles {...puzzles} isKept={isKept} />
    </CurrentPage>
  );
}
