import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { qrOf } from '@/app/qr';
import { BoxSettings } from '@/components/boxes/box-settings';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { readBox } from '@/lib/features/boxes/boxes';
import { boxRefusalSentence } from '@/lib/features/boxes/box';
import { visitOf } from '../../../current-person';
import { actOnBox } from '../actions';

export const generateMetadata = pageMeta('boxes.settings', PRIVATE);

/** Settings of a box for its editors: name, visibility and editors. */
export default async function Page(page: PageProps<'/boxes/[boxId]/settings'>) {
  const [{ boxId }, query, words, person] = await visitOf(page);
  const box = await readBox(boxId, person);
  if (!box?.mayEdit) return nothingHere();
  const problem = boxRefusalSentence(words, query.problem);
  const link = box.joinLink;
  const qr = link === null ? '' : await qrOf(link);
  return (
    <CurrentPage here="boxes" title={words.t('boxes.settings')}>
      <p>
        <TextLink href={`/boxes/${boxId}`}>{box.name}</TextLink>
      </p>
      {problem && <Notice bad>{problem}</Notice>}
      {query.done === 'saved' && <Notice>{words.t('boxes.done.saved')}</Notice>}
      <BoxSettings box={box} qr={qr} action={actOnBox} />
    </CurrentPage>
  );
}
