import 'server-only';
import { tableExists } from '@/lib/features/history/read-log';
import { findSeatOf, visitorOfRequest, type SeatOfTable } from '@/lib/features/seats/seats';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableOutcome } from '@/lib/features/table/refusals';
import type { SeatId } from '@/lib/game/engine/commands';
import { accessTokenOf } from '@/lib/platform/auth/access-token';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { refused } from '@/lib/platform/http/refused';

/** Requires a seat, by its token or by its holder's account. */
export async function requireSeat(gameId: string, headers: Headers): Promise<TableOutcome<SeatId>> {
  const found = await requireSeatOfTable(gameId, headers);
  return found.ok ? { ok: true, value: found.value.seat } : found;
}

/** Also returns the table's current state. */
export async function requireSeatOfTable(
  gameId: string,
  headers: Headers,
): Promise<TableOutcome<SeatOfTable>> {
  return seatOf(gameId, await visitorOfRequest(gameId, headers));
}

async function seatOf(gameId: string, visitor: Visitor): Promise<TableOutcome<SeatOfTable>> {
  if (!visitor.token && !visitor.userId) {
    return refused({ kind: (await tableExists(gameId)) ? 'token-missing' : 'unknown-table' });
  }
  const found = await findSeatOf(gameId, visitor);
  if (!found) return refuseToken(gameId);
  return found.seated ? { ok: true, value: found } : refused({ kind: 'not-seated' });
}

/**
 * Someone who looks at a table, with or without a seat. A wrong seat token is refused; an outdated cookie, or
 * a person's token without a seat here, counts as no proof.
 */
export async function lookerOfRequest(gameId: string, headers: Headers): Promise<TableOutcome<Visitor>> {
  const visitor = await visitorOfRequest(gameId, headers);
  const isSeatToken = bearerToken(headers) !== undefined && !accessTokenOf(headers);
  const proved = isSeatToken ? await seatOf(gameId, visitor) : undefined;
  return proved && !proved.ok ? proved : { ok: true, value: visitor };
}

/** No token matches a missing table, and reporting the missing table helps more than blaming the token. */
export async function refuseToken(gameId: string): Promise<TableOutcome<never>> {
  return refused({ kind: (await tableExists(gameId)) ? 'token-wrong' : 'unknown-table' });
}
