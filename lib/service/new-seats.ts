import 'server-only';
import { randomInt } from 'node:crypto';
import { hashToken, newToken } from '@/lib/auth/tokens';
import type { SeatId } from '@/lib/engine/commands';
import { BOTS, type Bot } from '@/lib/service/table-view';
import type { NewSeat } from '@/lib/store/game-store';

/** Who is to sit at a new table: a person, or the computer, which goes by a name of its own unless it is given another. */
export type Chair =
  | { readonly name: string; readonly email?: string; readonly bot?: undefined }
  | { readonly name?: string; readonly bot: Bot };

/** The seat of a person with its token, which is known now and never again. */
export type PersonsSeat = { readonly seat: SeatId; readonly name: string; readonly token: string };
export type ComputersSeat = { readonly seat: SeatId; readonly name: string; readonly bot: Bot };

export interface Seating {
  readonly people: readonly PersonsSeat[];
  readonly computers: readonly ComputersSeat[];
  /** As they are stored. */
  readonly seats: readonly NewSeat[];
}

/** What computers are called that get no name from whoever makes the table. */
export type ComputerNames = Readonly<Record<Bot, string>>;
const COMPUTER_NAMES: ComputerNames = { journeyman: 'Journeyman', master: 'Master builder' };

/** Seats in turn order: everybody sits in a circle, so drawing the first player turns the circle. */
export function seatingOf(
  chairs: readonly Chair[],
  startingSeat: 'random' | 'first',
  names: ComputerNames = COMPUTER_NAMES,
): Seating {
  const first = startingSeat === 'random' ? randomInt(chairs.length) : 0;
  const circle = withNames(chairs, names);
  const inOrder = [...circle.slice(first), ...circle.slice(0, first)];
  const people: PersonsSeat[] = [];
  const computers: ComputersSeat[] = [];
  const seats = inOrder.map(({ name, ...chair }, seat): NewSeat => {
    if (chair.bot) {
      computers.push({ seat, name, bot: chair.bot });
      return { seat, name, bot: chair.bot };
    }
    const token = newToken();
    people.push({ seat, name, token });
    return { seat, name, tokenHash: hashToken(token), ...(chair.email ? { email: chair.email } : {}) };
  });
  return { people, computers, seats };
}

type Named = Chair & { readonly name: string };

/** Computers of one strength are numbered where there are several without a name. */
function withNames(chairs: readonly Chair[], names: ComputerNames): readonly Named[] {
  const nameless = BOTS.map((bot) => chairs.filter((chair) => chair.bot === bot && chair.name === undefined));
  return chairs.map((chair) => {
    if (!chair.bot) return chair;
    const alike = nameless.find((group) => group.includes(chair)) ?? [];
    const number = alike.length > 1 ? ` ${alike.indexOf(chair) + 1}` : '';
    return { ...chair, name: chair.name ?? `${names[chair.bot]}${number}` };
  });
}
