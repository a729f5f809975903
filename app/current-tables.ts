import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { currentUserId } from '@/lib/platform/auth/session';
import { myTables, tablesInWait, withDeadlines, type Owner } from '@/lib/features/table/lists/my-tables';

/**
 * The tables of this browser, waiting ones first. Read once per request, and only for visitors who have any.
 */
export const currentTables = cache(async () => myTables(await currentOwner()));

/** Those that wait for this browser, without anything else of them. */
const currentWaitingTables = cache(async () => tablesInWait(await currentOwner()));

async function currentOwner(): Promise<Owner> {
  return { userId: await currentUserId(), tokens: allSeatTokens(await cookies()) };
}

/** The same with when time is out at each, what is most urgent first. */
export const currentTimedTables = cache(async () => withDeadlines(await currentTables(), new Date()));

/** How many tables other than this one wait for this browser. */
export async function waitingElsewhere(gameId: string): Promise<number> {
  return (await currentWaitingTables()).filter((id) => id !== gameId).length;
}

/** How many tables wait for this browser. */
export async function currentWaiting(): Promise<number> {
  return (await currentWaitingTables()).length;
}
