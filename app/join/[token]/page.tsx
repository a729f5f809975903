import type { Metadata } from 'next';
import { getWords } from '@/lib/platform/i18n/request-words';
import { JoinPage } from '../join-page';

// The address is a key: it is told to no other site and no search engine.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('tables.join.title'), referrer: 'same-origin', robots: { index: false } };
}

/** The link that opens any free seat of a table. */
export default async function Page({ params, searchParams }: PageProps<'/join/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  return <JoinPage way={{ token }} query={query} />;
}
