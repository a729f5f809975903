import type { Measure } from '@/lib/game/recap/differences';
import type { Wording } from '@/lib/game/wording/wording';

/** The name of a measure. */
export function measureName({ t }: Wording, measure: Measure): string {
  return t(`history.measure.${measure}`);
}
