/** Changes for the maker of a table. */
import 'server-only';
import { z } from 'zod';
import { deliverAfterResponse, playAfterResponse } from '@/lib/features/jobs/jobs';
import { makeGuest, personOfRequest } from '@/lib/features/people/guests';
import { joinTable, lookBehind, type SeatAccess } from '@/lib/features/seats/free-seats';
import { removePlayer, renewSeatLink, replaceJoinLink, setTerms } from '@/lib/features/seats/hosting';
import { createRematch } from '@/lib/features/seats/rematch';
import { sitDown, visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId, Name, OfTable } from '@/lib/features/table/contract-shapes';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { linkedTable, TableLink } from '@/lib/features/table/new-table/linked-table';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { JOIN_POLICIES, LINE_SHARINGS, WATCHERS } from '@/lib/game/wording/setup';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';

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

export const HOSTING_API = [
  operation(
    defineContract({
      id: 'joinTable',
      tag: 'Tables',
      fromAnywhere: true,
      method: 'POST',
      path: '/api/joins',
      limit: 'join',
      summary:
        'Take a free seat: of a table of the lobby, or of the one whose link for any free seat you have (`door.token` of a new table). The token of the answer plays at that seat. With an access token the seat is its person’s.',
      access: 'anyone',
      body: z
        .strictObject({
          gameId: GameId.optional().describe('A table of the lobby.'),
          table: sameAs('gameId', GameId.optional()),
          token: z.string().max(100).optional().describe('The last part of the link.'),
          name: Name,
          seat: SeatNumber.optional().describe('The seat wished for; else the first that is free.'),
        })
        .refine(({ gameId, token }) => (gameId === undefined) !== (token === undefined), {
          path: ['gameId'],
          message: 'is sent, or `token`, and not both',
        }),
      answer: z.object({
        gameId: GameId,
        game: sameAs('gameId', GameId),
        seat: SeatNumber,
        token: z.string(),
      }),
      problems: ['token-wrong', 'no-free-seat', 'name-taken'],
    }),
    async ({ body: { gameId, token = '', name, seat }, headers }) => {
      const way: SeatAccess = gameId === undefined ? { token } : { lobby: gameId };
      const behind = await lookBehind(way);
      if (!behind) return refused({ kind: gameId === undefined ? 'token-wrong' : 'no-free-seat' });
      if (behind.free.length === 0) return refused({ kind: 'no-free-seat' });
      const locale = preferredLocale(headers.get('accept-language'));
      const person = await personOfRequest(headers);
      const { id: userId } = person ?? (await makeGuest({ name, locale: locale ?? 'en' }));
      const joined = await joinTable({ way, userId, name, locale, ...(seat === undefined ? {} : { seat }) });
      if (!joined.ok) return joined;
      deliverAfterResponse(1);
      return { ok: true, value: { body: joined.value } };
    },
  ),
  operation(
    defineContract({
      id: 'changeTerms',
      tag: 'Host',
      method: 'POST',
      path: '/api/games/{id}/terms',
      limit: 'join',
      summary: `Change the terms of a table: who may take a free seat, who may look, whether lines may be shared, and whether other pages may show it.${BY_HOST}`,
      access: 'seat',
      params: OfTable,
      body: z.strictObject({
        door: z.enum(JOIN_POLICIES).optional(),
        watchers: z.enum(WATCHERS).optional(),
        lineSharing: z.enum(LINE_SHARINGS).optional(),
        embed: z
          .boolean()
          .optional()
          .describe('Whether pages of other sites may show it in a frame, at /embed/{id}.'),
      }),
      answer: z.object({ done: z.literal(true) }),
      problems: ['unknown-table', 'not-host', 'terms-unfit', 'cross-site'],
    }),
    async ({ params: { id }, body, headers }) => {
      const { door, watchers, lineSharing, embed } = body;
      const terms = {
        ...(door ? { joinPolicy: door } : {}),
        ...(watchers ? { watchers } : {}),
        ...(lineSharing ? { lineSharing } : {}),
        mayEmbed: embed,
      };
      const outcome = await setTerms(id, await visitorOfRequest(id, headers), terms);
      return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'makeLink',
      tag: 'Host',
      method: 'POST',
      path: '/api/games/{id}/links',
      limit: 'join',
      summary: `Make a new link for a seat that has no holder or, without \`seat\`, the link for any free seat.${BY_HOST}`,
      access: 'seat',
      params: OfTable,
      body: z.strictObject({ seat: SeatNumber.optional() }),
      answer: NewLink,
      problems: [...HOST_PROBLEMS, 'seat-held'],
    }),
    async ({ params: { id: gameId }, body: { seat }, headers }) => {
      const host = await visitorOfRequest(gameId, headers);
      const outcome =
        seat === undefined
          ? await replaceJoinLink(gameId, host)
          : await renewSeatLink({ gameId, seat, host });
      if (!outcome.ok) return outcome;
      const { token } = outcome.value;
      const link = seat === undefined ? joinAddress(token) : seatLink(token);
      return { ok: true, value: { body: { token, link } } };
    },
  ),
  operation(
    defineContract({
      id: 'freeSeat',
      tag: 'Host',
      method: 'DELETE',
      path: '/api/games/{id}/seats/{seat}',
      limit: 'join',
      summary: `Free the seat of a player who has not played yet. They are notified, and the seat gets a new link.${BY_HOST}`,
      access: 'seat',
      params: AtSeat,
      answer: NewLink,
      problems: HOST_PROBLEMS,
    }),
    async ({ params: { id: gameId, seat }, headers }) => {
      const outcome = await removePlayer({ gameId, seat, host: await visitorOfRequest(gameId, headers) });
      if (!outcome.ok) return outcome;
      deliverAfterResponse(1);
      const { token } = outcome.value;
      return { ok: true, value: { body: { token, link: seatLink(token) } } };
    },
  ),
  operation(
    defineContract({
      id: 'rematch',
      tag: 'Tables',
      method: 'POST',
      path: '/api/games/{id}/rematch',
      limit: 'create',
      summary:
        'The same people at a new table, once the game is over. There is one, and later requests lead to it. The first request gets the links of the seats, which are reserved for the others.',
      access: 'seat',
      params: OfTable,
      answer: z.object({
        ...TableLink,
        seat: SeatNumber.optional().describe('Your seat there, where this made the table.'),
        seats: z
          .array(z.object({ seat: SeatNumber, name: z.string(), token: z.string(), link: z.url() }))
          .optional()
          .describe('Only where this made the table.'),
      }),
      problems: ['unknown-table', 'token-wrong', 'seat-held', 'still-running', 'no-free-seat', 'cross-site'],
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const outcome = await createRematch(id, who);
      if (!outcome.ok) return outcome;
      const { gameId, made, seat } = outcome.value;
      const table = linkedTable(gameId);
      if (!made) return { ok: true, value: { body: table } };
      const mine = made.seats.find((one) => one.seat === seat);
      // A program that sent a seat token gets a new token. A person is seated at once.
      if (mine && who.userId) await sitDown({ token: mine.token, userId: who.userId });
      deliverAfterResponse(1);
      playAfterResponse(gameId, made.computerNext);
      return { ok: true, value: { body: { ...table, seat, seats: made.seats } } };
    },
  ),
];
