import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import { isWaiting } from '@/lib/game/live/live-table';
import { BusyNotice } from './busy-notice';
import { ServerWait } from './server-wait';
import { useLive } from '@/components/move/live-context';

/** Sending status of the player's steps; renders nothing if all is well. */
export function SendState() {
  const { t } = useWords();
  const shown = useLive();
  if (!shown) return null;
  const { live, line } = shown;
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
            {[
              t('moves.live.unsent', { n }),
              ...(isWaiting(live) ? [] : [t('moves.live.goOn')]),
              ...(last && !last.predicted && !last.isSent ? [t('moves.live.undo')] : []),
            ].join(' ')}
          </Notice>
        ))}
      {!line && isWaiting(live) && (
        <ServerWait key={last?.commandId} isEnd={last?.command.type === 'EndTurn'} />
      )}
    </>
  );
}
