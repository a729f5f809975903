/** Competitions: their limits, their stored shape, and the acts of people. Also for components. */
import { z } from 'zod';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import { EntryConditions } from '@/lib/game/competing/entry-conditions';
import { SetupShape, type TableRules } from '@/lib/features/circles/preset';
import {
  COMPETITION_FORMS,
  COMPETITION_STATES,
  DECISION_KINDS,
  ENTRANT_STATES,
  FIXTURE_STATES,
  isForThird,
  isStaged,
  sortFixtures,
  type CompetitionForm,
} from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { isOpenForLate } from '@/lib/game/competing/rests';
import { FormTermsShape } from '@/lib/game/competing/season';
import type { TableSize } from '@/lib/game/competing/pair-stage';
import { STAND_INS } from '@/lib/game/levels';
import { storedPace, type Pace } from '@/lib/game/pace/pace';

const DAY_MS = 86_400_000;
export const MAX_COMPETITIONS = 3;
export const MAX_ENTRANTS = 64;
export const MAX_AT_ONCE = 4;
export const USUAL_AT_ONCE = 2;
/** How long people can sign up. */
export const SIGN_UP_DAYS = { least: 1, usual: 7, most: 60 } as const;
/** How long people can sign up for a season that follows another. */
export const NEXT_SIGN_UP_MS = 14 * DAY_MS;
/**
 * How long a reserved seat can stay untaken before its entrant counts as gone, or a computer plays there.
 */
export const KEPT_DAYS = 7;

const Ladder = z.array(z.object({ key: z.string(), division: z.int(), satOut: z.int() }));
/** The stored ladder from top to bottom; empty before the end of a season. */
export const ladderIn = (stored: unknown): readonly Rung[] => Ladder.safeParse(stored).data ?? [];

/** A column that may be empty. */
const optional = <T extends z.ZodType>(column: T) =>
  column.nullable().transform((value) => value ?? undefined);

/** An organiser's choices besides form, size and pace; older competitions have the usual ones. */
export const Terms = FormTermsShape.extend({
  least: z
    .int()
    .min(2)
    .max(MAX_ENTRANTS)
    .default(2)
    .describe('The fewest people; with fewer it is called off.'),
  startsWith: z
    .int()
    .min(2)
    .max(MAX_ENTRANTS)
    .optional()
    .describe('Sign-up ends as soon as this many are in. Those who signed up within 7 days are checked in.'),
  waitDays: z
    .int()
    .min(1)
    .max(14)
    .default(KEPT_DAYS)
    .describe('How long a table waits for somebody to take a seat, until a computer does.'),
  ratesAwards: z
    .boolean()
    .default(false)
    .describe('Whether ratings count tables that an organiser ended; they never count draws.'),
  ratesCorrections: z
    .boolean()
    .default(false)
    .describe('Whether ratings follow a corrected or annulled result; otherwise they stay as played.'),
  level: z.enum(STAND_INS).default('journeyman').describe('The computers that play on for people who left.'),
  seeding: z
    .enum(['lot', 'rating'])
    .default('lot')
    .describe('By rating, the best people of a rated circle do not meet in the first stage of a cup.'),
  byHand: z
    .boolean()
    .default(false)
    .describe('In a Swiss: each stage waits 3 days for tables that an organiser arranges by hand.'),
  conditions: EntryConditions.optional().describe('Who can sign up; everyone without them.'),
  pack: z.string().max(100).optional().describe('The box it is played with; the standard one by default.'),
  isPublic: z
    .boolean()
    .default(false)
    .describe('Whether everyone can see its page, with the names of those who agreed.'),
});
export type Terms = Readonly<z.infer<typeof Terms>>;

/** Why a decision that was due did nothing. */
export const LAPSES = ['table-ended', 'person-left', 'stage-ended', 'not-counted', 'people-changed'] as const;
export type Lapse = (typeof LAPSES)[number];

/** A decision of an organiser. It takes effect an hour later, unless it is taken back. */
export const Ruling = z.object({
  /** Counts from 1 in its competition. */
  id: z.int(),
  kind: z.enum(DECISION_KINDS),
  fixture: z.string().optional(),
  /** The winner, or the person to replace. */
  entrant: z.string().optional(),
  places: z.array(z.object({ entrant: z.string(), place: z.int().min(1).max(4) })).optional(),
  /** The next stage of a Swiss, and the people of each table. */
  stage: z.int().optional(),
  tables: z.array(z.array(z.string())).optional(),
  /** Whether pairs may meet again. */
  mayRepeat: z.boolean().optional(),
  reason: z.string().optional(),
  /** The member who decided. */
  by: z.string(),
  /** Whether it is about a table or seat of that member. */
  isOwnCase: z.boolean().optional(),
  at: z.coerce.date(),
  dueAt: z.coerce.date(),
  /** When it took effect. */
  doneAt: z.coerce.date().optional(),
  takenBackAt: z.coerce.date().optional(),
  /** When it was due and had nothing left to do. */
  lapsedAt: z.coerce.date().optional(),
  lapse: z.enum(LAPSES).optional(),
});
export type Ruling = Readonly<z.infer<typeof Ruling>>;

