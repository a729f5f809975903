import 'server-only';
import { bearerToken } from '@/lib/auth/seat-proof';
import type { SeatId } from '@/lib/engine/commands';
import { tableExists } from '@/lib/service/read-log';
import { refused, type Outcome } from '@/lib/service/refused';
import { findSeatByToken, tokenOfRequest } from '@/lib/service/seats';

/** The seat that must be proved. */
export async function requireSeat(gameId: string, headers: Headers): Promise<Outcome<SeatId>> {
  const token = tokenOfRequest(gameId, headers);
  if (!token) return refused({ kind: (await tableExists(gameId)) ? 'token-missing' : 'unknown-table' });
  const found = await findSeatByToken(token);
  if (!found || found.gameId !== gameId) return refuseToken(gameId);
  return found.seated ? { ok: true, value: found.seat } : refused({ kind: 'not-seated' });
}

/** The seat that may be proved. A wrong Bearer token is a mistake to be told of; an old cookie is just no proof. */
export async function allowSeat(gameId: string, headers: Headers): Promise<Outcome<SeatId | undefined>> {
  if (!tokenOfRequest(gameId, headers)) return { ok: true, value: undefined };
  const proved = await requireSeat(gameId, headers);
  return proved.ok || bearerToken(headers) ? proved : { ok: true, value: undefined };
}

/** No token fits a table that is not there; to say so is more help than to blame the token. */
export async function refuseToken(gameId: string): Promise<Outcome<never>> {
  return refused({ kind: (await tableExists(gameId)) ? 'token-wrong' : 'unknown-table' });
}
