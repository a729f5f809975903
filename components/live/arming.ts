/** End turn between its two presses, where it loses something: the second counts once the first is over. */
import { useEffect, useState } from 'react';
import type { StepStamp } from '@/components/move/forms/step-fields';
import { isArmed, type LiveTable } from '@/lib/game/live/live-table';

/** A double or late press at the place of End turn, or a held key, does nothing in this time. */
export const ONE_PRESS_MS = 1_000;

/** Whether End turn waits for its second press, and takes it. */
export function useArming(table: LiveTable): StepStamp['end'] {
  const at = isArmed(table) ? table.armedAt : undefined;
  const [sureAt, setSure] = useState<number>();
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setSure(at), ONE_PRESS_MS);
    return () => {
      clearTimeout(timer);
      setSure(undefined);
    };
  }, [at]);
  if (at === undefined) return undefined;
  return sureAt === at ? 'sure' : 'armed';
}
