/** Your own seat: its link, address and browsers, and lost links. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { tableExists } from '@/lib/features/history/read-log';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { sendConsentAgain, unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { DONE } from '@/lib/features/people/person-answer';
import { requestAddress } from '@/lib/features/seats/address-change';
import { AtSeat, BY_HOST, HOST_PROBLEMS, NewLink } from '@/lib/features/seats/api-hosting';
import {
  agreeToNewLink,
  askNewLink,
  loadClaims,
  makeNewLink,
  refuseNewLink,
  seatsToAskFor,
} from '@/lib/features/clocks/claims';
import { sendFreshLink } from '@/lib/features/seats/fresh-link';
import { revokeSeatLink } from '@/lib/features/seats/hosting';
import { loadMySeat, renewOwnLink, signOutBrowser, trustBrowser } from '@/lib/features/seats/own-seat';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseToken, requireSeat } from '@/lib/features/seats/visitor';
import { Email, GameId, OfTable, Seats } from '@/lib/features/table/contract-shapes';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const Done = z.object({ done: z.literal(true) });

const OwnBrowser = z.object({
  id: GameId,
  browser: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('The id of the browser.'),
});

const BY_HOLDER =
  ' Only the holder may do this: by an access token, a browser of theirs, or as the program that sat down with the token it sends.';

const CHANGE = { access: 'seat', limit: 'join' } as const;

const HOLDER_PROBLEMS = [
  'unknown-table',
  'token-missing',
  'token-wrong',
  'not-seated',
  'seat-held',
  'cross-site',
] as const;

const SEAT_BROWSER = {
  ...CHANGE,
  path: '/api/games/{id}/seat/browsers/{browser}',
  params: OwnBrowser,
} as const;

const SEAT_LINK = { ...CHANGE, path: '/api/games/{id}/seats/{seat}/link', params: AtSeat } as const;

const ACTS = { ask: askNewLink, agree: agreeToNewLink, refuse: refuseNewLink, make: makeNewLink } as const;

/** A new seat link. The API shows it only once. */
const newLink = (token: string) => ({ token, link: seatLink(token) });

/** Handles a change of the player's own seat that creates a new link. */
async function withNewLink(
  gameId: string,
  headers: Headers,
  act: (who: Visitor) => Promise<SeatOutcome<{ readonly token: string }>>,
): Promise<ApiResult> {
  const me = await requireSeat(gameId, headers);
  if (!me.ok) return me;
  const outcome = await act(await visitorOfRequest(gameId, headers));
  return outcome.ok ? { ok: true, value: { body: newLink(outcome.value.token) } } : outcome;
}

