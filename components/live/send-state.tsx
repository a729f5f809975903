import { useEffect, useState } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { say } from '@/components/move/browser/say-aside';
import { handOver } from '@/components/sandbox/hand-over';
import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Command } from '@/lib/game/engine/commands';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal, isRejectionCode } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';

interface StateProps {
  readonly table: TableView;
  readonly live: LiveTable;
  /** Whether the last request has found nobody. */
  readonly isCut: boolean;
}

/** What became of the steps that were made: all well says nothing. */
export function SendState({ table, live, isCut }: StateProps) {
  const { t } = useWords();
  const n = live.pending.length;
  return (
    <>
      <GoneNotice table={table} live={live} />
      {isCut && n > 0 && <Notice>{t('moves.live.unsent', { n })}</Notice>}
      {!isCut && isWaiting(live) && <Waiting key={live.pending.at(-1)?.commandId} />}
    </>
  );
}

/** Whoever waits no longer than this needs no word of it; who listens, no longer than that. */
const PATIENCE_MS = 150;
const HEARING_MS = 1_000;

function Waiting() {
  const [isLong, setLong] = useState(false);
  const text = useWords().t('moves.live.waits');
  useEffect(() => {
    const timers = [setTimeout(() => setLong(true), PATIENCE_MS), setTimeout(() => say(text), HEARING_MS)];
    return () => {
      timers.forEach(clearTimeout);
      say('');
    };
  }, [text]);
  return isLong ? <p>{text}</p> : null;
}

/** Steps that were shown and are gone: why, and which they were, so that the intention is not lost. */
function GoneNotice({ table, live: { gone } }: Pick<StateProps, 'table' | 'live'>) {
  const words = useWords();
  if (!gone) return null;
  const on = { words, pack: table.pack, state: table.view.state };
  // One alone stands below as what was wanted.
  const labels = gone.commands.map((command) => labelCommand(on, command));
  return (
    <Notice bad>
      <p>{goneWords(words, gone)}</p>
      {labels.length > 1 && (
        <p className="small">{words.t('moves.live.wereGone', { steps: words.list(labels) })}</p>
      )}
      {gone.why === 'moved-on' && <ToPlan table={table} commands={gone.commands} />}
    </Notice>
  );
}

/** The same steps in the sandbox of the new position, where a plan is made of them. */
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
] as const;

function goneWords(words: Wording, gone: NonNullable<LiveTable['gone']>): string {
  if (gone.why === 'moved-on' || gone.code === 'stale-position') return words.t('moves.refused.stale');
  const { code, rejection } = gone;
  const own = OWN.find((each) => each === code);
  if (own) return words.t(`moves.refused.${own}`);
  if (!isRejectionCode(code)) return words.t('moves.live.refused');
  const reason = describeRefusal(words, rejection ?? { code, rule: '' });
  return words.t('moves.notPossible', { reason });
}
