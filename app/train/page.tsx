import type { Metadata } from 'next';
import { Train } from '@/components/analysis/train/train-page';
import { SitePage } from '@/components/site/site-page';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { currentTables } from '../current-tables';
import { problemsIn } from './problems';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('train.title'), robots: { index: false } };
}

/** Positions of the reader's tables, stored for offline use. */
export default async function TrainPage() {
  const [words, nav, mine] = await Promise.all([
    getWords(),
    currentNav({ here: 'tables', back: '/train' }),
    currentTables(),
  ]);
  const tables = mine
    .filter(({ status, seat, seated }) => status === 'running' && seat !== undefined && seated)
    .map(({ gameId, name }) => ({ gameId, name }));
  return (
    <SitePage nav={nav} title={words.t('train.title')}>
      <Train tables={tables} problems={problemsIn(words)} />
    </SitePage>
  );
}
