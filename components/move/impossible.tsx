import { CommandButton } from '@/components/move/forms/command-buttons';
import { wantQuery } from '@/components/move/forms/command-value';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { MarkupList } from '@/components/ui/words';
import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { Command } from '@/lib/game/engine/commands';
import { impossibleNow, whyNot } from '@/lib/game/turn/impossible-commands';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Impossible steps, each with its reason and a link to its remedy, so none just disappears. */
export function WhyNot({ table }: { readonly table: TableView }) {
  const words = useWords();
  const impossible = impossibleNow(table.pack, table.view, table.options?.commands ?? []);
  if (impossible.length === 0) return null;
  return (
    <Fold className="why-not placement [&_li]:mb-1.5" title={words.t('moves.whyNot')}>
      <MarkupList className="words" items={whyNotItems(words, table, impossible)} />
    </Fold>
  );
}

/** Impossible steps as list items, each with its reason and a link to its remedy. */
function whyNotItems(
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

/** A requested step that was not made: offered if legal now, else the reason and one step that would help. */
export function RequestedStep({ table, command }: { table: TableView; command: Command | undefined }) {
  const words = useWords();
  if (!command) return null;
  const { pack, view, options } = table;
  const on = { words, pack, state: view.state };
  const found = whyNot(pack, view, command, options?.commands ?? []);
  if (found.option)
    return (
      <Notice>
        <p>{words.t('moves.stillWanted')}</p>
        <CommandButton on={on} option={found.option} main />
      </Notice>
    );
  const { rejection, cures } = found;
  const [cure] = cures;
  return (
    <Notice bad>
      <p>
        <strong>{describeRefusal(words, rejection)}</strong>{' '}
        {words.t('moves.wantedNotPossible', { label: labelCommand(on, command) })}{' '}
        <TextLink href={`/rules#${rejection.rule}`}>{rejection.rule}</TextLink>
      </p>
      <p className="small">{words.t(cure ? 'moves.helps' : 'moves.noHelp')}</p>
      {cure && <CommandButton on={on} option={cure} />}
    </Notice>
  );
}
