/** Calls for players, “Who’s in?”: their shape, and how they become tables. Also for components. */
import { z } from 'zod';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { drawTables, TABLE_SIZES, type TableSize } from '@/lib/game/competing/pair-stage';
import { dateAt, startOfDate } from '@/lib/game/pace/calendar';
import { dateAfter } from '@/lib/game/pace/wait';
import { SEAT_ORDERS, SetupShape } from '../preset';

export const ANSWERS = ['in', 'if-needed', 'out'] as const;
export type GatheringAnswer = (typeof ANSWERS)[number];

/** Maximum open calls of a circle. */
export const MAX_GATHERINGS = 5;
const MAX_PLAYERS = 24;
const HOUR_MS = 3_600_000;
/** Minimum and maximum time until a call starts. */
const START_MS = { least: HOUR_MS, most: 60 * 24 * HOUR_MS };

export const GatheringRow = z.object({
  id: z.string(),
  circleId: z.string(),
  madeBy: z.uuid().describe('The member who asked.'),
  state: z.enum(['open', 'started', 'called-off', 'lapsed']),
  size: z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('Players at a table.'),
  least: z.int().min(2).max(MAX_PLAYERS),
  most: z.int().min(2).max(MAX_PLAYERS),
  seatOrder: z.enum(SEAT_ORDERS),
  pace: PaceShape,
  /** The rules, and the members of each table once they are drawn. */
  setup: SetupShape.extend({ tables: z.array(z.array(z.guid())).optional() }),
  createdAt: z.date(),
  startsBy: z.date(),
  /** The tables it became. */
  gameIds: z.array(z.string()),
  /** In order of time. */
  answers: z.array(z.object({ userId: z.string(), answer: z.enum(ANSWERS) })),
});
export type Gathering = Readonly<z.infer<typeof GatheringRow>>;

/** The terms that a member chooses. */
export const GatheringTerms = GatheringRow.pick({
  size: true,
  least: true,
  most: true,
  seatOrder: true,
  pace: true,
  startsBy: true,
}).extend(SetupShape.shape);
export type GatheringTerms = Readonly<z.infer<typeof GatheringTerms>>;

/** Choices for the end of a call, with the days until its evening. */
const UNTIL = { tonight: 0, tomorrow: 1, 'three-days': 3, week: 7 } as const;
export type CallUntil = keyof typeof UNTIL;
export const CALL_UNTIL = [
  'tonight',
  'tomorrow',
  'three-days',
  'week',
] as const satisfies readonly CallUntil[];

/** When a call ends: at 10 pm by the clock of its circle. Undefined if that is too soon. */
export function callEnds(until: CallUntil, timeZone: string, now: Date): Date | undefined {
  const midnight = startOfDate(timeZone, dateAfter(dateAt(timeZone, now), UNTIL[until] + 1));
  const at = new Date(midnight.getTime() - 2 * HOUR_MS);
  return at.getTime() - now.getTime() < START_MS.least ? undefined : at;
}

/** A table size from a form. */
export const tableSizeOf = (n: number | undefined): TableSize | undefined =>
  TABLE_SIZES.find((size) => size === n);

/** The fewest and most players of a call that names neither: one table, of four with three if need be. */
export const usualPlayers = (size: TableSize): Pick<GatheringTerms, 'least' | 'most'> => ({
  least: Math.max(2, size - 1),
  most: size,
});

export const hasFittingSizes = (terms: GatheringTerms): boolean =>
  GatheringTerms.safeParse(terms).success && terms.least <= terms.most;

export function startsInTime({ startsBy }: Pick<GatheringTerms, 'startsBy'>, now: Date): boolean {
  const ms = startsBy.getTime() - now.getTime();
  return ms >= START_MS.least && ms <= START_MS.most;
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

/**
 * A call starts when `most` are in, or at its time with at least `least`. Members who are in only if
 * needed are added until there are enough, and then where they complete a table.
 */
export function decideStart(
  { size, least, most }: Pick<GatheringTerms, 'size' | 'least' | 'most'>,
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
