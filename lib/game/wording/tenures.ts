/** Holders of seats over time; each holder's steps keep their name. */
import type { SeatName } from './names';

/** A seat as one of its holders had it. */
export type Tenure<S extends SeatName = SeatName> = S & {
  /** The last log row of this holder; missing for the current holder. */
  readonly untilSeq?: number;
};

interface Table<S extends SeatName> {
  readonly seats: readonly S[];
  /** All holders, oldest first within each seat; missing if no seat has changed hands. */
  readonly tenures?: readonly Tenure<S>[] | undefined;
}

/** The seats with their holders when row `seq` was made. */
export function seatsAt<S extends SeatName>({ seats, tenures }: Table<S>, seq: number): readonly S[] {
  if (!tenures) return seats;
  return seats.map((now) => {
    const isThen = ({ seat, untilSeq }: Tenure<S>) =>
      seat === now.seat && (untilSeq === undefined || seq <= untilSeq);
    return tenures.find(isThen) ?? now;
  });
}
