import type { TableView } from '@/lib/features/table/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { MarkupList } from '@/components/ui/words';
import { impossibleNow } from '@/lib/game/turn/asked';
import { useWords } from '@/lib/platform/i18n/current-words';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal } from '#refusals';
import { wantQuery } from './command-value';

/**
 * What cannot be done now, each with its reason and the way to what would help: nothing is missing without a
 * word.
 */
export function WhyNot({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { pack, view, options } = table;
  const found = impossibleNow(pack, view, options?.commands ?? []);
  if (found.length === 0) return null;
  const whatHelps = escapeMarkup(words.t('moves.whatHelps'));
  const items = found.map(({ command, rejection }) => {
    const label = escapeMarkup(labelCommand({ words, pack, state: view.state }, command));
    const reason = escapeMarkup(describeRefusal(words, rejection));
    return `<li><b>${label}</b> <span>${reason}</span> <a href="?${escapeMarkup(wantQuery(command))}#moves">${whatHelps}<span class="sr-only">: ${label}</span></a></li>`;
  });
  return (
    <details className="fold placement [&_li]:mb-[.35rem]">
      <summary>{words.t('moves.whyNot')}</summary>
      <MarkupList className="words" items={items.join('')} />
    </details>
  );
}
