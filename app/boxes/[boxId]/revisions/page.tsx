import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { currentZone } from '@/app/current-zone';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { RevisionList } from '@/components/boxes/revision-list';
import { TextLink } from '@/components/ui/text-link';
import { boxFormOf, readBox, readRevisions } from '@/lib/features/boxes/boxes';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../../current-person';

export const generateMetadata = pageMeta('boxes.history', PRIVATE);

/** A box's revisions with their changes in words. */
export default async function Page({ params }: PageProps<'/boxes/[boxId]/revisions'>) {
  const [{ boxId }, words, person] = await Promise.all([params, getWords(), currentPerson()]);
  const [box, revisions] = await Promise.all([readBox(boxId, person), readRevisions(boxId, person)]);
  if (!box || !revisions) return nothingHere();
  return (
    <CurrentPage here="boxes" title={words.t('boxes.history')}>
      <p>
        <TextLink href={`/boxes/${boxId}`}>{box.name}</TextLink>
      </p>
      <RevisionList
        revisions={revisions}
        base={box.values.base}
        total={box.total}
        form={boxFormOf(box.values.base)}
        timeZone={await currentZone()}
      />
      <p className="small muted">{words.t('boxes.facts')}</p>
    </CurrentPage>
  );
}
