import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { BoxBar } from '@/components/boxes/box-bar';
import { ToNewTable } from '@/components/boxes/enter';
import { Workshop } from '@/components/boxes/workshop';
import { Notice } from '@/components/ui/notice';
import { boxFormOf, readBox } from '@/lib/features/boxes/boxes';
import { boxRefusalSentence, MAX_DOUBT_LETTERS } from '@/lib/features/boxes/box';
import { visitOf } from '../../current-person';
import { actOnBox, changeComponent } from './actions';

// Only people who may see the box learn its name.
export const generateMetadata = pageMeta('boxes.title', PRIVATE);

const DONE = ['finished', 'joined'] as const;

/** The workshop of a box: all components, for editing or reading. */
export default async function Page(page: PageProps<'/boxes/[boxId]'>) {
  const [{ boxId }, query, words, person] = await visitOf(page);
  const box = await readBox(boxId, person);
  if (!box) return nothingHere();
  const problem = boxRefusalSentence(words, query.problem);
  const done = DONE.find((known) => known === query.done);
  const { values, entries, open, confirmed, newest, mayEdit } = box;
  const isForTable = query.for === 'table';
  const form = boxFormOf(values.base);
  return (
    <CurrentPage here="boxes" title={box.name} isWide>
      {problem && <Notice bad>{problem}</Notice>}
      {done && <Notice>{words.t(`boxes.done.${done}`)}</Notice>}
      {isForTable && <ToNewTable />}
      <Workshop
        data={{ boxId, values, entries, open, confirmed, newest, mayEdit, form, maxDoubt: MAX_DOUBT_LETTERS }}
        locale={words.locale}
        change={changeComponent}
      >
        <BoxBar box={box} isForTable={isForTable} action={actOnBox} />
      </Workshop>
      <p className="small muted">{words.t('boxes.facts')}</p>
    </CurrentPage>
  );
}
