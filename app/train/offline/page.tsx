import type { Metadata } from 'next';
import { Train } from '@/components/analysis/train/train-page';
import { SitePage } from '@/components/site/site-page';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { problemsIn } from '../problems';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('train.title'), robots: { index: false } };
}

/** Shown under /train to an offline browser. It lists only what the browser has stored. */
export default async function OfflinePage() {
  const [words, nav] = await Promise.all([getWords(), currentNav({ here: 'tables', back: '/train' })]);
  return (
    <SitePage nav={nav} title={words.t('train.title')}>
      <Train problems={problemsIn(words)} />
    </SitePage>
  );
}
