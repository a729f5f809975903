import 'server-only';
import { requireSeat } from './visitor';
import type { ApiResult } from './endpoint';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import type { Visitor } from '@/lib/features/table/load/load-table';

/** A new link, told this once. */
export const newLink = (token: string) => ({ token, link: seatLink(token) });

/** A change of a player's own seat that ends in a new link for it. */
export async function withNewLink(
  gameId: string,
  headers: Headers,
  act: (who: Visitor) => Promise<SeatOutcome<{ readonly token: string }>>,
): Promise<ApiResult> {
  const me = await requireSeat(gameId, headers);
  if (!me.ok) return me;
  const outcome = await act(await visitorOfRequest(gameId, headers));
  return outcome.ok ? { ok: true, value: { body: newLink(outcome.value.token) } } : outcome;
}
