/** A seat's plans as the API returns them. */
function plansAnswer({ plans, reports, ...view }: PlansView): object {
  return {
    ...view,
    plans: plans.map(planAnswer),
    reports: reports.map((kept) => planAnswer({ ...kept, offers: [] })),
  };
}

function planAnswer({ plan, trial, ...line }: PlanLine): object {
  return {
    ...line,
    ...plan,
    steps: plan.steps.map(({ aim }) => aim.command),
    verdict: trial?.check.verdict,
  };
}

/** Response to a change of plans. */
async function answerPlan<T>(
  gameId: string,
  who: Visitor,
  said: PlanResult<T>,
  body: (value: T) => object,
): Promise<ApiResult> {
  return said.ok ? { ok: true, value: { body: body(said.value) } } : refusalOf(gameId, who, said.error);
}

async function refusalOf(gameId: string, { token, userId }: Visitor, why: PlanRefusal): Promise<ApiResult> {
  if (why === 'unknown-table') return { ok: false, error: { kind: 'unknown-table' } };
  if (why === 'no-seat' && !token && !userId) return { ok: false, error: { kind: 'token-missing' } };
  if (why === 'no-seat') return refuseToken(gameId);
  if (why === 'delegate-ended') return { ok: false, error: { kind: 'delegate-ended' } };
  if (why === 'not-holder') return { ok: false, error: { kind: 'seat-held' } };
  const detail = wordingOf('en').t(`plans.problem.${why}`);
  const code = why === 'unknown-plan' ? 'unknown-plan' : 'plan-refused';
  return { problem: problem(code, detail, { params: { why } }) };
}

/** Turns kept beforehand. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { followUp, playAfterResponse } from '@/lib/features/jobs/jobs';
import { LINE_BYTES } from '@/lib/features/sandbox/api';
import { MAX_STEPS } from '@/lib/features/sandbox/shapes';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseToken } from '@/lib/features/seats/visitor';
import { GameId, Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { CommandSchema } from '@/lib/game/engine/commands';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { confirmPlan } from './confirm';
import { GuardSchema } from './form';
import { changeGuard, forgetPlan, keepPlan, reorderPlan, setMode } from './keep';
import { loadPlans } from './load-plans';
import type { PlanRefusal, PlanResult } from './refusal';
import { PLAN_MODES, type PlanLine, type PlansView } from './view';

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

export const PLANS_API = [
  operation(
    defineContract({
      id: 'lookAtPlans',
      tag: 'Plans',
      method: 'GET',
      path: '/api/games/{id}/plans',
      summary: 'Your plans for your next turn in order, their state, and reports on earlier ones.',
      access: 'seat',
      params: OfTable,
      answer: z.object({
        seq: z.int(),
        isMyTurn: z.boolean(),
        ready: z.uuid().optional().describe('The plan that can be confirmed now.'),
        plans: z.array(PlanShape),
        reports: z.array(PlanShape),
      }),
      problems: AT_A_SEAT,
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      return answerPlan(id, who, await loadPlans(id, who), plansAnswer);
    },
  ),
  operation(
    defineContract({
      id: 'keepPlan',
      tag: 'Plans',
      method: 'POST',
      path: '/api/games/{id}/plans',
      summary:
        'Keep the next turn of a line that you have tried, one that is kept or one you send, as a plan.',
      access: 'seat',
      params: OfTable,
      body: z.union([
        z.strictObject({ lineId: z.uuid() }),
        z.strictObject({
          base: Seq,
          key: Hash.describe('The randomness of the line, which deals the unknown stacks.'),
          steps: z
            .array(z.strictObject({ seat: z.int().min(0).max(3), command: CommandSchema }))
            .max(MAX_STEPS),
        }),
      ]),
      status: 201,
      answer: z.object({
        id: z.uuid(),
        isCut: z
          .boolean()
          .describe(
            'Whether steps were left out because they depend on tiles that came up only in the sandbox.',
          ),
      }),
      problems: REFUSED,
      limit: 'plan',
      bodyLimit: LINE_BYTES,
    }),
    async ({ params: { id }, body: source, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const said = await keepPlan(id, who, { id: randomUUID(), source });
      return answerPlan(id, who, said, (kept) => kept);
    },
  ),
  operation(
    defineContract({
      id: 'changePlan',
      tag: 'Plans',
      method: 'POST',
      path: '/api/games/{id}/plans/{plan}',
      summary:
        'Confirm, forget, move or set a plan. A confirmed plan is played as if you gave its commands; its place, mode and conditions can be set.',
      access: 'seat',
      params: z.object({ id: GameId, plan: z.uuid() }),
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
      answer: z.object({
        id: z.uuid(),
        played: z.int().optional().describe('Only for `confirm`: how many steps were played.'),
      }),
      problems: [...REFUSED, 'delegate-ended'],
      limit: 'plan',
    }),
    async ({ params: { id, plan }, body, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const done = () => ({ id: plan });
      switch (body.act) {
        case 'confirm': {
          const said = await confirmPlan(id, who, { id: plan, seq: body.seq });
          if (said.ok) followUp(id, said.value.next);
          return answerPlan(id, who, said, ({ played }) => ({ id: plan, played }));
        }
        case 'forget':
          return answerPlan(id, who, await forgetPlan(id, who, plan), done);
        case 'earlier':
        case 'later':
          return answerPlan(id, who, await reorderPlan(id, who, plan, body.act === 'earlier' ? -1 : 1), done);
        case 'mode': {
          const said = await setMode(id, who, plan, body.mode);
          // The plan's turn may have begun meanwhile.
          playAfterResponse(id, said.ok && body.mode === 'plays-itself');
          return answerPlan(id, who, said, done);
        }
        case 'guard':
          return answerPlan(id, who, await changeGuard(id, who, { ...body, id: plan }), done);
      }
    },
  ),
];