export const OWN_SEAT_API = [
  operation(
    defineContract({
      id: 'readMySeat',
      tag: 'Seats',
      method: 'GET',
      path: '/api/games/{id}/seat',
      summary:
        'Your seat: its address, and the browsers that can open it. Links are stored nowhere, so the answer has none.',
      access: 'seat',
      params: OfTable,
      answer: z
        .object({
          seat: SeatNumber,
          isHolder: z.boolean().describe('A player who only has its link sees nothing more.'),
          browsers: z.array(
            z.object({
              id: z.string(),
              label: z.string(),
              own: z.boolean().describe('Whether it reads what is private.'),
              isHere: z.boolean(),
              isLink: z.boolean().describe('The link itself, as a program sends it.'),
              at: Moment,
            }),
          ),
          email: z.string().optional(),
          isLost: z.literal(true).optional().describe('No mail gets through to that address.'),
          unconfirmed: z
            .object({
              turns: z.int().describe('Turn emails that are left until then.'),
              canAsk: z.boolean().describe('Whether the email that asks to confirm it can be sent again.'),
            })
            .optional()
            .describe('Missing once the reader of the address has confirmed it.'),
          isReached: z
            .boolean()
            .optional()
            .describe('For a seat that another player holds: whether they can be asked for another address.'),
        })
        .meta({ id: 'MySeat', description: 'A seat as its holder sees it.' }),
      problems: ['unknown-table', 'token-missing', 'token-wrong', 'not-seated'],
    }),
    async ({ params: { id }, headers }) => {
      const me = await requireSeat(id, headers);
      if (!me.ok) return me;
      const mine = await loadMySeat(id, await visitorOfRequest(id, headers));
      if (!mine) return refused({ kind: 'token-wrong' });
      const open = mine.isHolder ? await unconfirmedSeat(id, mine.seat) : undefined;
      const unconfirmed = open ? { unconfirmed: { turns: open.turns, canAsk: open.canAsk } } : {};
      return { ok: true, value: { body: { ...mine, ...unconfirmed } } };
    },
  ),
  operation(
    defineContract({
      id: 'renewMyLink',
      tag: 'Seats',
      method: 'POST',
      path: '/api/games/{id}/seat/link',
      summary: `Make a new link for your own seat; the old one no longer opens it.${BY_HOLDER}`,
      ...CHANGE,
      params: OfTable,
      answer: NewLink,
      problems: HOLDER_PROBLEMS,
    }),
    async ({ params: { id }, headers }) => withNewLink(id, headers, (who) => renewOwnLink(id, who)),
  ),
  operation(
    defineContract({
      id: 'signOutOfSeat',
      tag: 'Seats',
      method: 'DELETE',
      ...SEAT_BROWSER,
      summary: `Sign a browser out of your seat. The link is replaced too, because the browser may have come by it: here is the new one.${BY_HOLDER}`,
      answer: NewLink,
      problems: [...HOLDER_PROBLEMS, 'not-that-seat'],
    }),
    async ({ params: { id, browser }, headers }) =>
      withNewLink(id, headers, (who) => signOutBrowser(id, who, browser)),
  ),
  operation(
    defineContract({
      id: 'trustBrowser',
      tag: 'Seats',
      method: 'POST',
      ...SEAT_BROWSER,
      summary: `Say that a browser which came by the link is yours: it reads what is private from now on.${BY_HOLDER}`,
      answer: Done,
      problems: [...HOLDER_PROBLEMS, 'not-that-seat'],
    }),
    async ({ params: { id, browser }, headers }) => {
      const me = await requireSeat(id, headers);
      if (!me.ok) return me;
      const outcome = await trustBrowser(id, await visitorOfRequest(id, headers), browser);
      return outcome.ok ? DONE : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'sendConfirmation',
      tag: 'Seats',
      method: 'POST',
      path: '/api/games/{id}/seat/mail',
      summary: `Send the email again that asks its reader to confirm the address of your seat. Before that it gets five turn emails and no more.${BY_HOLDER}`,
      ...CHANGE,
      params: OfTable,
      answer: Done,
      problems: [...HOLDER_PROBLEMS, 'no-own-address', 'too-many'],
    }),
    async ({ params: { id }, headers }) => {
      const me = await requireSeat(id, headers);
      if (!me.ok) return me;
      const locale = preferredLocale(headers.get('accept-language')) ?? 'en';
      const outcome = await sendConsentAgain(id, await visitorOfRequest(id, headers), locale);
      return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'listClaims',
      tag: 'Seats',
      method: 'GET',
      path: '/api/games/{id}/claims',
      summary:
        'Open requests for new links, for guests who have lost theirs, and the seats that may get one.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: z.object({
        claims: z.array(
          z
            .object({
              seat: SeatNumber,
              askedBy: SeatNumber.optional().describe('Missing for a host who has no seat.'),
              agreed: Seats.describe('Seats whose holders agree to the link.'),
              askedAt: Moment,
              readyAt: Moment.describe('When it can be made even without agreement.'),
              isReady: z.boolean(),
            })
            .meta({ id: 'Claim', description: 'A request for a new link.' }),
        ),
        losable: Seats.describe('Seats that may get a new link.'),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      if (!(await tableExists(id, await visitorOfRequest(id, headers))))
        return refused({ kind: 'unknown-table' });
      const [claims, losable] = await Promise.all([loadClaims(id), seatsToAskFor(id)]);
      return { ok: true, value: { body: { claims, losable } } };
    },
  ),
  operation(
    defineContract({
      id: 'claimLink',
      tag: 'Seats',
      method: 'POST',
      path: '/api/games/{id}/claims/{seat}',
      summary:
        'Ask for a new link for a guest who has lost theirs, or answer. Players `ask`, `agree` and `make` it; the holder of the seat may `refuse`. It can be made once a day has passed, or once two players agree about a seat without a new holder or a move for seven days. The answer has the link, to be handed on. Only holders of seats and the host do any of this.',
      access: 'seat',
      limit: 'join',
      params: AtSeat,
      body: z.strictObject({ act: z.enum(['ask', 'agree', 'refuse', 'make']) }),
      answer: z.object({ done: z.literal(true), made: NewLink.optional().describe('Of `make`.') }),
      problems: ['unknown-table', 'token-wrong', 'seat-held', 'not-that-seat', 'cross-site'],
    }),
    async ({ params: { id, seat }, body, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const outcome = await ACTS[body.act]({ gameId: id, seat, who });
      if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(id) : outcome;
      deliverAfterResponse(1);
      const made = outcome.value && newLink(outcome.value.token);
      return { ok: true, value: { body: { done: true, made } } };
    },
  ),
  operation(
    defineContract({
      id: 'sendFreshLink',
      tag: 'Host',
      method: 'POST',
      ...SEAT_LINK,
      summary: `Send a fresh link to the holder of a seat, on their own channels; it is not shown here. Once a day.${BY_HOST}`,
      answer: Done,
      problems: HOST_PROBLEMS,
    }),
    async ({ params: { id, seat }, headers }) => {
      const outcome = await sendFreshLink(id, seat, await visitorOfRequest(id, headers));
      if (!outcome.ok) return outcome;
      deliverAfterResponse(1);
      return DONE;
    },
  ),
  operation(
    defineContract({
      id: 'withdrawLink',
      tag: 'Host',
      method: 'DELETE',
      ...SEAT_LINK,
      summary: `Withdraw the link of a seat that has no holder.${BY_HOST}`,
      answer: Done,
      problems: [...HOST_PROBLEMS, 'seat-held'],
    }),
    async ({ params: { id: gameId, seat }, headers }) => {
      const outcome = await revokeSeatLink({ gameId, seat, host: await visitorOfRequest(gameId, headers) });
      return outcome.ok ? DONE : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'changeAddress',
      tag: 'Tables',
      method: 'POST',
      path: '/api/games/{id}/address',
      limit: 'join',
      summary:
        'Send messages of your seat to another address. The holder changes it at once, by the session or the cookie they sat down with. If you only have the link, or send it as a token, the service asks the current address by email, once an hour.',
      access: 'seat',
      params: OfTable,
      body: z.strictObject({ email: Email }),
      answer: z.object({ done: z.enum(['changed', 'asked']) }),
      problems: ['token-missing', 'token-wrong', 'no-own-address', 'too-many', 'cross-site', 'unknown-table'],
    }),
    async ({ params, body, headers }) => {
      const who = await visitorOfRequest(params.id, headers);
      if (!who.token && !who.userId) return refused({ kind: 'token-missing' });
      const outcome = await requestAddress(params.id, who, body.email);
      if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
      deliverAfterResponse(1);
      return { ok: true, value: { body: { done: outcome.value } } };
    },
  ),
];
