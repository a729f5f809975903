import type { TableView } from '@/lib/features/table/load/table-view';
import { handOver } from '@/components/move/hand-over';
import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Command } from '@/lib/game/engine/commands';
import { labelCommand } from '@/lib/game/wording/options/options';
import { describeRefusal } from '@/lib/game/wording/refusals/refusals';
import { isRejectionCode } from '@/lib/game/wording/refusals/rejection-code';
import type { Wording } from '@/lib/game/wording/wording';
import type { LiveTable } from '@/lib/game/live/live-table';
import { movedOnKey } from './moved-on';

interface GoneProps {
  readonly table: TableView;
  readonly gone: NonNullable<LiveTable['gone']>;
}

/** Discarded steps: why, and which they were, so the intention is not lost. */
export function GoneNotice({ table, gone }: GoneProps) {
  const words = useWords();
  const on = { words, pack: table.pack, state: table.view.state };
  // A single one is shown below as the requested step.
  const labels = gone.commands.map((command) => labelCommand(on, command));
  return (
    <Notice bad>
      <p>{goneWords(words, table, gone)}</p>
      {labels.length > 1 && (
        <p className="small">{words.t('moves.live.wereGone', { steps: words.list(labels) })}</p>
      )}
      {gone.why === 'moved-on' && <ToPlan table={table} commands={gone.commands} />}
    </Notice>
  );
}

/** Opens the same steps in the analysis of the new position, where they can become a plan. */
function ToPlan({ table, commands }: { readonly table: TableView; readonly commands: readonly Command[] }) {
  const { t } = useWords();
  const { gameId, seq, me } = table;
  if (me === undefined) return null;
  const steps = commands.filter(({ type }) => type !== 'Undo').map((command) => ({ seat: me, command }));
  return (
    <a className="btn" href={`/games/${gameId}/try?at=${seq}`} onClick={() => handOver(gameId, seq, steps)}>
      {t('moves.live.toPlan')}
    </a>
  );
}

const OWN = [
  ...['token-missing', 'token-wrong', 'not-seated', 'command-id-reused', 'too-many', 'read-only'],
  ...['delegate-ended', 'delegate-may-not'],
] as const;

function goneWords(words: Wording, table: TableView, gone: GoneProps['gone']): string {
  if (gone.why === 'moved-on') return words.t(movedOnKey(table, gone));
  const { code, params } = gone;
  const own = OWN.find((each) => each === code);
  if (own) return words.t(`moves.refused.${own}`);
  if (!isRejectionCode(code)) return words.t('moves.live.refused');
  const reason = describeRefusal(words, { code, rule: '', params });
  return words.t('moves.notPossible', { reason });
}
