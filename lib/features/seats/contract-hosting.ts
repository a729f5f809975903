/** Joining a table, and the actions of its host. */
import { z } from 'zod';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { JOIN_POLICIES, LINE_SHARINGS, WATCHERS } from '@/lib/game/wording/table-access';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { GameId, Name, OfTable } from '@/lib/features/table/contract-shapes';

export const AtSeat = z.object({
  id: GameId,
  seat: z.coerce.number().int().min(0).max(3).describe('The number of the seat, from 0.'),
});
export const NewLink = z
  .object({ token: z.string(), link: z.url() })
  .meta({ id: 'NewLink', description: 'A new link and its token; the old one no longer opens anything.' });
/** Appended to the descriptions of operations that only the host can call. */
export const BY_HOST = ' By the host: with `hostToken`, or an access token of the person who made the table.';
export const HOST_PROBLEMS = ['unknown-table', 'not-host', 'not-that-seat', 'cross-site'] as const;

export const joinContract = defineContract({
  id: 'joinTable',
  fromAnywhere: true,
  method: 'POST',
  path: '/api/joins',
  limit: 'join',
  summary:
    'Take a free seat: of a table of the lobby, or of the one whose link for any free seat you have (`door.token` of a new table). The token of the answer plays at that seat. With an access token the seat is its person’s.',
  access: 'anyone',
  params: NOTHING,
  query: NOTHING,
  body: z
    .strictObject({
      table: GameId.optional().describe('A table of the lobby.'),
      token: z.string().max(100).optional().describe('The last part of the link.'),
      name: Name,
      seat: SeatNumber.optional().describe('The seat wished for; else the first that is free.'),
    })
    .refine(({ table, token }) => (table === undefined) !== (token === undefined), {
      path: ['table'],
      message: 'is sent, or `token`, and not both',
    }),
  status: 200,
  answer: z.object({ game: GameId, seat: SeatNumber, token: z.string() }),
  problems: ['token-wrong', 'no-free-seat', 'name-taken'],
});

export const termsContract = defineContract({
  id: 'changeTerms',
  method: 'POST',
  path: '/api/games/{id}/terms',
  limit: 'join',
  summary: `Change who may take a free seat, who may look, whether lines may be shared, and whether other pages may show it.${BY_HOST}`,
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({
    door: z.enum(JOIN_POLICIES).optional(),
    watchers: z.enum(WATCHERS).optional(),
    lineSharing: z.enum(LINE_SHARINGS).optional(),
    embed: z
      .boolean()
      .optional()
      .describe('Whether pages of other sites may show it in a frame, at /embed/{id}.'),
  }),
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  problems: ['unknown-table', 'not-host', 'cross-site'],
});

export const newLinkContract = defineContract({
  id: 'makeLink',
  method: 'POST',
  path: '/api/games/{id}/links',
  limit: 'join',
  summary: `Make a new link for a seat that has no holder or, without \`seat\`, the link for any free seat.${BY_HOST}`,
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({ seat: SeatNumber.optional() }),
  status: 200,
  answer: NewLink,
  problems: [...HOST_PROBLEMS, 'seat-held'],
});

export const freeSeatContract = defineContract({
  id: 'freeSeat',
  method: 'DELETE',
  path: '/api/games/{id}/seats/{seat}',
  limit: 'join',
  summary: `Free the seat of a player who has not played yet. They are notified, and the seat gets a new link.${BY_HOST}`,
  access: 'seat',
  params: AtSeat,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: NewLink,
  problems: HOST_PROBLEMS,
});

export const rematchContract = defineContract({
  id: 'rematch',
  method: 'POST',
  path: '/api/games/{id}/rematch',
  limit: 'create',
  summary:
    'The same people at a new table, once the game is over. There is one, and later requests lead to it. The first request gets the links of the seats, which are reserved for the others.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    game: z.object({ id: GameId, link: z.url() }),
    seat: SeatNumber.optional().describe('Your seat there, where this made the table.'),
    seats: z
      .array(z.object({ seat: SeatNumber, name: z.string(), token: z.string(), link: z.url() }))
      .optional()
      .describe('Only where this made the table.'),
  }),
  problems: ['unknown-table', 'token-wrong', 'seat-held', 'still-running', 'no-free-seat', 'cross-site'],
});
