/** Resigning, conceding, leaving, handing a seat on. */
import 'server-only';
import { z } from 'zod';
import { endProposals, tableAgenda } from '@/lib/features/clocks/agenda-view';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { chooseEnd, unsayEnd } from '@/lib/features/clocks/table-acts';
import { OpenRequestShape } from '@/lib/features/clocks/shapes';
import { tableRequests } from '@/lib/features/leaving/table-requests';
import { findOffer, loadOffers, offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { takeAsVisitor } from '@/lib/features/leaving/take-offer';
import { MAX_LETTERS, waysOf } from '@/lib/features/leaving/ways';
import { personOfRequest } from '@/lib/features/people/guests';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseToken } from '@/lib/features/seats/visitor';
import { Email, GameId, Name, OfTable, Seats } from '@/lib/features/table/contract-shapes';
import { loadTable } from '@/lib/features/table/load/load-table';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie, setCookieHeader } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { goesWith } from '@/lib/platform/http/goes-with';
import { refused } from '@/lib/platform/http/refused';

const AtSeat = z.object({ id: GameId, seat: z.coerce.number().int().min(0).max(3) });

const Seat = z.int().min(0).max(3);

const OfferShape = z.object({
  seat: z.int(),
  isComputer: z.boolean().describe('Whether a computer plays there until a player sits down.'),
  by: z.int().optional().describe('Who offers it; missing for a host who has no seat.'),
  opensAt: Moment.describe('From then on a player may sit down.'),
  isOpen: z.boolean(),
  goodUntil: Moment,
});

const ENDS = [
  ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated', 'cross-site'] as const),
  ...(['unknown-table', 'table-ended'] as const),
  'not-to-agree',
] as const;

const Left = z.object({
  missing: Seats.describe('Who has to agree before it is decided.'),
  decision: z.uuid().optional().describe('The id of the decision that this made.'),
  effectAt: Moment.optional().describe('When that takes effect; until then it can be taken back.'),
});

const Offered = OfferShape.extend({ token: z.string(), link: z.url() });

const RequestsShape = z.object({ requests: z.array(OpenRequestShape) });

