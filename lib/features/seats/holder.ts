import 'server-only';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { findShownSeat, type ShownSeat } from '@/lib/features/table/seats/holder-store';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';

/** A visitor who has proved to hold a seat. */
export type Holder = Pick<ShownSeat, 'seat' | 'tenure' | 'name' | 'userId'>;

/**
 * The seat that a visitor proves to hold. Required for decisions about a seat, a clock, an end or
 * another player. `seat-held` for a visitor who only has the link.
 */
export async function proveHolder(gameId: string, who: Visitor): Promise<SeatOutcome<Holder>> {
  const found = await findShownSeat(gameId, keysOf(who));
  if (!found) return refused({ kind: who.token || who.userId ? 'token-wrong' : 'token-missing' });
  return found.isHolder ? { ok: true, value: found } : refused({ kind: 'seat-held' });
}
