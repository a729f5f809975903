import 'server-only';
import { requireSeat } from './visitor';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import type { Visitor } from '@/lib/features/table/load/load-table';

/** A new seat link. The API shows it only once. */
export const newLink = (token: string) => ({ token, link: seatLink(token) });

/** Handles a change of the player's own seat that creates a new link. */
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
