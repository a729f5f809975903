import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { reachOfSeats } from '@/lib/features/notify/preference-store';

/**
 * A seat that hears nothing of its turn: since when, if it ever did. Why is nobody's business but its
 * holder's.
 */
export interface UnreachedSeat {
  readonly seat: SeatId;
  readonly since?: string;
}

/** Which of these seats no message reaches: all of their channels fail, or they have none. */
export async function unreachedSeats(gameId: string, seats: readonly SeatId[]): Promise<UnreachedSeat[]> {
  const reach = (await reachOfSeats(gameId)).filter(({ seat }) => seats.includes(seat));
  return reach
    .filter(({ channels, failing }) => failing === channels)
    .map(({ seat, lastSentAt }) => ({ seat, ...(lastSentAt ? { since: lastSentAt.toISOString() } : {}) }));
}
