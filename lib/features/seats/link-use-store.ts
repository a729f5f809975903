import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** The meaning of a token. */
export interface LinkUse {
  /** Whether it is the link of a seat that nobody holds yet: then using it is what it is for. */
  readonly isOpen: boolean;
  /** The held seat whose link it is, where this is its first use. */
  readonly first: SeatId | null;
  /** Whether it is the link of somebody who plays for a holder, and nobody has used it. */
  readonly isDelegates?: true;
}

/**
 * Notes that the link itself of a held seat is used, among the browsers of the seat; a trigger enters it. The
 * first use counts.
 */
export async function markLinkUsed(
  gameId: string,
  tokenHash: string,
  label: string,
  at: Date,
): Promise<LinkUse | undefined> {
  return onDatabase(async () => {
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
  });
}
