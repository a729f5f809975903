import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { invitedSeats } from '@/lib/features/seats/invited-store';

/** The addresses by the free seats they were invited to when the table was made; for its host alone. */
export async function invitedAddresses(gameId: string): Promise<ReadonlyMap<SeatId, string>> {
  const invited = await invitedSeats(gameId);
  return new Map(invited.map(({ seat, email }) => [seat, email]));
}
