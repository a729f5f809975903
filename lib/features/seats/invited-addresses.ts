import 'server-only';
import { invitedSeats } from '@/lib/features/seats/invited-store';
import type { SeatId } from '@/lib/game/engine/commands';

/** The addresses that were invited when the table was made, by free seat. Only the host can see them. */
export async function invitedAddresses(gameId: string): Promise<ReadonlyMap<SeatId, string>> {
  const invited = await invitedSeats(gameId);
  return new Map(invited.map(({ seat, email }) => [seat, email]));
}
