import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { InspectFrame } from './inspect-frame';
import { inspectHtml } from './inspect-html';
import { InspectIsland } from './inspect-island';

interface InspectProps {
  readonly table: TableView;
  /** The address of this page without its query. */
  readonly here: string;
  /** The key in `?look=`. */
  readonly inspected?: string | undefined;
  /** The script that loads close-ups, on pages with several positions. */
  readonly island?: ReactNode;
}

/**
 * The dialog for close-ups: open if the page was requested with one, else ready for the island that loads
 * them.
 */
export function InspectDialog({ table, here, inspected, island }: InspectProps) {
  const words = useWords();
  const html = inspected === undefined ? undefined : inspectHtml({ table, words }, inspected);
  return (
    <>
      <InspectFrame html={html ?? ''} open={html !== undefined} aria-label={words.t('inspect.dialog')}>
        <a className="btn" href={here}>
          {words.t('inspect.close')}
        </a>
      </InspectFrame>
      {island ?? <InspectIsland url={`/games/${table.gameId}/look?seq=${table.seq}&piece=`} />}
    </>
  );
}
