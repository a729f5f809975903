/** Leaving a table, ending it, and offers of seats. */
import { z } from 'zod';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { Email, GameId, Name, OfTable, Seats, Stamp } from '@/lib/features/table/contract-shapes';
import { MAX_LETTERS } from '@/lib/features/leaving/word';

const AtSeat = z.object({ id: GameId, seat: z.coerce.number().int().min(0).max(3) });
const Seat = z.int().min(0).max(3);

const OfferShape = z.object({
  seat: z.int(),
  isComputer: z.boolean().describe('Whether a computer plays there until a player sits down.'),
  by: z.int().optional().describe('Who offers it; missing for a host who has no seat.'),
  opensAt: Stamp.describe('From then on a player may sit down.'),
  isOpen: z.boolean(),
  goodUntil: Stamp,
});

const ENDS = [
  ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated', 'cross-site'] as const),
  ...(['unknown-table', 'table-ended'] as const),
  'not-to-agree',
] as const;

export const lookAtLeavingContract = defineContract({
  id: 'lookAtLeaving',
  method: 'GET',
  path: '/api/games/{id}/leave',
  summary: 'How the visitor may leave or end the table, the proposals, and the seats that are on offer.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
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
});

export const leaveContract = defineContract({
  id: 'leaveOrEnd',
  method: 'POST',
  path: '/api/games/{id}/leave',
  summary:
    'Leave the table (`leave`, with a message to the others), resign (`resign`, of two), agree that a player has won (`concede`), or that the game ends without a result (`agreed-end`). A decision takes effect an hour later and can be taken back until then (`takeBackDecision`). Only the holder of a seat may do this, by the session or the cookie they sat down with.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({
    kind: z.enum(FIRM_KINDS),
    winner: Seat.optional().describe('Only for `concede`: the seat that has won.'),
    word: z.string().max(MAX_LETTERS).optional().describe('Only for `leave`.'),
  }),
  status: 200,
  answer: z.object({
    missing: Seats.describe('Who has to agree before it is decided.'),
    decision: z.uuid().optional().describe('The id of the decision that this made.'),
    effectAt: Stamp.optional().describe('When that takes effect; until then it can be taken back.'),
  }),
  problems: ENDS,
  limit: 'join',
});

export const unsayContract = defineContract({
  id: 'unsayEnd',
  method: 'DELETE',
  path: '/api/games/{id}/leave',
  summary: 'Say no more how the table should end, while others have yet to agree.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  problems: [
    ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated', 'cross-site'] as const),
    ...(['unknown-table', 'table-ended'] as const),
  ],
  limit: 'join',
});

export const offerSeatContract = defineContract({
  id: 'offerSeat',
  method: 'POST',
  path: '/api/games/{id}/offers/{seat}',
  summary:
    'Offer a seat by a link: your own, or one that a computer plays. Only its holder may offer a seat of a person. The previous holder of a computer’s seat finds it at the table without the link. An earlier link to the seat no longer opens it. The link is returned once and stored nowhere.',
  access: 'seat',
  params: AtSeat,
  query: NOTHING,
  body: NO_BODY,
  status: 201,
  answer: OfferShape.extend({ token: z.string(), link: z.url() }),
  problems: [
    ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated'] as const),
    ...(['not-that-seat', 'cross-site', 'unknown-table'] as const),
  ],
  limit: 'join',
});

export const withdrawOfferContract = defineContract({
  id: 'withdrawOffer',
  method: 'DELETE',
  path: '/api/games/{id}/offers/{seat}',
  summary:
    'Take back the offer of your seat. Any player of the table can take back the offer of a computer’s seat.',
  access: 'seat',
  params: AtSeat,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({ seat: z.int() }),
  problems: [
    ...(['token-missing', 'token-wrong', 'seat-held', 'not-seated'] as const),
    ...(['not-that-seat', 'cross-site', 'unknown-table'] as const),
  ],
  limit: 'join',
});

export const takeOfferContract = defineContract({
  id: 'takeOffer',
  method: 'POST',
  path: '/api/games/{id}/offers',
  summary:
    'Sit down on a seat that was offered: by the token of its link and a name, or without a token as the person who held it before the computer, known by their session. Sets the cookie of the seat and answers the token of the seat’s own link. The token of the offer no longer opens anything.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z
    .strictObject({
      token: z.string().max(100).optional(),
      name: Name.optional().describe('With a token only, and needed there.'),
      email: Email.optional(),
    })
    .refine(({ token, name }) => token === undefined || name !== undefined, 'a token needs a name'),
  status: 200,
  answer: z.object({ game: z.string(), seat: z.int(), token: z.string() }),
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
});
