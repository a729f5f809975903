import type { SeatId } from '@/lib/game/engine/commands';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import type { NewSeat } from './new-game-store';

/** A seat with the address that its invitation goes to. */
export interface InvitedSeat {
  readonly seat: SeatId;
  readonly email: string;
}

interface Making {
  readonly seats: readonly NewSeat[];
  /** The seat of the host. */
  readonly maker: SeatId | undefined;
  /** The address of the host's account. */
  readonly hostEmail: string | undefined;
}

/** The seats of a new table whose addresses are invited: each address once, but not the host's own. */
export function seatsToInvite({ seats, maker, hostEmail }: Making): readonly InvitedSeat[] {
  const own = seats.find(({ seat }) => seat === maker)?.email;
  const seen = new Set([own, hostEmail].map((email) => email?.toLowerCase()));
  return seats.flatMap(({ seat, email }) => {
    if (!email || seen.has(email.toLowerCase())) return [];
    seen.add(email.toLowerCase());
    return [{ seat, email }];
  });
}

/** The message that invites an address to a seat of a new table. */
export function invitationOf(
  { seat }: InvitedSeat,
  { gameId, seq, maker, at }: { gameId: string; seq: number; maker: SeatId | undefined; at: Date },
): NewMessage {
  const payload = maker === undefined ? {} : { seat: maker };
  return { gameId, seat, kind: 'invited', seq, dedupe: `${gameId}:${seat}:invited`, at, payload };
}
