import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { BoxList, NewBoxForms, ToNewTable } from '@/components/boxes/enter';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { listBoxes } from '@/lib/features/boxes/boxes';
import { boxRefusalSentence } from '@/lib/features/boxes/box';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { bringBox, makeBox } from './actions';

export const generateMetadata = pageMeta('boxes.title', { description: 'boxes.lead' });

const DONE = ['left', 'deleted'] as const;

/** The person's boxes, listed boxes of others, and the form for a new box. */
export default async function BoxesPage({ searchParams }: PageProps<'/boxes'>) {
  const [words, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const { t } = words;
  const { mine, listed } = await listBoxes(person);
  const problem = boxRefusalSentence(words, query.problem);
  const isForTable = query.for === 'table';
  const done = DONE.find((known) => known === query.done);
  return (
    <CurrentPage here="boxes" title={t('boxes.title')} scene="crate">
      {problem && <Notice bad>{problem}</Notice>}
      {done && <Notice>{t(`boxes.done.${done}`)}</Notice>}
      {isForTable && <ToNewTable />}
      <Lead>{t('boxes.lead')}</Lead>
      <p className="small muted">{t('boxes.facts')}</p>
      <BoxList title={t('boxes.mine')} boxes={mine} isForTable={isForTable} />
      <NewBoxForms isNamed={Boolean(person?.name)} isForTable={isForTable} make={makeBox} bring={bringBox} />
      <BoxList title={t('boxes.listed')} boxes={listed} isForTable={isForTable} />
    </CurrentPage>
  );
}
