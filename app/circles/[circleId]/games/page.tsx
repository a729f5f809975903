import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SitePage } from '@/components/site/site-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { loadCircle } from '@/lib/features/circles/circles';
import { GAME_REFUSALS } from '@/lib/features/circles/game-refusals';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../current-nav';
import { currentPerson } from '../../../current-person';
import { GatheringsSlot, PastTablesSlot, TablesSlot } from '../slots';

// Only members learn the circle's name.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('friends.title'), referrer: 'same-origin', robots: { index: false } };
}

const PROBLEMS = ['often', ...GAME_REFUSALS] as const;

/** The circle's tables and calls for players, with the last form's refusal. */
export default async function Page({ params, searchParams }: PageProps<'/circles/[circleId]/games'>) {
  const [{ circleId }, query, { t }] = await Promise.all([params, searchParams, getWords()]);
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) notFound();
  const problem = PROBLEMS.find((known) => known === query.problem);
  return (
    <SitePage nav={await currentNav()} title={circle.name}>
      {problem && <Notice bad>{t(`friends.problem.${problem}`)}</Notice>}
      <p>
        <TextLink href={`/circles/${circleId}`}>{t('friends.back')}</TextLink>
      </p>
      <GatheringsSlot circle={circle} />
      <TablesSlot circle={circle} />
      {circle.me.isInCharge && <PastTablesSlot circle={circle} />}
    </SitePage>
  );
}
