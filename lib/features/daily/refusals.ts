/** Why something about deals was not done. */
import type { Result } from '@/lib/platform/http/refused';

/**
 * There is no such deal, or none that is played yet; all of its places are taken; it is played no more, so
 * that nothing would count; whoever asks knows it from another table.
 */
export interface DealRefusal {
  readonly kind: 'unknown-deal' | 'deal-full' | 'deal-over' | 'deal-known';
}

export type Outcome<T> = Result<T, DealRefusal>;
