import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { SeatId } from '@/lib/game/engine/commands';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { accountAddress, invitedSeats } from '@/lib/features/seats/invited-store';
import type { CreatedTable } from '@/lib/features/table/create-table';

/** A seat with the address that its invitation goes to. */
export interface InvitedSeat {
  readonly seat: SeatId;
  readonly email: string;
}

type Made = Pick<CreatedTable, 'gameId' | 'seq' | 'maker' | 'addressed'>;

/**
 * Invites the addresses that were given with the seats of a new table, each once, but not its maker's own.
 * Returns the seats that are written to.
 */
export async function inviteAddresses(
  { gameId, seq, maker, addressed }: Made,
  hostId: string | undefined,
  clock: Clock = systemClock,
): Promise<readonly InvitedSeat[]> {
  if (addressed.length === 0) return [];
  const own = addressed.find(({ seat }) => seat === maker)?.email;
  const seen = new Set([own?.toLowerCase(), (await accountAddress(hostId))?.toLowerCase()]);
  const invited: InvitedSeat[] = [];
  for (const { seat, email } of addressed) {
    if (seat === maker || seen.has(email.toLowerCase())) continue;
    seen.add(email.toLowerCase());
    const payload = maker === undefined ? {} : { seat: maker };
    const dedupe = `${gameId}:${seat}:invited`;
    await queueMessage({ gameId, seat, kind: 'invited', seq, dedupe, at: clock.now(), payload });
    invited.push({ seat, email });
  }
  return invited;
}

/** The addresses by the free seats they were invited to when the table was made; for its host alone. */
export async function invitedAddresses(gameId: string): Promise<ReadonlyMap<SeatId, string>> {
  const invited = await invitedSeats(gameId);
  return new Map(invited.map(({ seat, email }) => [seat, email]));
}
