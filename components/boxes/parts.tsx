import type { FormAction } from '@/components/ui/forms/act-button';
import { TextLink } from '@/components/ui/text-link';
import type { BoxOfPack, RevisionRow } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A form action and the box it applies to. */
export interface BoxAction {
  readonly boxId: string;
  readonly action: FormAction;
}

/** Says in a form that its sender goes back to a new table. */
export const ForTable = ({ isForTable }: { isForTable: boolean }) =>
  isForTable && <input type="hidden" name="for" value="table" />;

type Counted = Pick<RevisionRow, 'number' | 'confirmed' | 'people'>;

/** "Revision 2: 3 of 252 confirmed by 1 person". */
export function RevisionState({ revision, total }: { revision: Counted; total: number }) {
  const { t } = useWords();
  const { number, confirmed: n, people } = revision;
  return (
    <>
      {t('boxes.revision', { number })}: {t('boxes.counts', { n, total, people })}
    </>
  );
}

/** The address of the form for a new table with a pack. */
export const newTableWith = (packId: string) => `/?pack=${packId}#new-table` as const;

/** The box a table is played with, if the reader may see it, and a newer revision if there is one. */
export function PlayedWith({ box }: { box: BoxOfPack | undefined }) {
  const { t } = useWords();
  return (
    <div>
      <dt className="font-semibold">{t('site.playedWith')}</dt>
      {box ? (
        <>
          <dd>
            <TextLink href={`/boxes/${box.boxId}`}>{box.name}</TextLink>.{' '}
            <RevisionState revision={box} total={box.total} />.
          </dd>
          {box.newer !== null && (
            <dd>
              {t('boxes.newer')} <a href={newTableWith(box.newer)}>{t('boxes.playNewer')}</a>
            </dd>
          )}
        </>
      ) : (
        <dd>{t('boxes.privateBox')}</dd>
      )}
    </div>
  );
}
