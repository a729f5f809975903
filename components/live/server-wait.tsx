import { useEffect, useState } from 'react';
import { announceAside } from '@/components/ui/announce-aside';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Shorter waits show nothing; screen readers get the message after `HEARING_MS`. */
const PATIENCE_MS = 150;
const HEARING_MS = 1_000;

/** Shown while a step waits for the server: one that reveals something, or the end of the turn. */
export function ServerWait({ isEnd }: { readonly isEnd: boolean }) {
  const [isLong, setLong] = useState(false);
  const text = useWords().t(isEnd ? 'moves.live.ends' : 'moves.live.waits');
  useEffect(() => {
    const timers = [
      setTimeout(() => setLong(true), PATIENCE_MS),
      setTimeout(() => announceAside(text), HEARING_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      announceAside('');
    };
  }, [text]);
  return isLong ? <p>{text}</p> : null;
}
