import { CurrentPage } from '@/app/current-page';
import { PLAN_PROBLEMS } from '@/app/games/[gameId]/plan/words';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { KeepForOffline, OfflinePuzzles } from '@/components/analysis/puzzles/offline';
import { TrainIsland } from '@/components/analysis/train/train-island';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentTables } from '../current-tables';
import { portableTables } from './portable-tables';

export const generateMetadata = pageMeta('train.title', UNLISTED);

/**
 * Positions of the reader's tables and some puzzles, stored for offline use. Browsers store the page with
 * `?kept` and show it offline under /offline and /puzzles: it lists only what they have stored.
 */
export default async function Page({ searchParams }: PageProps<'/offline'>) {
  const isKept = (await searchParams).kept !== undefined;
  const [{ t, locale }, mine, puzzles] = await Promise.all([
    getWords(),
    isKept ? undefined : currentTables(),
    puzzlesToKeep(systemClock.now()),
  ]);
  return (
    <CurrentPage here="offline" title={t('train.title')}>
      <p>{t('train.lead')}</p>
      <noscript>
        <p className="notice">{t('train.noScript')}</p>
      </noscript>
      <TrainIsland
        tables={mine && portableTables(mine)}
        problems={Object.fromEntries(PLAN_PROBLEMS.map((code) => [code, t(`plans.problem.${code}`)]))}
        locale={locale}
        waiting={
          <p className="noscript:hidden" role="status">
            {t('train.loading')}
          </p>
        }
      />
      {!isKept && <KeepForOffline {...puzzles} />}
      <OfflinePuzzles {...puzzles} isKept={isKept} />
    </CurrentPage>
  );
}
