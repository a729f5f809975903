/** Delegates: others who play for you. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { planToConfirm } from '@/lib/features/plans/confirm';
import { NOT_DELEGABLE, POWERS } from '@/lib/features/seats/delegates/delegate';
import {
  delegationOf,
  loadDelegates,
  makeDelegate,
  revokeDelegate,
} from '@/lib/features/seats/delegates/delegates';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId, Name, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const DelegateShape = z.object({
  id: z.uuid(),
  name: z.string().describe('As the holder calls them.'),
  power: z.enum(POWERS).describe('`turns` plays whole turns, `plans` confirms plans of the holder.'),
  until: Moment,
  usedAt: Moment.optional().describe('When the link was used first.'),
  steps: z.array(Seq).describe('The rows of the log that they made.'),
});

const PROBLEMS = ['unknown-table', 'token-missing', 'token-wrong', 'seat-held'] as const;

/** The permissions of a delegate's token; undefined for other tokens. */
async function answerMine(gameId: string, who: Visitor): Promise<ApiResult | undefined> {
  const found = await delegationOf(gameId, who);
  if (!found) return undefined;
  if (found.isOver) return refused({ kind: 'delegate-ended' });
  const { seat, power, until } = found;
  const plan = power === 'plans' ? await planToConfirm(found) : undefined;
  const mine = { power, until, ...(plan ? { plan } : {}) };
  return { ok: true, value: { body: { seat, delegates: [], mine } } };
}

export const DELEGATE_API = [
  operation(
    defineContract({
      id: 'lookAtDelegates',
      tag: 'Leaving',
      method: 'GET',
      path: '/api/games/{id}/delegates',
      summary:
        'Who may play for you at your seat. With the token of a delegate: its power, and the plan that can be confirmed (`changePlan`).',
      access: 'seat',
      params: OfTable,
      answer: z.object({
        seat: z.int(),
        delegates: z.array(DelegateShape),
        why: z.enum(NOT_DELEGABLE).optional().describe('Why nobody may play for you at this table.'),
        mine: z
          .object({
            power: z.enum(POWERS),
            until: Moment,
            plan: z
              .object({ seq: Seq, ready: z.object({ id: z.uuid(), steps: z.int() }).optional() })
              .optional(),
          })
          .optional(),
      }),
      problems: [...PROBLEMS, 'delegate-ended'],
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const mine = await answerMine(id, who);
      if (mine) return mine;
      const found = await loadDelegates(id, who);
      return found.ok ? { ok: true, value: { body: found.value } } : found;
    },
  ),
  operation(
    defineContract({
      id: 'makeDelegate',
      tag: 'Leaving',
      method: 'POST',
      path: '/api/games/{id}/delegates',
      summary:
        'Let somebody play for you until a time within 21 days, by a link that is returned once. Its token is sent as a seat’s token. It ends earlier when you take it back, when the seat gets another holder, and with the game. Not at rated tables, tables of competitions, tables that anybody may join, and tables of a common deal. Only the holder of the seat may do this.',
      access: 'seat',
      params: OfTable,
      body: z.strictObject({ name: Name, power: z.enum(POWERS), until: Moment }),
      status: 201,
      answer: DelegateShape.extend({ seat: z.int(), token: z.string(), link: z.url() }),
      problems: [...PROBLEMS, 'delegate-refused', 'name-taken', 'cross-site'],
      limit: 'join',
    }),
    async ({ params: { id }, body, headers }) => {
      const { until, ...wish } = body;
      const who = await visitorOfRequest(id, headers);
      const made = await makeDelegate(id, who, { ...wish, until: new Date(until) });
      if (!made.ok) return made;
      return { ok: true, value: { body: { ...made.value, link: seatLink(made.value.token) } } };
    },
  ),
  operation(
    defineContract({
      id: 'endDelegate',
      tag: 'Leaving',
      method: 'DELETE',
      path: '/api/games/{id}/delegates/{delegate}',
      summary:
        'Take the power of a delegate back. Steps they made stay. Only the holder of the seat may do this.',
      access: 'seat',
      params: z.object({ id: GameId, delegate: z.uuid().describe('The id of the delegate.') }),
      answer: z.object({ id: z.uuid() }),
      problems: [...PROBLEMS, 'unknown-delegate', 'cross-site'],
      limit: 'join',
    }),
    async ({ params: { id, delegate }, headers }) => {
      const ended = await revokeDelegate(id, await visitorOfRequest(id, headers), delegate);
      return ended.ok ? { ok: true, value: { body: { id: delegate } } } : ended;
    },
  ),
];
