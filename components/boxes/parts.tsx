/** Parts of several pages about boxes. */
import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';
import type { RevisionRow } from '@/lib/features/boxes/box';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A form action and the box it applies to. */
export interface BoxAction {
  readonly boxId: string;
  readonly action: (form: FormData) => Promise<void>;
}

interface BoxActProps extends BoxAction {
  readonly act: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form for one action on a box, with its fields. */
export function BoxAct({ boxId, action, act, className, children }: BoxActProps) {
  return (
    <form action={action} className={className}>
      <FormKey />
      <input type="hidden" name="boxId" value={boxId} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
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
