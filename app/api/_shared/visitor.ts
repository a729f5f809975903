import 'server-only';
import { accessTokenOf } from '@/lib/platform/auth/access-token';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import type { SeatId } from '@/lib/game/engine/commands';
import { tableExists } from '@/lib/features/history/read-log';
import { refused } from '@/lib/platform/http/refused';
import type { Visitor } from '@/lib/features/table/load-table';
import type { Outcome } from '@/lib/features/table/refusals';
import { findSeatOf, visitorOfRequest } from '@/lib/features/seats/seats';

/** The seat that must be proved, by its token or by the person who holds it. */
export async function requireSeat(gameId: string, headers: Headers): Promise<Outcome<SeatId>> {
  return seatOf(gameId, await visitorOfRequest(gameId, headers));
}

async function seatOf(gameId: string, visitor: Visitor): Promise<Outcome<SeatId>> {
  if (!visitor.token && !visitor.userId) {
    return refused({ kind: (await tableExists(gameId)) ? 'token-missing' : 'unknown-table' });
  }
  const found = await findSeatOf(gameId, visitor);
  if (!found) return refuseToken(gameId);
  return found.seated ? { ok: true, value: found.seat } : refused({ kind: 'not-seated' });
}

/**
 * Whoever looks at a table, with a seat or without. A wrong token of a seat is a mistake to be told of; an
 * old cookie is just no proof, nor is the token of a person who has no seat.
 */
export async function lookerOfRequest(gameId: string, headers: Headers): Promise<Outcome<Visitor>> {
  const visitor = await visitorOfRequest(gameId, headers);
  const isSeatToken = bearerToken(headers) !== undefined && !accessTokenOf(headers);
  const proved = isSeatToken ? await seatOf(gameId, visitor) : undefined;
  return proved && !proved.ok ? proved : { ok: true, value: visitor };
}

/** No token fits a table that is not there; to say so is more help than to blame the token. */
export async function refuseToken(gameId: string): Promise<Outcome<never>> {
  return refused({ kind: (await tableExists(gameId)) ? 'token-wrong' : 'unknown-table' });
}
