/** Parts of several pages about boxes. */
import type { FormAction } from '@/components/ui/forms/act-button';
import type { RevisionRow } from '@/lib/features/boxes/box';
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
