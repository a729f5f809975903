/** Holders of seats over time; each holder's steps keep their name. */
import type { SeatHolding } from '../competing/result';
import type { SeatName } from './names';

/** A seat as one of its holders had it. */
export type Tenure<S extends SeatName = SeatName> = S & {
  /** The last log row of this holder; missing for the current holder. */
  readonly untilSeq?: number;
  /** How it ended; missing if that is unknown, and for the current holder. */
  readonly end?: SeatHolding['end'];
};

interface Table<S extends SeatName> {
  readonly seats: readonly S[];
  /** All holders, oldest first within each seat; missing if no seat has changed hands. */
  readonly tenures?: readonly Tenure<S>[] | undefined;
  /** Those who played for a holder, with the rows they made; missing if none. */
  readonly helpers?: readonly Helper[] | undefined;
}

/** Someone who made rows for the holder of a seat. */
export interface Helper extends SeatName {
  readonly steps: readonly number[];
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

/**
 * The seats as rows `from` to `to` name them: their holders, with the person who made one of these rows
 * for a holder: "Anna (Bohumil)".
 */
export function actorsAt<S extends SeatName>(table: Table<S>, to: number, from = to): readonly S[] {
  const seats = seatsAt(table, to);
  const acting = (table.helpers ?? []).filter(
    ({ name, steps }) => name !== '' && steps.some((seq) => seq >= from && seq <= to),
  );
  if (acting.length === 0) return seats;
  return seats.map((holder) => {
    const names = new Set(acting.filter(({ seat }) => seat === holder.seat).map(({ name }) => name));
    return names.size === 0 ? holder : { ...holder, name: `${holder.name} (${[...names].join(', ')})` };
  });
}

/** Those who made some of these rows for a holder. */
export function actorsOf(
  rows: readonly { readonly seq: number }[],
  { helpers = [] }: { readonly helpers?: readonly Helper[] | undefined },
): readonly Helper[] {
  const made = new Set(rows.map(({ seq }) => seq));
  return helpers
    .map(({ seat, name, steps }) => ({ seat, name, steps: steps.filter((seq) => made.has(seq)) }))
    .filter(({ steps }) => steps.length > 0);
}
