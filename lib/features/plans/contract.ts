/** Turns planned in advance: only the holder of the seat sees them. */
import { z } from 'zod';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { LINE_BYTES, MAX_STEPS } from '@/lib/features/sandbox/contract';
import { GameId, Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { GuardSchema } from '@/lib/features/plans/form';
import { PLAN_MODES } from '@/lib/features/plans/view';

const PlanShape = z.object({
  id: z.uuid(),
  place: z.int().optional().describe('1 to 3: which is tried first. Missing once it has ended.'),
  mode: z.enum(PLAN_MODES),
  steps: z.array(CommandSchema).describe('The commands, as they were tried.'),
  guards: z.array(GuardSchema),
  stopsBeforeReveal: z.boolean(),
  verdict: z.string().optional().describe('Only in its turn: ready, waiting, stopped or failed.'),
  report: z.looseObject({ ending: z.string(), played: z.int() }).optional(),
});

const AT_A_SEAT = ['token-missing', 'token-wrong', 'seat-held', 'unknown-table'] as const;
const REFUSED = [...AT_A_SEAT, 'cross-site', 'unknown-plan', 'plan-refused'] as const;

export const plansContract = defineContract({
  id: 'lookAtPlans',
  method: 'GET',
  path: '/api/games/{id}/plans',
  summary: 'Your plans for your next turn in order, their state, and reports on earlier ones.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    seq: z.int(),
    isMyTurn: z.boolean(),
    ready: z.uuid().optional().describe('The plan that can be confirmed now.'),
    plans: z.array(PlanShape),
    reports: z.array(PlanShape),
  }),
  problems: AT_A_SEAT,
});

export const keepPlanContract = defineContract({
  id: 'keepPlan',
  method: 'POST',
  path: '/api/games/{id}/plans',
  summary: 'Keep the next turn of a line that you have tried, one that is kept or one you send, as a plan.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.union([
    z.strictObject({ lineId: z.uuid() }),
    z.strictObject({
      base: Seq,
      key: Hash,
      steps: z.array(z.strictObject({ seat: z.int().min(0).max(3), command: CommandSchema })).max(MAX_STEPS),
    }),
  ]),
  status: 201,
  answer: z.object({
    id: z.uuid(),
    isCut: z
      .boolean()
      .describe('Whether steps were left out because they depend on tiles that came up only in the sandbox.'),
  }),
  problems: REFUSED,
  limit: 'plan',
  bodyLimit: LINE_BYTES,
});

export const changePlanContract = defineContract({
  id: 'changePlan',
  method: 'POST',
  path: '/api/games/{id}/plans/{plan}',
  summary:
    'Confirm a plan (it is played as if you gave its commands), forget it, try it sooner or later, set its mode or a condition.',
  access: 'seat',
  params: z.object({ id: GameId, plan: z.uuid() }),
  query: NOTHING,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('confirm'), seq: Seq.describe('The row you have looked at.') }),
    z.strictObject({ act: z.enum(['forget', 'earlier', 'later']) }),
    z.strictObject({ act: z.literal('mode'), mode: z.enum(PLAN_MODES) }),
    z.strictObject({
      act: z.literal('guard'),
      guard: z.union([z.literal('stop'), GuardSchema]),
      isOn: z.boolean(),
    }),
  ]),
  status: 200,
  answer: z.object({
    id: z.uuid(),
    played: z.int().optional().describe('Only for `confirm`: how many steps were played.'),
  }),
  problems: [...REFUSED, 'delegate-ended'],
  limit: 'plan',
});
