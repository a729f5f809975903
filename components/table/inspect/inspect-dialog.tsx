import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { Markup } from '@/components/ui/markup';
import { useWords } from '@/lib/platform/i18n/current-words';
import { lookHtml } from './inspect-html';
import { LookIsland } from './inspect-island';

interface LookProps {
  readonly table: TableView;
  /** The address of this page without its query. */
  readonly here: string;
  /** What `?look=` names. */
  readonly look?: string | undefined;
  /** What fetches pieces, where the page shows more than one position. */
  readonly island?: ReactNode;
}

/** Where a piece is seen large: open when the page was asked for one, else ready for the island that fetches it. */
export function LookDialog({ table, here, look, island }: LookProps) {
  const words = useWords();
  const html = look === undefined ? undefined : lookHtml({ table, words }, look);
  return (
    <>
      <dialog className="look" open={html !== undefined} aria-label={words.t('look.dialog')}>
        <Markup html={html ?? ''} className="look-card" />
        <p className="look-foot">
          <a className="btn" href={here}>
            {words.t('look.close')}
          </a>
        </p>
      </dialog>
      {island ?? <LookIsland url={`/games/${table.gameId}/look?seq=${table.seq}&piece=`} />}
    </>
  );
}
