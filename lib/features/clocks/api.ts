/** Deadlines, holidays and late seats. */
import 'server-only';
import { z } from 'zod';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { DECISION_STATES, TURN_BACK_ACTS } from '@/lib/features/clocks/request';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { actOnTurnBack, agreeToEndPause, agreeToPause, answerLate } from '@/lib/features/clocks/table-acts';
import { ClockShape, DecisionShape, LateShape } from '@/lib/features/clocks/shapes';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseToken } from '@/lib/features/seats/visitor';
import { GameId, OfTable, Seats } from '@/lib/features/table/contract-shapes';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';
import { STAND_INS } from '@/lib/game/levels';
import { LATE_ANSWERS } from '@/lib/game/pace/wait';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { goesWith } from '@/lib/platform/http/goes-with';
import { refused } from '@/lib/platform/http/refused';

const ClocksShape = z.object({
  gameId: GameId,
  game: sameAs('gameId', GameId),
  status: z.enum(GAME_STATUSES),
  seq: z.int(),
  pace: z.looseObject({ kind: z.string() }),
  clocks: z.array(ClockShape),
  late: z.array(LateShape),
  free: z
    .array(z.object({ seat: z.int(), link: z.url().optional() }))
    .describe(
      'Seats without a player, with the link that fills one if you may hand it on, unless the scope of your token is not `all`.',
    ),
  decisions: z.array(DecisionShape).describe('Decisions of the table, the newest first.'),
  proposals: z
    .array(z.object({ from: Moment.optional(), until: Moment, seats: Seats }))
    .describe('Common holidays to agree on; without `from` one begins as soon as all agree.'),
  pausedUntil: Moment.optional(),
  pause: z
    .object({ from: Moment, until: Moment, ending: Seats })
    .optional()
    .describe('The common holiday that runs or is to come, and who wants it to be over early.'),
  laterPauses: z
    .array(z.object({ from: Moment, until: Moment }))
    .optional()
    .describe('The common holidays after that one, the earliest first.'),
});

