/** Decides about a call for players and its tables: pure. */
import { drawTables, TABLE_SIZES, type TableSize } from '@/lib/game/competing/table-sizes';
import type { Pace } from '@/lib/game/pace/pace';
import type { SeatOrder, TableRules } from '../preset';

export const ANSWERS = ['in', 'if-needed', 'out'] as const;
export type GatheringAnswer = (typeof ANSWERS)[number];

export const GATHERING_STATES = ['open', 'started', 'called-off', 'lapsed'] as const;
export type GatheringState = (typeof GATHERING_STATES)[number];

/** A table size from a form. */
export const tableSizeOf = (n: number | undefined): TableSize | undefined =>
  TABLE_SIZES.find((size) => size === n);

/** Maximum open calls of a circle. */
export const MAX_GATHERINGS = 5;
export const MAX_PLAYERS = 24;
const HOUR_MS = 3_600_000;
/** Minimum and maximum time until a call starts. */
const START_MS = { least: HOUR_MS, most: 60 * 24 * HOUR_MS };

/** The terms of a call for players. */
export interface GatheringTerms extends TableRules {
  readonly pace: Pace;
  readonly size: TableSize;
  readonly least: number;
  readonly most: number;
  readonly seatOrder: SeatOrder;
  readonly startsBy: Date;
}

/** The fewest and most players of a call that names neither: one table, of four with three if need be. */
export const usualPlayers = (size: TableSize): Pick<GatheringTerms, 'least' | 'most'> => ({
  least: Math.max(2, size - 1),
  most: size,
});

/** Whether a call can have these terms. */
export function isPossible({ size, least, most, startsBy }: GatheringTerms, now: Date): boolean {
  const ms = startsBy.getTime() - now.getTime();
  return (
    TABLE_SIZES.includes(size) &&
    least >= 2 &&
    least <= most &&
    most <= MAX_PLAYERS &&
    ms >= START_MS.least &&
    ms <= START_MS.most
  );
}

/** A member's answer; they are sorted by time. */
export interface MemberAnswer {
  readonly memberId: string;
  readonly answer: GatheringAnswer;
}

/** The result: the members at each table, or the call expires, or it stays open. */
export type GatheringStart =
  | { readonly type: 'open' }
  | { readonly type: 'lapse' }
  | { readonly type: 'start'; readonly tables: readonly (readonly string[])[] };

type Called = Pick<GatheringTerms, 'size' | 'least' | 'most'>;

/**
 * A call starts when `most` are in, or at its time with at least `least`. Members who are in only if
 * needed are added until there are enough, and then where they complete a table.
 */
export function decideStart(
  { size, least, most }: Called,
  answers: readonly MemberAnswer[],
  { isDue, seed }: { readonly isDue: boolean; readonly seed: string },
): GatheringStart {
  const of = (wanted: GatheringAnswer) =>
    answers.filter(({ answer }) => answer === wanted).map(({ memberId }) => memberId);
  const inside = of('in').slice(0, most);
  if (inside.length < most && !isDue) return { type: 'open' };
  const spare = of('if-needed');
  const enough = [...inside, ...spare.slice(0, Math.max(0, least - inside.length))];
  const missing = (size - (enough.length % size)) % size;
  const more = spare.slice(enough.length - inside.length, enough.length - inside.length + missing);
  const isWhole = more.length === missing && enough.length + missing <= most;
  const players = isWhole ? [...enough, ...more] : enough;
  return players.length < least
    ? { type: 'lapse' }
    : { type: 'start', tables: drawTables(players, size, seed) };
}
