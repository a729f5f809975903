/** Reactions to a message, stored with it as `seat.tenure.reaction`. */
import { z } from 'zod';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SeatName } from '@/lib/game/wording/names';
import { REACTIONS, type Reaction } from '@/lib/game/wording/reactions';

export const ReactionShape = z.enum(REACTIONS);

/** A reaction of one or several players. */
export interface ReactionSummary {
  readonly reaction: Reaction;
  /** The players with this reaction; empty for a player who has left the seat. */
  readonly names: readonly string[];
  /** Whether the reader is among them. */
  readonly isMine: boolean;
}

/** The stored form of a reaction by the holder of a seat. */
export const storedReaction = (seat: SeatId, tenure: number, reaction: Reaction): string =>
  `${seat}.${tenure}.${reaction}`;

interface Readers {
  readonly seats: readonly SeatName[];
  readonly tenures: ReadonlyMap<SeatId, number>;
  readonly me?: SeatId;
}

/** The reactions of a message, each once, in the order of REACTIONS. */
export function reactedOf(stored: readonly string[], { seats, tenures, me }: Readers): ReactionSummary[] {
  const all = stored.map((entry) => {
    const [seat = '', tenure, reaction] = entry.split('.');
    const holder = seats.find((each) => each.seat === Number(seat));
    const isNow = holder !== undefined && tenures.get(holder.seat) === Number(tenure);
    return { reaction, name: isNow ? holder.name : '', isMine: isNow && holder.seat === me };
  });
  return REACTIONS.flatMap((reaction) => {
    const same = all.filter((each) => each.reaction === reaction);
    if (same.length === 0) return [];
    return [{ reaction, names: same.map(({ name }) => name), isMine: same.some(({ isMine }) => isMine) }];
  });
}
