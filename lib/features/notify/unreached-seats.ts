import 'server-only';
import { reachOfSeats } from '@/lib/features/notify/preference-store';
import type { SeatId } from '@/lib/game/engine/commands';

/** A seat that no message reaches, and since when, if one ever did. The reason is only for its holder. */
interface UnreachedSeat {
  readonly seat: SeatId;
  readonly since?: string;
}

interface Reach {
  /** The seats that no message reaches: all of their channels fail, or they have none. */
  readonly unreached: readonly UnreachedSeat[];
  /** The seats whose holders have given no way at all to reach them, and have not muted the table. */
  readonly unasked: readonly SeatId[];
}

/** How messages reach the people of a table. */
export async function reachAt(gameId: string): Promise<Reach> {
  const all = await reachOfSeats(gameId);
  const unreached = all
    .filter(({ channels, failing }) => failing === channels)
    .map(({ seat, lastSentAt }) => ({ seat, since: lastSentAt?.toISOString() }));
  return {
    unreached,
    unasked: all.flatMap(({ seat, isUnasked }) => (isUnasked ? seat : [])),
  };
}