/** A decision takes effect after this time, and can be taken back until then. */
export const DECISION_MS = 3_600_000;
/** The same for a lone organiser's decision about their own table or seat. */
export const OWN_CASE_MS = DAY_MS;
/** Letters of a reason. */
export const MAX_REASON = 200;

/** A decision as an organiser makes it. */
export const NewRuling = Ruling.pick({
  kind: true,
  fixture: true,
  entrant: true,
  places: true,
  stage: true,
  tables: true,
  mayRepeat: true,
  reason: true,
});
export type NewRuling = Readonly<z.infer<typeof NewRuling>>;

export type RulingState = 'pending' | 'done' | 'takenBack' | 'lapsed';

export function rulingState({ doneAt, takenBackAt, lapsedAt }: Ruling): RulingState {
  if (takenBackAt) return 'takenBack';
  if (doneAt) return 'done';
  return lapsedAt ? 'lapsed' : 'pending';
}

/** Whether a decision can still be taken back. */
export const isPending = (decision: Ruling): boolean => rulingState(decision) === 'pending';

/** The row of a competition, without its people and tables. */
export const CompetitionRow = z.object({
  id: z.string(),
  circleId: z.string(),
  form: z.enum(COMPETITION_FORMS),
  name: z.string(),
  size: z.int().transform((size): TableSize => tableSizeOf(size) ?? 4),
  setup: SetupShape,
  pace: z.unknown().transform(storedPace),
  atOnce: z.int(),
  /** Secret until the end. */
  seed: z.string(),
  commitment: z.string(),
  state: z.enum(COMPETITION_STATES).catch('called-off'),
  /** The newest drawn stage; 0 before the start. */
  stage: z.int(),
  stages: z.int(),
  stageStartedAt: optional(z.date()),
  previousId: optional(z.string()),
  /** The member who decides here as organisers do, and does not play. */
  arbiter: optional(z.string()),
  ladder: z.unknown().transform(ladderIn),
  createdAt: z.date(),
  signUpUntil: z.date(),
  checkInUntil: optional(z.date()),
  startedAt: optional(z.date()),
  endedAt: optional(z.date()),
  terms: Terms.catch(Terms.parse({})),
  decisions: z.array(Ruling).catch([]),
  /** Decisions of kinds that the previous version does not know. */
  arrangements: z.array(Ruling).catch([]),
  /** Since when the next stage waits for an organiser. */
  heldSince: optional(z.date()),
  revision: z.int(),
});

/** The row of a person in a competition. */
export const EntrantRow = z.object({
  id: z.string(),
  /** Null once they have left the service. */
  userId: z.string().nullable(),
  /** Identifies them in results. */
  playerKey: z.string(),
  name: z.string(),
  state: z.enum(ENTRANT_STATES).catch('withdrawn'),
  enteredAt: z.date(),
  checkedInAt: optional(z.date()),
  /** Since when seats have been reserved for them. */
  playsFrom: optional(z.date()),
  division: optional(z.int()),
  lot: optional(z.int()),
  /** Their rating at the start, if it decides about the first tables. */
  number: optional(z.number()),
  /** Whether a public page shows their name, because they said so. */
  named: z.boolean(),
  /** Stages that were drawn without them. */
  absent: z.array(z.int()),
  /** Stages with a bye on request. */
  byes: z.array(z.int()),
  /** Since when they pause in a Swiss. */
  pausedAt: optional(z.date()),
  /** Stages that were drawn without them in a pause. */
  paused: z.array(z.int()),
  /** The first stage of a person who joined a running Swiss. */
  lateFrom: optional(z.int()),
  /** When their exclusion takes effect. */
  endsAt: optional(z.date()),
});

/** The row of a table of a competition, made or planned. */
export const FixtureRow = z.object({
  id: z.string(),
  state: z.enum(FIXTURE_STATES).catch('void'),
  /** In turn order. */
  entrants: z.array(z.string()),
  /** As drawn; empty for a season. */
  drawn: z.array(z.string()),
  tableId: optional(z.string()),
  /** The last log row before the first step. */
  tableSeq: optional(z.int()),
});

