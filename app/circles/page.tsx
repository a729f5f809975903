import { CurrentPage } from '@/app/current-page';
import { cardMeta } from '@/app/page-meta';
import { CircleList } from '@/components/circles/circle-list';
import { FoundForm } from '@/components/circles/found-form';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { someCircles } from '@/lib/features/circles/circles';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { foundNewCircle } from './actions';
import { circleProblem } from './circle-problem';

export const generateMetadata = cardMeta('circles');

const DONE = ['left', 'over'] as const;

/** The person's circles, and the form for a new one. */
export default async function CirclesPage({ searchParams }: PageProps<'/circles'>) {
  const [words, person, query] = await Promise.all([getWords(), currentPerson(), searchParams]);
  const { t } = words;
  const shown = person && (await someCircles(person.id, query.show === 'all'));
  const problem = circleProblem(words, query);
  const done = DONE.find((known) => known === query.done);
  return (
    <CurrentPage here="circles" title={t('circles.title')}>
      {problem && <Notice bad>{problem}</Notice>}
      {done && <Notice>{t(`circles.${done}`)}</Notice>}
      <Lead>{t('circles.lead')}</Lead>
      {shown && <CircleList {...shown} />}
      <FoundForm myName={person?.name} action={foundNewCircle} />
    </CurrentPage>
  );
}
