import { cookies, headers } from 'next/headers';
import { noteLinkUse } from '@/lib/features/seats/link-use';
import { findSeatOf } from '@/lib/features/seats/seats';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { currentUserId } from '@/lib/platform/auth/session';

/** Format of table ids. Other strings do not reach the database. */
const GAME_ID = /^[a-z0-9]{6,40}$/;

/** Whether the text can be a table id. */
export function isGameId(text: string): boolean {
  return GAME_ID.test(text);
}

/** Whether the text can be the number of a step. */
export const isStep = (text: unknown): text is string => typeof text === 'string' && /^\d{1,7}$/.test(text);

/** The visitor's proof of identity, from this browser's cookies. */
export async function visitorOf(gameId: string): Promise<Visitor> {
  const token = tokenFromCookies(gameId, await cookies());
  if (token) await noteLinkUse(gameId, token, browserLabel((await headers()).get('user-agent')));
  return { token, userId: await currentUserId() };
}

/** The seat this browser holds at a table, if any. */
export async function seatOfVisitor(gameId: string): Promise<SeatId | undefined> {
  const found = await findSeatOf(gameId, await visitorOf(gameId));
  return found?.seated ? found.seat : undefined;
}
