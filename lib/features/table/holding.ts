import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SeatKeys } from '@/lib/features/table/seat-sql';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** What the holder of a seat has it by. */
export interface Holding {
  readonly tenure: number;
  readonly userId: string | null;
  readonly name: string;
}

/**
 * The seat of whoever proves to be its holder: by the session of the person, or a browser of the holder; the
 * link alone proves nothing. What is found by its tenure is theirs whatever becomes of the seat meanwhile.
 */
export async function holdingOf(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  { tokenHash, userId }: SeatKeys,
): Promise<Holding | undefined> {
  const held = await onDatabase(() =>
    db().seat.findUnique({
      where: { gameId_seat: { gameId, seat } },
      select: {
        tenure: true,
        userId: true,
        name: true,
        game: {
          select: { keys: { where: { hash: tokenHash ?? '', seat, own: true }, select: { tenure: true } } },
        },
      },
    }),
  );
  if (!held) return undefined;
  const { game, ...holding } = held;
  const isPerson = userId !== undefined && holding.userId === userId;
  return isPerson || game.keys.some(({ tenure }) => tenure === holding.tenure) ? holding : undefined;
}
