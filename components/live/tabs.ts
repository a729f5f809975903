import { useEffect, useRef } from 'react';
import { openChannel } from '@/components/ui/browser/browser-features';
import { useLatest } from '@/components/ui/browser/use-latest';

/**
 * Synchronises pages of one table in one browser: each broadcasts its own rows and hears the rows of the
 * others.
 */
export function useTabs(gameId: string, own: number, onSeq: (seq: number) => void): void {
  const hear = useLatest(onSeq);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = openChannel(`live ${gameId}`);
    channel.current = opened;
    if (!opened) return undefined;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') hear.current(data);
    };
    return () => opened.close();
  }, [gameId, hear]);
  useEffect(() => {
    if (own > 0) channel.current?.postMessage(own);
  }, [own]);
}
