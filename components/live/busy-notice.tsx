import { useEffect, useState } from 'react';
import { say } from '@/components/ui/say-aside';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';
import { useWords } from '@/lib/platform/i18n/current-words';

interface BusyProps {
  readonly live: LiveTable;
  /** When what waits is sent again. */
  readonly againAt: number;
}

const TICK_MS = 1_000;

/** That the service takes no steps before a time: counted down for the eye, announced once. */
export function BusyNotice({ live, againAt }: BusyProps) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now);
  const n = Math.max(1, Math.ceil((againAt - now) / TICK_MS));
  const [whole] = useState(() => t('moves.live.busy', { n }));
  useEffect(() => {
    say(whole);
    const ticks = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => {
      clearInterval(ticks);
      say('');
    };
  }, [whole]);
  return (
    <div role="timer" className="notice">
      {`${t('moves.live.busy', { n })}${isWaiting(live) ? '' : ` ${t('moves.live.goOn')}`}`}
    </div>
  );
}