export const LEAVING_API = [
  operation(
    defineContract({
      id: 'lookAtLeaving',
      tag: 'Leaving',
      method: 'GET',
      path: '/api/games/{id}/leave',
      summary: 'How the visitor may leave or end the table, the proposals, and the seats that are on offer.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: z.object({
        ways: z
          .array(z.object({ kind: z.enum(['hand', 'computer', ...FIRM_KINDS]), seat: z.int() }))
          .describe('`hand` and `computer` offer a seat; the others are sent to this address.'),
        proposals: z.array(
          z.object({
            kind: z.enum(['concede', 'agreed-end']),
            winner: z.int().optional(),
            seats: Seats.describe('Those that agree.'),
            missing: Seats.describe('Seats that have not agreed yet.'),
          }),
        ),
        offers: z.array(OfferShape),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const table = await loadTable(id, who, { log: 'none' });
      if (!table) return refused({ kind: 'unknown-table' });
      const [agenda, proposals, offers] = await Promise.all([
        ...([tableAgenda(id, who, systemClock.now()), endProposals(id), loadOffers(id)] as const),
      ]);
      return { ok: true, value: { body: { ways: waysOf(table, agenda), proposals, offers } } };
    },
  ),
  operation(
    defineContract({
      id: 'listRequests',
      tag: 'Leaving',
      method: 'GET',
      path: '/api/games/{id}/requests',
      summary:
        'All that people of a table ask of each other now, in one shape: late seats, endings, holidays, turns to take back, new links, seats on offer, and helpers. `may` says what you can do; the operation of each kind does it.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: RequestsShape,
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const table = await loadTable(id, who, { log: 'none' });
      const agenda = table && (await tableAgenda(id, who, systemClock.now()));
      if (!agenda) return refused({ kind: 'unknown-table' });
      return { ok: true, value: { body: { requests: await tableRequests(table, agenda) } } };
    },
  ),
  operation(
    defineContract({
      id: 'leaveOrEnd',
      tag: 'Leaving',
      method: 'POST',
      path: '/api/games/{id}/leave',
      summary:
        'Leave the table or end the game: leave with a message to the others (`leave`), resign at a table of two (`resign`), agree that a player has won (`concede`), or that there is no result (`agreed-end`). A decision takes effect an hour later and can be taken back until then (`takeBackDecision`). Only the holder of a seat may do this, by the session or the cookie they sat down with.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          kind: z.enum(FIRM_KINDS),
          winner: Seat.optional().describe('Only for `concede`: the seat that has won.'),
          word: z.string().max(MAX_LETTERS).optional().describe('Only for `leave`.'),
        })
        .superRefine(goesWith('kind', { winner: ['concede'], word: ['leave'] })),
      answer: Left,
      problems: ENDS,
      limit: 'join',
    }),
    async ({ params: { id: gameId }, body, headers }) => {
      const outcome = await chooseEnd({ gameId, who: await visitorOfRequest(gameId, headers), ...body });
      if (!outcome.ok) return outcome;
      deliverAfterResponse(1);
      const { decision, missing } = outcome.value;
      const { id, effectAt } = decision ?? {};
      return { ok: true, value: { body: { missing, decision: id, effectAt } } };
    },
  ),
  operation(
    defineContract({
      id: 'unsayEnd',
      tag: 'Leaving',
      method: 'DELETE',
      path: '/api/games/{id}/leave',
      summary: 'Say no more how the table should end, while others have yet to agree.',
      access: 'seat',
      params: OfTable,
      answer: z.object({ done: z.literal(true) }),
      problems: [
        ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated', 'cross-site'] as const),
        ...(['unknown-table', 'table-ended'] as const),
      ],
      limit: 'join',
    }),
    async ({ params: { id }, headers }) => {
      const outcome = await unsayEnd(id, await visitorOfRequest(id, headers));
      return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'offerSeat',
      tag: 'Leaving',
      method: 'POST',
      path: '/api/games/{id}/offers/{seat}',
      summary:
        'Offer a seat by a link: your own, or one that a computer plays. Only its holder may offer a seat of a person. The previous holder of a computer’s seat finds it at the table without the link. An earlier link to the seat no longer opens it. The link is returned once and stored nowhere.',
      access: 'seat',
      params: AtSeat,
      status: 201,
      answer: Offered,
      problems: [
        ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated'] as const),
        ...(['not-that-seat', 'cross-site', 'unknown-table'] as const),
      ],
      limit: 'join',
    }),
    async ({ params: { id: gameId, seat }, headers }) => {
      const made = await offerSeat({ gameId, seat, who: await visitorOfRequest(gameId, headers) });
      if (!made.ok) return made;
      const { token } = made.value;
      const found = await findOffer(token);
      // Someone may have made a newer offer meanwhile.
      if (!found) return refused({ kind: 'not-that-seat' });
      deliverAfterResponse(1);
      return { ok: true, value: { body: { ...found, token, link: seatLink(token) } } };
    },
  ),
  operation(
    defineContract({
      id: 'withdrawOffer',
      tag: 'Leaving',
      method: 'DELETE',
      path: '/api/games/{id}/offers/{seat}',
      summary:
        'Take back the offer of your seat. Any player of the table can take back the offer of a computer’s seat.',
      access: 'seat',
      params: AtSeat,
      answer: z.object({ seat: z.int() }),
      problems: [
        ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated'] as const),
        ...(['not-that-seat', 'cross-site', 'unknown-table'] as const),
      ],
      limit: 'join',
    }),
    async ({ params: { id: gameId, seat }, headers }) => {
      const outcome = await withdrawOffer({ gameId, seat, who: await visitorOfRequest(gameId, headers) });
      return outcome.ok ? { ok: true, value: { body: { seat } } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'takeOffer',
      tag: 'Leaving',
      method: 'POST',
      path: '/api/games/{id}/offers',
      summary:
        'Sit down on a seat that was offered: by the token of its link and a name, or without a token as the person who held it before the computer, known by their session. Sets the cookie of the seat and answers the token of the seat’s own link. The token of the offer no longer opens anything.',
      access: 'seat',
      params: OfTable,
      body: z
        .strictObject({
          token: z.string().max(100).optional(),
          name: Name.optional().describe('With a token only, and needed there.'),
          email: Email.optional(),
        })
        .refine(({ token, name }) => token === undefined || name !== undefined, 'a token needs a name')
        .superRefine(goesWith('token', { name: 'given', email: 'given' })),
      answer: z.object({
        gameId: GameId,
        game: sameAs('gameId', GameId),
        seat: z.int(),
        token: z.string(),
      }),
      problems: [
        'token-missing',
        'token-wrong',
        'no-free-seat',
        'not-that-seat',
        'name-taken',
        'cross-site',
        'unknown-table',
      ],
      limit: 'join',
    }),
    async ({ params, body, headers }) => {
      const outcome = await takeAsVisitor(params.id, body, {
        userId: (await personOfRequest(headers))?.id,
        locale: preferredLocale(headers.get('accept-language')),
        label: browserLabel(headers.get('user-agent')),
      });
      if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
      deliverAfterResponse(1);
      const { gameId, seat, key, link } = outcome.value;
      return {
        ok: true,
        value: {
          body: { gameId, seat, token: link },
          headers: { 'set-cookie': setCookieHeader(seatCookie(gameId, key)) },
        },
      };
    },
  ),
];
