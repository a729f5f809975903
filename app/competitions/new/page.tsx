import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewCompetition } from '@/components/competitions/new-competition';
import { SitePage } from '@/components/site/site-page';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { loadCircle } from '@/lib/features/circles/load-circle';
import { forecastFor } from '@/lib/features/competitions/forecast';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { makeHere } from '../actions';
import { competitionProblem } from '../competition-problem';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('seasons.make'), referrer: 'same-origin', robots: { index: false } };
}

const FIRST = ' 1';

/** The form that the hosts of a circle use to create a competition. */
export default async function Page({ searchParams }: PageProps<'/competitions/new'>) {
  const [query, words, person] = await Promise.all([searchParams, getWords(), currentPerson()]);
  const circle = await loadCircle(String(query.circle), person);
  if (!circle?.me.isInCharge) notFound();
  const problem = competitionProblem(words, query);
  const name = `${fittingName(circle.name, MAX_NAME - FIRST.length)}${FIRST}`;
  return (
    <SitePage nav={await currentNav()} title={words.t('seasons.makeTitle', { circle: circle.name })}>
      {problem && <Notice bad>{problem}</Notice>}
      <Lead>{words.t('seasons.makeLead')}</Lead>
      <NewCompetition
        circle={{ id: circle.id, name: circle.name, members: circle.members.length }}
        forecast={forecastFor(circle.members.length)}
        name={name}
        action={makeHere}
      />
    </SitePage>
  );
}
