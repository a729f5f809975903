/** Why something about deals was not done. */
import type { Result } from '@/lib/platform/http/refused';

/**
 * The deal is unknown or has not begun; all of its places are taken; it is over, so nothing would count; the
 * player knows it from another table.
 */
export interface DealRefusal {
  readonly kind: 'unknown-deal' | 'deal-full' | 'deal-over' | 'deal-known';
}

export type DealOutcome<T> = Result<T, DealRefusal>;
