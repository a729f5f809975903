/**
 * The stored form of plans and their results. It is checked at every read, because it outlives program
 * versions and, unlike the log, is not protected by a hash.
 */
import { z } from 'zod';
import type { PlanRow } from '@/lib/features/plans/plan-store';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Rejection } from '@/lib/game/engine/rejections';
import { ItemKindShape } from '@/lib/game/engine/state';
import { GOODS, SOURCES, TOKENS } from '@/lib/game/engine/vocabulary';
import { CommandSchema } from '@/lib/game/engine/commands';
import type { PlanVerdict } from '@/lib/game/analysis/plans/check';
import { HAPPENINGS, type Plan, type PlanOutcome } from '@/lib/game/analysis/plans/plan';
import { ENDINGS, type PlanCourse, type PlanCheck, type PlanReport } from '@/lib/game/analysis/plans/report';
import { PLAN_MODES, type StoredPlan } from './view';

/** More steps than any turn has. */
export const MAX_STEPS = 60;
export const MAX_GUARDS = 12;

const Count = z.int().min(0);
const Text = z.string().max(80);
const Cost = z.partialRecord(z.enum(GOODS), Count);

const OutcomeSchema = z.object({
  paid: Cost,
  gained: z.partialRecord(z.enum([...GOODS, ...TOKENS]), Count),
  points: z.int(),
  happens: z.partialRecord(z.enum(HAPPENINGS), Count),
  completes: z.array(Text),
});

const AimSchema = z.object({
  command: CommandSchema,
  tiles: z.array(Text).optional(),
  item: z
    .object({
      kind: ItemKindShape,
      source: z.object({ kind: z.enum(SOURCES), id: Text.optional() }),
      nth: z.int(),
    })
    .optional(),
  performance: z.int().optional(),
});

/** A condition of a plan, as it is stored and posted. */
export const GuardSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('costs-at-most'), step: Count, n: Count }),
  z.object({ kind: z.literal('site-free'), site: Text }),
  z.object({ kind: z.literal('tile-there'), tile: Text }),
  z.object({ kind: z.literal('plaza-open'), plaza: Text }),
  z.object({ kind: z.literal('left-at-least'), good: z.enum(GOODS), n: Count }),
]);

const PlanSchema = z.object({
  seat: z.int().min(0).max(3),
  basedOn: Count,
  steps: z
    .array(z.object({ aim: AimSchema, expects: OutcomeSchema }))
    .min(1)
    .max(MAX_STEPS),
  guards: z.array(GuardSchema).max(MAX_GUARDS),
  stopsBeforeReveal: z.boolean(),
});

const RejectionSchema = z.object({
  code: z.enum(REJECTION_CODES),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}) satisfies z.ZodType<Rejection>;

const found = { expected: Count, found: Count };
const reason = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape });

const ReasonSchema = z.discriminatedUnion('kind', [
  reason('gone', { tile: Text }),
  reason('not-asked', { item: ItemKindShape }),
  reason('not-performed', {}),
  reason('costlier', { expected: Cost, found: Cost }),
  reason('fewer-points', { expected: z.int(), found: z.int() }),
  reason('gains-less', { what: z.enum([...GOODS, ...TOKENS]), ...found }),
  reason('misses', { what: z.enum(HAPPENINGS), ...found }),
  reason('completes', { plaza: Text }),
  reason('refused', { rejection: RejectionSchema }),
  reason('guard', { guard: GuardSchema, found: Count.optional() }),
  reason('taken-back', {}),
  reason('turn-over', {}),
]);

const AskedSchema = z.object({ seat: Count, item: ItemKindShape.optional() });
const ThenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['done', 'check-again', 'stop']) }),
  z.object({ kind: z.literal('asked'), asked: AskedSchema }),
]);

const CheckSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ready'),
    commands: z.array(CommandSchema),
    next: Count,
    then: ThenSchema,
    outcome: OutcomeSchema,
    expected: OutcomeSchema,
  }),
  z.object({ verdict: z.literal('waiting'), step: Count, asked: AskedSchema }),
  z.object({ verdict: z.literal('stopped'), step: Count }),
  z.object({ verdict: z.literal('failed'), step: Count, reason: ReasonSchema }),
]);

const FoundSchema = z.object({
  turn: Count,
  seq: Count,
  check: CheckSchema,
  isStale: z.boolean(),
});

const CourseSchema = z.object({
  turn: Count,
  played: Count,
  rows: z.array(Count),
  seq: Count,
  upTo: Count,
  by: z.enum(['holder', 'itself']),
});

const ReportSchema = z.object({
  ending: z.enum(ENDINGS),
  seq: Count,
  turn: Count.optional(),
  by: z.enum(['holder', 'itself']).optional(),
  played: Count,
  outcome: OutcomeSchema.optional(),
  expected: OutcomeSchema.optional(),
  check: CheckSchema.optional(),
  isStale: z.boolean().optional(),
});

type Fixed<T> = T extends readonly (infer E)[]
  ? readonly Fixed<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;
type Holds<T extends Fixed<z.output<S>>, S extends z.ZodType> = [T, S];
/** Does not compile if this file and lib/game/analysis/plans disagree; `readPlan` checks the other direction. */
type _FormsAgree = [
  Holds<Plan, typeof PlanSchema>,
  Holds<PlanVerdict, typeof CheckSchema>,
  Holds<PlanOutcome, typeof OutcomeSchema>,
  Holds<PlanCheck, typeof FoundSchema>,
  Holds<PlanCourse, typeof CourseSchema>,
  Holds<PlanReport, typeof ReportSchema>,
];

const RowSchema = z.object({
  id: z.uuid(),
  place: z.int().min(1).nullable(),
  afterTurn: z.int(),
  plan: PlanSchema,
  mode: z.enum(PLAN_MODES),
  found: FoundSchema.nullable(),
  progress: CourseSchema.nullable(),
  report: ReportSchema.nullable(),
  revision: z.int(),
  keptAt: z.date(),
  endedAt: z.date().nullable(),
});

/** The plan in a stored row; undefined if this version cannot read it. */
export function readPlan(row: PlanRow): StoredPlan | undefined {
  const { data } = RowSchema.safeParse(row);
  if (!data) return undefined;
  const { place, found, progress, report, keptAt, endedAt, ...plan } = data;
  return {
    ...plan,
    keptAt: keptAt.toISOString(),
    place: place ?? undefined,
    ...(found ? { found } : {}),
    course: progress ?? undefined,
    report: report ?? undefined,
    endedAt: endedAt?.toISOString(),
  };
}
