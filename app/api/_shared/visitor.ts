import 'server-only';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import type { SeatId } from '@/lib/game/engine/commands';
import { tableExists } from '@/lib/features/history/read-log';
import { refused } from '@/lib/platform/http/refused';
import type { Outcome } from '@/lib/features/table/refusals';
import { findSeatOf, visitorOfRequest } from '@/lib/features/seats/seats';

/** The seat that must be proved, by its token or by the person who holds it. */
export async function requireSeat(gameId: string, headers: Headers): Promise<Outcome<SeatId>> {
  const visitor = await visitorOfRequest(gameId, headers);
  if (!visitor.token && !visitor.userId) {
    return refused({ kind: (await tableExists(gameId)) ? 'token-missing' : 'unknown-table' });
  }
  const found = await findSeatOf(gameId, visitor);
  if (!found) return refuseToken(gameId);
  return found.seated ? { ok: true, value: found.seat } : refused({ kind: 'not-seated' });
}

/**
 * The seat that may be proved. A wrong Bearer token is a mistake to be told of; an old cookie is just no
 * proof.
 */
export async function allowSeat(gameId: string, headers: Headers): Promise<Outcome<SeatId | undefined>> {
  const visitor = await visitorOfRequest(gameId, headers);
  if (!visitor.token && !visitor.userId) return { ok: true, value: undefined };
  const proved = await requireSeat(gameId, headers);
  return proved.ok || bearerToken(headers) ? proved : { ok: true, value: undefined };
}

/** No token fits a table that is not there; to say so is more help than to blame the token. */
export async function refuseToken(gameId: string): Promise<Outcome<never>> {
  return refused({ kind: (await tableExists(gameId)) ? 'token-wrong' : 'unknown-table' });
}
