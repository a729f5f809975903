import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';
import { BusyNotice } from './busy-notice';
import { Waiting } from './waiting';
import type { Line } from './sender';

interface StateProps {
  readonly live: LiveTable;
  readonly line: Line | undefined;
}

/** How far the steps that were made have come: all well says nothing. */
export function SendState({ live, line }: StateProps) {
  const { t } = useWords();
  const n = live.pending.length;
  const last = live.pending.at(-1);
  return (
    <>
      {line &&
        n > 0 &&
        (typeof line === 'object' ? (
          <BusyNotice key={line.againAt} live={live} {...line} />
        ) : (
          <Notice>
            {t('moves.live.unsent', { n })}
            {isWaiting(live) || ` ${t('moves.live.goOn')}`}
            {last && !last.predicted && !last.isSent && ` ${t('moves.live.undo')}`}
          </Notice>
        ))}
      {!line && isWaiting(live) && <Waiting key={last?.commandId} isEnd={last?.command.type === 'EndTurn'} />}
    </>
  );
}
