/**
 * End turn between its two presses, if it loses something. The second press counts only after the first is
 * over.
 */
import { useEffect, useState } from 'react';
import type { StepStamp } from '@/components/move/forms/step-fields';
import { isArmed, type LiveTable } from '@/lib/game/live/live-table';

/** Milliseconds during which a double click, late press or held key on End turn has no effect. */
export const ONE_PRESS_MS = 1_000;

/** Whether End turn waits for its second press, and whether it accepts it yet. */
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
