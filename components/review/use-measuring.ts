import { useEffect, useRef, useState } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { Retried, Retry } from '@/lib/game/review/retry';
import { startReviewer } from './start-reviewer';
import type { TryAnswer, TryWork } from './work';

interface Measuring {
  readonly pack: PackData;
  readonly retry: Retry;
}

/** What came of a line, or that it is still being worked out. */
export type Measured = Retried | 'working' | 'failed';

interface Found {
  readonly tried: readonly Command[];
  readonly measured: Measured;
}

/**
 * Measures a line whenever there is a whole one, in the worker of the reviewer: what it needs is sent to it,
 * and nothing leaves the browser.
 */
export function useMeasuring(
  { pack, retry }: Measuring,
  tried: readonly Command[] | undefined,
): Measured | undefined {
  const [found, setFound] = useState<Found>();
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!tried) return;
    const id = (asked.current += 1);
    const made = (worker.current ??= startReviewer());
    if (!made) return setFound({ tried, measured: 'failed' });
    const listening = new AbortController();
    const { signal } = listening;
    const hear = ({ data }: MessageEvent<TryAnswer>) => {
      // Whoever went on meanwhile has asked anew.
      if (data.id === id) setFound({ tried, measured: data.retried ?? 'failed' });
    };
    const giveUp = () => {
      made.terminate();
      worker.current = undefined;
      setFound({ tried, measured: 'failed' });
    };
    made.addEventListener('message', hear, { signal });
    made.addEventListener('error', giveUp, { signal });
    const work: TryWork = { type: 'try', id, pack, retry, tried };
    made.postMessage(work);
    return () => listening.abort();
  }, [pack, retry, tried]);
  if (!tried) return undefined;
  return found?.tried === tried ? found.measured : 'working';
}
