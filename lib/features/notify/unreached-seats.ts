import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { reachOfSeats } from '@/lib/features/notify/preference-store';

/** A seat that no message reaches, and since when, if one ever did. The reason is only for its holder. */
export interface UnreachedSeat {
  readonly seat: SeatId;
  readonly since?: string;
}

/** The given seats that no message reaches: all of their channels fail, or they have none. */
export async function unreachedSeats(gameId: string, seats: readonly SeatId[]): Promise<UnreachedSeat[]> {
  const reach = (await reachOfSeats(gameId)).filter(({ seat }) => seats.includes(seat));
  return reach
    .filter(({ channels, failing }) => failing === channels)
    .map(({ seat, lastSentAt }) => ({ seat, ...(lastSentAt ? { since: lastSentAt.toISOString() } : {}) }));
}
