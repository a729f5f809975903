import { cookies } from 'next/headers';
import { tokenFromCookies } from '@/lib/auth/seat-proof';
import { currentUserId } from '@/lib/auth/session';
import type { SeatId } from '@/lib/engine/commands';
import type { Visitor } from '@/lib/service/load-table';
import { findSeatOf } from '@/lib/service/seats';

/** Ids of tables look like this; anything else need not bother the database. */
const GAME_ID = /^[a-z0-9]{6,40}$/;

/** Whether an address can name a table at all. */
export function isGameId(text: string): boolean {
  return GAME_ID.test(text);
}

/** Who looks at a table, by the cookies of this browser. */
export async function visitorOf(gameId: string): Promise<Visitor> {
  return { token: tokenFromCookies(gameId, await cookies()), userId: await currentUserId() };
}

/** The seat this browser holds at a table, if any. */
export async function seatOfVisitor(gameId: string): Promise<SeatId | undefined> {
  const found = await findSeatOf(gameId, await visitorOf(gameId));
  return found?.seated ? found.seat : undefined;
}
