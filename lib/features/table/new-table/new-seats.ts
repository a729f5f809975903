import 'server-only';
import type { BotLevel } from '@/lib/game/levels';
import { randomInt } from 'node:crypto';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import type { SeatId } from '@/lib/game/engine/commands';
import type { NewSeat } from './new-game-store';

/**
 * A seat of a new table: for a named person, open, or for a computer. Nameless seats get a name when
 * they are shown.
 */
export interface Chair {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly bot?: BotLevel | undefined;
  /** Reserved for this person until they sit down. */
  readonly userId?: string | undefined;
  /** Whether it is the seat of the host. */
  readonly isMaker?: boolean | undefined;
}

/** The seat of a person with its token, which is not stored. */
type PersonsSeat = { readonly seat: SeatId; readonly name: string; readonly token: string };
export type ComputersSeat = { readonly seat: SeatId; readonly name: string; readonly bot: BotLevel };

export interface Seating {
  readonly people: readonly PersonsSeat[];
  readonly computers: readonly ComputersSeat[];
  /** The seat of the host. */
  readonly maker?: SeatId;
  /** The seats as they are stored. */
  readonly seats: readonly NewSeat[];
}

/** Gives the first chair of a person to the host. */
export function withMaker(chairs: readonly Chair[], userId: string | undefined): readonly Chair[] {
  const at = chairs.findIndex(({ bot }) => !bot);
  return chairs.map((chair, i) => (i === at ? { ...chair, userId, isMaker: true } : chair));
}

/** Seats in turn order. The seating is a circle, so drawing the first player rotates it. */
export function seatingOf(chairs: readonly Chair[], startingSeat: 'random' | 'first'): Seating {
  const first = startingSeat === 'random' ? randomInt(chairs.length) : 0;
  const inOrder = [...chairs.slice(first), ...chairs.slice(0, first)];
  const people: PersonsSeat[] = [];
  const computers: ComputersSeat[] = [];
  const seats = inOrder.map(({ name = '', bot, email, userId }, seat): NewSeat => {
    if (bot) {
      computers.push({ seat, name, bot });
      return { seat, name, bot };
    }
    const token = newToken();
    people.push({ seat, name, token });
    return {
      seat,
      name,
      tokenHash: hashToken(token),
      ...(email ? { email } : {}),
      ...(userId ? { userId } : {}),
    };
  });
  const maker = inOrder.findIndex(({ isMaker }) => isMaker);
  return { people, computers, seats, ...(maker < 0 ? {} : { maker }) };
}
