import type { Metadata } from 'next';
import { OfflinePuzzles } from '@/components/analysis/puzzles/offline';
import { SitePage } from '@/components/site/site-page';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('puzzles.offline.title'), robots: { index: false } };
}

/** Shown under /puzzles to an offline browser that has not stored the requested page. */
export default async function OfflinePage() {
  const [{ t }, nav, kept] = await Promise.all([getWords(), currentNav(), puzzlesToKeep(systemClock.now())]);
  return (
    <SitePage nav={nav} title={t('puzzles.offline.title')}>
      <OfflinePuzzles {...kept} />
    </SitePage>
  );
}
