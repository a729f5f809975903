import { cookies } from 'next/headers';
import type { SeatId } from '@/lib/engine/commands';
import { seatFromRequest } from '@/lib/service/seats';

/** Ids of tables look like this; anything else need not bother the database. */
const GAME_ID = /^[a-z0-9]{6,40}$/;

/** Whether an address can name a table at all. */
export function isGameId(text: string): boolean {
  return GAME_ID.test(text);
}

/** The seat this browser holds at a table, if any. */
export async function seatOfVisitor(gameId: string): Promise<SeatId | undefined> {
  return seatFromRequest(gameId, { cookies: await cookies() });
}
