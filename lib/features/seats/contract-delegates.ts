/** Delegates: people who play for the holder of a seat, by a link that expires. */
import { z } from 'zod';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { NOT_DELEGABLE, POWERS } from '@/lib/features/seats/delegates/delegate';
import { GameId, Name, OfTable, Seq, Stamp } from '@/lib/features/table/contract-shapes';

const DelegateShape = z.object({
  id: z.uuid(),
  name: z.string().describe('As the holder calls them.'),
  power: z.enum(POWERS).describe('`turns` plays whole turns, `plans` confirms plans of the holder.'),
  until: Stamp,
  usedAt: Stamp.optional().describe('When the link was used first.'),
  steps: z.array(Seq).describe('The rows of the log that they made.'),
});

const PROBLEMS = ['unknown-table', 'token-missing', 'token-wrong', 'seat-held'] as const;

export const delegatesContract = defineContract({
  id: 'lookAtDelegates',
  method: 'GET',
  path: '/api/games/{id}/delegates',
  summary:
    'Who may play for you at your seat. With the token of a delegate: its power, and the plan that can be confirmed (`changePlan`).',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    seat: z.int(),
    delegates: z.array(DelegateShape),
    why: z.enum(NOT_DELEGABLE).optional().describe('Why nobody may play for you at this table.'),
    mine: z
      .object({
        power: z.enum(POWERS),
        until: Stamp,
        plan: z.object({ seq: Seq, ready: z.object({ id: z.uuid(), steps: z.int() }).optional() }).optional(),
      })
      .optional(),
  }),
  problems: [...PROBLEMS, 'delegate-ended'],
});

export const makeDelegateContract = defineContract({
  id: 'makeDelegate',
  method: 'POST',
  path: '/api/games/{id}/delegates',
  summary:
    'Let somebody play for you until a time within 21 days, by a link that is returned once. Its token is sent as a seat’s token. It ends earlier when you take it back, when the seat gets another holder, and with the game. Not at rated tables, tables of competitions, tables that anybody may join, and tables of a common deal. Only the holder of the seat may do this.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({ name: Name, power: z.enum(POWERS), until: Stamp }),
  status: 201,
  answer: DelegateShape.extend({ seat: z.int(), token: z.string(), link: z.url() }),
  problems: [...PROBLEMS, 'delegate-refused', 'name-taken', 'cross-site'],
  limit: 'join',
});

export const revokeDelegateContract = defineContract({
  id: 'endDelegate',
  method: 'DELETE',
  path: '/api/games/{id}/delegates/{delegate}',
  summary:
    'Take the power of a delegate back. Steps they made stay. Only the holder of the seat may do this.',
  access: 'seat',
  params: z.object({ id: GameId, delegate: z.uuid().describe('The id of the delegate.') }),
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({ id: z.uuid() }),
  problems: [...PROBLEMS, 'unknown-delegate', 'cross-site'],
  limit: 'join',
});