/** A row whose empty columns may be missing. */
type Sparse<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] extends (infer E)[]
    ? readonly E[]
    : T[K];
} & { readonly [K in keyof T as undefined extends T[K] ? K : never]?: T[K] };

/** A competition without its people and tables. */
export type StoredCompetition = Sparse<Omit<z.infer<typeof CompetitionRow>, 'setup' | 'arrangements'>> &
  TableRules;
/** A person in a competition; account and name are empty once they have left the service. */
export type StoredEntrant = Sparse<Omit<z.infer<typeof EntrantRow>, 'userId' | 'playerKey'>> & {
  readonly userId: string;
  readonly key: string;
};
export type StoredFixture = Sparse<z.infer<typeof FixtureRow>>;

/** A competition with its people and tables. */
export interface WholeCompetition {
  readonly competition: StoredCompetition;
  readonly entrants: readonly StoredEntrant[];
  readonly fixtures: readonly StoredFixture[];
}

/** A competition of a known form from its row. */
export function competitionOf(row: unknown): StoredCompetition {
  const { setup, decisions, arrangements, ...rest } = CompetitionRow.parse(row);
  const all = [...decisions, ...arrangements].sort((a, b) => a.at.getTime() - b.at.getTime());
  return { ...rest, ...setup, decisions: all };
}

/** A competition with its people and tables from its row. */
export function wholeOf(row: {
  readonly entrants: unknown[];
  readonly fixtures: unknown[];
}): WholeCompetition {
  const entrants = row.entrants.map((stored): StoredEntrant => {
    const { playerKey: key, userId, name, ...rest } = EntrantRow.parse(stored);
    return { ...rest, key, userId: userId ?? '', name: userId === null ? '' : name };
  });
  return {
    competition: competitionOf(row),
    entrants: entrants.sort((a, b) => a.enteredAt.getTime() - b.enteredAt.getTime()),
    fixtures: sortFixtures(row.fixtures.map((stored) => FixtureRow.parse(stored))),
  };
}

/**
 * The number of a fixture: stage and table of a Swiss or a cup, otherwise division and table. The table for
 * the third place follows the final.
 */
export function tableNumber(form: CompetitionForm, fixtureId: string): string {
  const [stage, division, number] = fixtureId.split('.');
  if (!isStaged(form)) return `${division}.${number}`;
  return `${stage}.${Number(number) + (isForThird(fixtureId) ? 1 : 0)}`;
}

/** Whether an entrant can still play. */
export const isActive = ({ state }: Pick<StoredEntrant, 'state'>): boolean =>
  state === 'entered' || state === 'checked-in' || state === 'playing';

/** Whether the competition has not ended. */
export const isRunning = ({ state }: Pick<StoredCompetition, 'state'>): boolean =>
  state !== 'over' && state !== 'called-off';

/** Whether people can join a running competition. */
export const isOpenLate = ({ competition }: Pick<WholeCompetition, 'competition'>): boolean => {
  const { form, state, stage, stages, terms } = competition;
  const isBetween = state === 'running' || state === 'check-in';
  return form === 'swiss' && isBetween && terms.latePoints !== undefined && isOpenForLate(stage, stages);
};

/** The choices of a competition's maker. */
export interface CompetitionTerms extends TableRules {
  readonly name: string;
  readonly form: CompetitionForm;
  readonly size: TableSize;
  readonly pace: Pace;
  readonly atOnce: number;
  readonly signUpUntil: Date;
  readonly terms?: Terms;
}

/** A person of a Swiss misses one stage, or pauses. */
const REST_ACTS = ['bye', 'no-bye', 'pause', 'come-back'] as const;
export type RestAct = (typeof REST_ACTS)[number];

export const ENTRANT_ACTS = [
  ...(['check-in', 'withdraw', 'exclude', 'keep', 'show-name', 'hide-name'] as const),
  ...REST_ACTS,
] as const;
export type EntrantAct = (typeof ENTRANT_ACTS)[number];

/** The terms that can still change once a competition is made. */
export interface CompetitionChange {
  readonly name?: string | undefined;
  /** New number of days from now until sign-up ends. */
  readonly days?: number | undefined;
  readonly isPublic?: boolean | undefined;
  /** Whether organisers arrange the next stages of a Swiss. */
  readonly byHand?: boolean | undefined;
  /** The member who becomes arbiter; null for none. */
  readonly arbiter?: string | null | undefined;
}

/** Whether a member makes decisions in a competition. */
export const mayDecide = (
  { arbiter }: Pick<StoredCompetition, 'arbiter'>,
  me: { readonly id: string; readonly isInCharge: boolean },
): boolean => me.isInCharge || (arbiter !== undefined && me.id === arbiter);
