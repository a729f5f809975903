import { CommandButton } from '@/components/move/forms/command-buttons';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import { whyNot } from '@/lib/game/turn/why-not';
import { labelCommand } from '@/lib/game/wording/options/options';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';
import { useWords } from '@/lib/platform/i18n/current-words';

interface WantedProps {
  readonly table: TableView;
  readonly command: Command | undefined;
  readonly form: string;
}

/** A requested step that was not made: offered if legal now, else the reason and one step that would help. */
export function RequestedStep({ table, command, form }: WantedProps) {
  const words = useWords();
  if (!command) return null;
  const { pack, view, options } = table;
  const on = { words, pack, state: view.state };
  const found = whyNot(pack, view, command, options?.commands ?? []);
  if (found.option)
    return (
      <Notice>
        <p>{words.t('moves.stillWanted')}</p>
        <CommandButton on={on} option={found.option} form={form} main />
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
      {cure && <CommandButton on={on} option={cure} form={form} />}
    </Notice>
  );
}
