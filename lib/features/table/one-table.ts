import 'server-only';
import type { Tx } from '@/lib/features/table/locks';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/**
 * Whether somebody has or had a seat at another table of the deal that is played at this one: whoever knows
 * one table of a deal may not play at a second while it is closed (decision 0030). The deal is locked until
 * the transaction ends, so of two tables at once one is refused.
 */
export async function sitsElsewhere(tx: Tx, gameId: string, userId: string, now: Date): Promise<boolean> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { dealId: true, knownDeal: true } });
  if (!game?.dealId || game.knownDeal) return false;
  const closed = { id: game.dealId, kind: 'duel', opensAt: { gt: now } };
  const locked = await tx.deal.updateMany({ where: closed, data: { kind: 'duel' } });
  if (locked.count === 0) return false;
  const theirs = { some: { userId } };
  const other = await tx.dealEntry.findFirst({
    where: {
      dealId: game.dealId,
      gameId: { not: gameId },
      OR: [{ userId }, { game: { OR: [{ seats: theirs }, { holders: theirs }] } }],
    },
    select: { gameId: true },
  });
  return other !== null;
}

/** The same, asked before anything is done for whoever wants to sit down. */
export async function isSeatedElsewhere(gameId: string, userId: string, now: Date): Promise<boolean> {
  return onDatabase(() => db().$transaction((tx) => sitsElsewhere(tx, gameId, userId, now)));
}
