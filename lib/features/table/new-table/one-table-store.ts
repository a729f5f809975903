import 'server-only';
import { db, type Tx } from '@/lib/platform/db/db';

/** A table of a deal; only its id has to exist yet. */
interface OfDeal {
  readonly gameId: string;
  readonly dealId: string;
  /** Whether the deal is known, so the table is for fun. */
  readonly isKnown: boolean;
}

/** Thrown if a person opens a table of a deal that they already play elsewhere. */
export class SitsElsewhere extends Error {}

/** Whether a person cannot sit down at a table of a deal because they know another table of it. */
export async function sitsElsewhere(tx: Tx, gameId: string, userId: string, now: Date): Promise<boolean> {
  const of = await dealOfGame(tx, gameId);
  return of !== undefined && isBarredFrom(tx, of, userId, now);
}

/** The same check, before a person sits down. */
export async function isSeatedElsewhere(gameId: string, userId: string, now: Date): Promise<boolean> {
  // Most tables have a deal of their own, which needs no lock.
  const of = await dealOfGame(db(), gameId);
  return of !== undefined && db().$transaction((tx) => isBarredFrom(tx, of, userId, now));
}

/**
 * Whether a person with a current or former seat at one table of a deal is barred from a second one. A
 * second table that counts is refused while it is closed (decisions 0030, 0031). A table for fun is
 * allowed once they have finished theirs. The deal is locked until the transaction ends, so of two
 * concurrent tables one is refused.
 */
export async function isBarredFrom(
  tx: Tx,
  { gameId, dealId, isKnown }: OfDeal,
  userId: string,
  now: Date,
): Promise<boolean> {
  const deal = await tx.deal.findUnique({ where: { id: dealId }, select: { kind: true } });
  // A daily deal is a solo game, so no one joins another player's table.
  if (!deal || deal.kind === 'daily') return false;
  const { kind } = deal;
  const locked = await tx.deal.updateMany({ where: { id: dealId, opensAt: { gt: now } }, data: { kind } });
  if (locked.count === 0) return false;
  const theirs = { some: { userId } };
  const other = await tx.dealEntry.findFirst({
    where: {
      dealId,
      gameId: { not: gameId },
      OR: [{ userId }, { game: { OR: [{ seats: theirs }, { holders: theirs }] } }],
      ...(isKnown ? { game: { status: { not: 'running' } } } : {}),
    },
    select: { gameId: true },
  });
  return isKnown ? other === null : other !== null;
}

async function dealOfGame(tx: Tx, gameId: string): Promise<OfDeal | undefined> {
  const select = { dealId: true, knownDeal: true } as const;
  const game = await tx.game.findUnique({ where: { id: gameId }, select });
  return game?.dealId ? { gameId, dealId: game.dealId, isKnown: game.knownDeal } : undefined;
}
