/**
 * Generated names of seats without a given name; they are not stored, because they depend on the language.
 */
import type { BotLevel } from '@/lib/game/levels';
import type { Wording } from '@/lib/game/wording/wording';
import type { SeatName } from './names';

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
