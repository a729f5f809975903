import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import {
  helpedTables,
  myTables,
  tablesInWait,
  withDeadlines,
  type Owner,
} from '@/lib/features/table/lists/my-tables';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { currentUserId } from '@/lib/platform/auth/session';

/** This browser's tables, waiting ones first. Cached per request. */
export const currentTables = cache(async () => myTables(await currentOwner()));

/** Only the ids of waiting tables, which is a cheaper query. */
const currentWaitingTables = cache(async () => tablesInWait(await currentOwner()));

async function currentOwner(): Promise<Owner> {
  return { userId: await currentUserId(), tokens: allSeatTokens(await cookies()) };
}

/** The tables where this browser plays for a holder or advises them. */
export const currentHelpedTables = cache(async () => helpedTables(await currentOwner(), systemClock.now()));

/** The tables with their deadlines, most urgent first. */
export const currentTimedTables = cache(async () => withDeadlines(await currentTables(), systemClock.now()));

/** Number of other tables waiting for this browser. */
export async function waitingElsewhere(gameId: string): Promise<number> {
  return (await currentWaitingTables()).filter((id) => id !== gameId).length;
}

/** Number of tables waiting for this browser. */
export async function currentWaiting(): Promise<number> {
  return (await currentWaitingTables()).length;
}
