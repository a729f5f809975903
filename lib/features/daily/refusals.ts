/** Why something about deals was not done. */
import type { Result } from '@/lib/platform/http/refused';

/** There is no such deal, or none that is played yet. */
export interface DealRefusal {
  readonly kind: 'unknown-deal';
}

export type Outcome<T> = Result<T, DealRefusal>;
