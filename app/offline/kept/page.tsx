import { UNLISTED, pageMeta } from '@/app/page-meta';
import { Train } from '@/components/analysis/train/train-page';
import { OfflinePuzzles } from '@/components/analysis/puzzles/offline';
import { SitePage } from '@/components/site/site-page';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { problemsIn } from '../problems';

export const generateMetadata = pageMeta('train.title', UNLISTED);

/** Shown under /offline and /puzzles to an offline browser. It lists tables that the browser has stored, and the puzzles of the day. */
export default async function OfflinePage() {
  const [words, nav, puzzles] = await Promise.all([
    getWords(),
    currentNav({ here: 'offline' }),
    puzzlesToKeep(systemClock.now()),
  ]);
  return (
    <SitePage nav={nav} title={words.t('train.title')}>
      <Train problems={problemsIn(words)} />
      <OfflinePuzzles {...puzzles} />
    </SitePage>
  );
}
