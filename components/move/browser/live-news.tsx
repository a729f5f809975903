import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { rowText } from '@/lib/game/wording/events';

/** The newest step in words, for screen readers: read out when it changes. */
export function LiveNews({ table }: { readonly table: TableView }) {
  const { log, pack, seats, view } = table;
  const row = log.at(-1);
  const tell = { words: useWords(), pack, seats, side: view.state.setup.variant.actionSide };
  const text = row ? rowText(tell, row) : '';
  return (
    <p className="sr-only" aria-live="polite" id="news">
      {text}
    </p>
  );
}
