/** Turns kept beforehand. */
import { followUp, playAfterResponse } from '@/lib/features/jobs/jobs';
import { answerPlan, plansAnswer } from '@/lib/features/plans/api-answer';
import { confirmPlan } from '@/lib/features/plans/confirm';
import { GuardSchema } from '@/lib/features/plans/form';
import { changeGuard, forgetPlan, keepPlan, reorderPlan, setMode } from '@/lib/features/plans/keep';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { PLAN_MODES } from '@/lib/features/plans/view';
import { LINE_BYTES } from '@/lib/features/sandbox/api';
import { MAX_STEPS } from '@/lib/features/sandbox/shapes';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId, Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { NOTHING, NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { randomUUID } from 'node:crypto';
import 'server-only';
import { z } from 'zod';

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
      query: NOTHING,
      body: z.union([
        z.strictObject({ lineId: z.uuid() }),
        z.strictObject({
          base: Seq,
          key: Hash,
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
