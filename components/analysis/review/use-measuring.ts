import { useEffect, useState } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { RetryResult, Retry } from '@/lib/game/review/retry';
import { startReviewer } from './start-reviewer';
import type { TryAnswer, TryWork } from './work';

interface Measuring {
  readonly pack: PackData;
  readonly retry: Retry;
}

/** The result of a line, or the state of its measurement. */
export type MeasureState = RetryResult | 'working' | 'failed';

interface MeasuredLine {
  readonly tried: readonly Command[];
  readonly measured: MeasureState;
}

/**
 * Measures each complete line in a review worker. The worker gets all its data in messages, and nothing
 * leaves the browser.
 */
export function useMeasuring(
  { pack, retry }: Measuring,
  tried: readonly Command[] | undefined,
): MeasureState | undefined {
  const [found, setFound] = useState<MeasuredLine>();
  useEffect(() => {
    if (!tried) return;
    const end = (measured: MeasureState = 'failed') => setFound({ tried, measured });
    const worker = startReviewer();
    if (!worker) return end();
    worker.onmessage = ({ data }: MessageEvent<TryAnswer>) => end(data.retried);
    worker.onerror = () => end();
    const work: TryWork = { type: 'try', pack, retry, tried };
    worker.postMessage(work);
    return () => worker.terminate();
  }, [pack, retry, tried]);
  if (!tried) return undefined;
  return found?.tried === tried ? found.measured : 'working';
}
