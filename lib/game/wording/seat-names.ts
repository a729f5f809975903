/**
 * Generated names of seats without a given name; they are not stored, because they depend on the language.
 */
import type { SeatHolding } from '@/lib/game/competing/result';
import type { BotLevel } from '@/lib/game/levels';
import type { SeatName } from './names';
import type { Wording } from './wording';

/** A seat with the facts that determine its name if that is empty. */
export interface NameableSeat extends SeatName {
  /** Missing if it is unknown. */
  readonly seated?: boolean;
  readonly bot?: BotLevel | undefined;
  /** Set only for the opponent of a solo game. */
  readonly automatic?: true;
}

/** The seats of a table with names; equal generated names are numbered. */
export function withNames<T extends NameableSeat>(words: Wording, seats: readonly T[]): readonly T[] {
  const missing = seats.map((seat) => (seat.name === '' ? kindWords(words, seat) : undefined));
  if (missing.every((name) => name === undefined)) return seats;
  return seats.map((seat, i) => {
    const name = missing[i];
    if (name === undefined) return seat;
    const alike = missing.filter((other) => other === name).length > 1;
    const number = missing.slice(0, i + 1).filter((other) => other === name).length;
    return { ...seat, name: alike ? `${name} ${number}` : name };
  });
}

/**
 * All past and present holders of a seat, with names. Only present holders with equal generated names are
 * numbered.
 */
export function withTenureNames<T extends NameableSeat & { readonly untilSeq?: number }>(
  words: Wording,
  tenures: readonly T[],
): readonly T[] {
  const past = tenures.filter(({ untilSeq }) => untilSeq !== undefined);
  const present = tenures.filter(({ untilSeq }) => untilSeq === undefined);
  return [...past.flatMap((one) => withNames(words, [one])), ...withNames(words, present)];
}

function kindWords({ t }: Wording, { seat, bot, automatic, seated }: NameableSeat): string {
  if (automatic) return t('names.simple-opponent');
  if (bot) return t(`names.bot.${bot}`);
  if (seated === undefined) return t('names.seat', { n: seat + 1 });
  return t(seated ? 'names.former-player' : 'names.free-seat');
}

// Holders of seats over time; each holder's steps keep their name.

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
