import type { TableView } from '@/lib/features/table/load/table-view';
import { MarkupList } from '@/components/ui/words';
import { impossibleNow } from '@/lib/game/turn/impossible-commands';
import { useWords } from '@/lib/platform/i18n/current-words';
import { whyNotItems } from './why-not-items';

/** Impossible steps, each with its reason and a link to its remedy, so none just disappears. */
export function WhyNot({ table }: { readonly table: TableView }) {
  const words = useWords();
  const impossible = impossibleNow(table.pack, table.view, table.options?.commands ?? []);
  if (impossible.length === 0) return null;
  return (
    <details className="why-not fold placement [&_li]:mb-1.4">
      <summary>{words.t('moves.whyNot')}</summary>
      <MarkupList className="words" items={whyNotItems(words, table, impossible)} />
    </details>
  );
}
