import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SitePage } from '@/components/site/site-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { loadCircle } from '@/lib/features/circles/circles';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../current-nav';
import { currentPerson } from '../../../current-person';
import { circleProblem } from '../../circle-problem';
import { GatheringsSlot, PastTablesSlot, TablesSlot } from '../slots';

// Only members learn the circle's name.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('friends.title'), referrer: 'same-origin', robots: { index: false } };
}

/** The circle's tables and calls for players, with the last form's refusal. */
export default async function Page({ params, searchParams }: PageProps<'/circles/[circleId]/games'>) {
  const [{ circleId }, query, words] = await Promise.all([params, searchParams, getWords()]);
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) notFound();
  const problem = circleProblem(words, query);
  return (
    <SitePage nav={await currentNav()} title={circle.name}>
      {problem && <Notice bad>{problem}</Notice>}
      <p>
        <TextLink href={`/circles/${circleId}`}>{words.t('friends.back')}</TextLink>
      </p>
      <GatheringsSlot circle={circle} />
      <TablesSlot circle={circle} />
      {circle.me.isInCharge && <PastTablesSlot circle={circle} />}
    </SitePage>
  );
}
