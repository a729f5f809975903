import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';

/** How a token opens a table. */
export interface LinkUse {
  /** Whether it is the link of a free seat: then its use needs no notification. */
  readonly isOpen: boolean;
  /** The taken seat whose link this is, on its first use. */
  readonly first: SeatId | null;
  /** Whether it is the link of a delegate, not used before. */
  readonly isDelegates?: true;
}

/**
 * Adds the link of a taken seat to the browsers of the seat; a trigger writes the entry. Returns
 * whether this was the first use.
 */
export async function markLinkUsed(
  gameId: string,
  tokenHash: string,
  label: string,
  at: Date,
): Promise<LinkUse | undefined> {
  const seats = {
    where: { tokenHash, bot: null },
    select: { seat: true, tenure: true, seatedAt: true },
  };
  const delegates = { where: { tokenHash, usedAt: null }, select: { id: true } };
  const game = await db().game.findUnique({ where: { id: gameId }, select: { seats, delegates } });
  const [link] = game?.seats ?? [];
  if (!link) return game?.delegates.length ? { isOpen: false, first: null, isDelegates: true } : undefined;
  const { seat, tenure, seatedAt } = link;
  if (seatedAt === null) return { isOpen: true, first: null };
  const data = [{ gameId, hash: tokenHash, seat, tenure, own: false, label, createdAt: at }];
  const used = await db().seatKey.createMany({ data, skipDuplicates: true });
  return { isOpen: false, first: used.count > 0 ? seat : null };
}