export const CLOCKS_API = [
  operation(
    defineContract({
      id: 'lookAtClocks',
      tag: 'Clocks',
      method: 'GET',
      path: '/api/games/{id}/late',
      summary: 'The clocks of a table, the seats that are late, and the votes of the others.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: ClocksShape,
      problems: ['unknown-table'],
    }),
    async ({ params, headers }) => {
      const agenda = await tableAgenda(
        params.id,
        await visitorOfRequest(params.id, headers),
        systemClock.now(),
      );
      if (!agenda) return refused({ kind: 'unknown-table' });
      const free = maySeeSecrets(headers) ? agenda.free : agenda.free.map(({ seat }) => ({ seat }));
      const body = { ...agenda, clocks: agenda.times, free };
      return { ok: true, value: { body } };
    },
  ),
  operation(
    defineContract({
      id: 'answerLate',
      tag: 'Clocks',
      method: 'POST',
      path: '/api/games/{id}/late',
      summary:
        'Vote on how to continue with a seat whose time is out. `wait` takes half of the others, `replace` and `computer` more than half, `end` all. To wait is done as soon as enough say so; everything else is decided then, takes effect an hour later and can be taken back until then. A person whose seat is kept decides too, once they sit down. After three days a missing voice counts as agreeing with those who spoke, but the silence of a person who has not sat down never counts; after fourteen the voice of the host decides or, without one, the first.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          seat: z.int().min(0).max(3).describe('The seat that is late.'),
          answer: z.enum(LATE_ANSWERS).describe('How to continue with the late seat.'),
          bot: z
            .enum(STAND_INS)
            .optional()
            .describe('Only for `computer`; a journeyman unless said otherwise.'),
        })
        .superRefine(goesWith('answer', { bot: ['computer'] })),
      answer: z.object({
        answer: z.enum(LATE_ANSWERS).describe('How to continue with the late seat.'),
        done: z.boolean(),
        missing: z.int().describe('How many players still have to agree.'),
        decision: z.uuid().optional().describe('The id of the decision that this answer made.'),
        effectAt: Moment.optional().describe('When that takes effect; until then it can be taken back.'),
      }),
      problems: [
        ...([
          'token-missing',
          'token-wrong',
          'cross-site',
          'unknown-table',
          'not-late',
          'not-asked',
        ] as const),
        ...(['table-ended', 'seat-held', 'not-seated'] as const),
      ],
    }),
    async ({ params, body, headers }) => {
      const who = await visitorOfRequest(params.id, headers);
      const outcome = await answerLate({ gameId: params.id, who, ...body });
      if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
      const { told, ...done } = outcome.value;
      deliverAfterResponse(told);
      return { ok: true, value: { body: done } };
    },
  ),
  operation(
    defineContract({
      id: 'takeBackDecision',
      tag: 'Clocks',
      method: 'POST',
      path: '/api/games/{id}/take-back',
      summary: 'Take back what you have decided, until it takes effect.',
      access: 'seat',
      params: OfTable,
      body: z.strictObject({ decision: z.uuid() }),
      answer: z.object({
        decision: z.uuid(),
        state: z.enum(DECISION_STATES).describe('`taken-back`, unless it was too late.'),
      }),
      problems: [
        ...(['token-missing', 'token-wrong', 'cross-site', 'unknown-table', 'not-asked'] as const),
        ...(['not-to-take-back', 'seat-held', 'not-seated'] as const),
      ],
    }),
    async ({ params, body, headers }) => {
      const who = await visitorOfRequest(params.id, headers);
      const outcome = await takeBackDecision({ gameId: params.id, id: body.decision, who });
      if (!outcome.ok) return outcome;
      deliverAfterResponse(1);
      return { ok: true, value: { body: { decision: outcome.value.id, state: outcome.value.state } } };
    },
  ),
  operation(
    defineContract({
      id: 'agreeToHoliday',
      tag: 'Clocks',
      method: 'POST',
      path: '/api/games/{id}/holiday',
      summary:
        'Propose a common holiday, or agree to one: no clock runs in it, once all players at the table agree. With `end` instead: propose or agree to end the present or coming one early.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          from: z.iso.datetime({ offset: true }).optional().describe('At once unless said otherwise.'),
          until: z.iso.datetime({ offset: true }).optional(),
          end: z.literal(true).optional(),
        })
        .superRefine(goesWith('end', { from: [undefined], until: [undefined] })),
      answer: z.object({ done: z.boolean(), missing: z.int() }),
      problems: [
        ...(['token-missing', 'token-wrong', 'cross-site', 'unknown-table', 'not-to-agree'] as const),
        ...(['seat-held', 'not-seated'] as const),
      ],
    }),
    async ({ params, body, headers }) => {
      const who = await visitorOfRequest(params.id, headers);
      const { from, until, end } = body;
      const asked = { gameId: params.id, who };
      if (!end && until === undefined) return refused({ kind: 'not-to-agree', seq: 0 });
      const outcome = until
        ? await agreeToPause({ ...asked, until: new Date(until), ...(from ? { from: new Date(from) } : {}) })
        : await agreeToEndPause(asked);
      if (outcome.ok) deliverAfterResponse(1);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'takeTurnBack',
      tag: 'Clocks',
      method: 'POST',
      path: '/api/games/{id}/turn-back',
      summary:
        'Ask to take back the turn you have just ended, or answer. The acts are `ask`, `agree`, `refuse` and `withdraw`. Once all other people have agreed, the game goes back to the moment before the end of that turn, and the log has a row of type `TakeTurnBack`. Void as soon as another person has acted. Granted at once if no other person holds a seat; never at deals that others have too.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          act: z.enum(TURN_BACK_ACTS),
          decision: z.uuid().optional().describe('The question, as `lookAtClocks` lists it; not to ask one.'),
        })
        .superRefine(goesWith('act', { decision: ['agree', 'refuse', 'withdraw'] })),
      answer: z.object({
        decision: z.uuid(),
        state: z.enum(DECISION_STATES).describe('`done` once the turn is back.'),
        missing: Seats.describe('Who has not answered yet.'),
      }),
      problems: [
        ...(['token-missing', 'token-wrong', 'cross-site', 'unknown-table', 'not-asked'] as const),
        ...(['not-to-take-back', 'table-ended', 'seat-held', 'not-seated'] as const),
      ],
      limit: 'join',
    }),
    async ({ params, body, headers }) => {
      const who = await visitorOfRequest(params.id, headers);
      const outcome = await actOnTurnBack({ gameId: params.id, who, act: body.act, id: body.decision });
      if (!outcome.ok) return outcome;
      deliverAfterResponse(1);
      return { ok: true, value: { body: outcome.value } };
    },
  ),
];
