/** Why a request about deals was refused. */
import type { Result } from '@/lib/platform/http/refused';

/**
 * unknown-deal: unknown, or not begun. deal-full: all places are taken. deal-over: no result would
 * count. deal-known: the player knows it from another table.
 */
export interface DealRefusal {
  readonly kind: 'unknown-deal' | 'deal-full' | 'deal-over' | 'deal-known';
}

export type DealOutcome<T> = Result<T, DealRefusal>;
