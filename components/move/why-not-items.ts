import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { impossibleNow } from '@/lib/game/turn/impossible-commands';
import { labelCommand } from '@/lib/game/wording/options/options';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { wantQuery } from '@/components/move/forms/command-value';

/** Impossible steps as list items, each with its reason and a link to its remedy. */
export function whyNotItems(
  words: Wording,
  { pack, view }: TableView,
  impossible: ReturnType<typeof impossibleNow>,
): string {
  const whatHelps = escapeMarkup(words.t('moves.whatHelps'));
  const items = impossible.map(({ command, rejection }) => {
    const label = escapeMarkup(labelCommand({ words, pack, state: view.state }, command));
    const reason = escapeMarkup(describeRefusal(words, rejection));
    return `<li><b>${label}</b> <span>${reason}</span> <a href="?${escapeMarkup(wantQuery(command))}#moves">${whatHelps}<span class="sr-only">: ${label}</span></a></li>`;
  });
  return items.join('');
}
