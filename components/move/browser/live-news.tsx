import type { ReactNode } from 'react';
import { LivePart } from '@/components/live/live-part';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { newsOf } from './news';

/** Where the newest step is read out; the element stays, whoever draws the words in it. */
export function LiveNews({ table }: { readonly table: TableView }): ReactNode {
  return (
    <p className="sr-only" aria-live="polite" id="news">
      <LivePart part="news">{newsOf(useWords(), table)}</LivePart>
    </p>
  );
}
