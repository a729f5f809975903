import { useEffect, useState } from 'react';
import { announceAside } from '@/components/ui/announce-aside';
import { isWaiting, type LiveTable } from '@/lib/game/live/live-table';
import { useWords } from '@/lib/platform/i18n/current-words';

interface BusyProps {
  readonly live: LiveTable;
  /** Time of the next attempt, in milliseconds since 1970. */
  readonly againAt: number;
}

const TICK_MS = 1_000;

/** Says that the service accepts no steps until a given time: a visible countdown, announced once. */
export function BusyNotice({ live, againAt }: BusyProps) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now);
  const n = Math.max(1, Math.ceil((againAt - now) / TICK_MS));
  const [whole] = useState(() => t('moves.live.busy', { n }));
  useEffect(() => {
    announceAside(whole);
    const ticks = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => {
      clearInterval(ticks);
      announceAside('');
    };
  }, [whole]);
  return (
    <div role="timer" className="notice">
      {`${t('moves.live.busy', { n })}${isWaiting(live) ? '' : ` ${t('moves.live.goOn')}`}`}
    </div>
  );
}
