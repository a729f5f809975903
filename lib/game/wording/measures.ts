import type { Measure } from '@/lib/recap/differences';
import type { Wording } from '@/lib/i18n/wording';

/** What is counted, in words. */
export function measureName({ t }: Wording, measure: Measure): string {
  return t(`history.measure.${measure}`);
}
