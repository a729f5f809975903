/** The reader's own seat with its link and browsers, and claims of lost links. */
import { z } from 'zod';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { AtSeat, BY_HOST, HOST_PROBLEMS, NewLink } from '@/lib/features/seats/contract-hosting';
import { GameId, OfTable, Seats, Stamp } from '@/lib/features/table/contract-shapes';

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
const AT_SEAT = { access: 'seat', query: NOTHING } as const;
const CHANGE = { ...AT_SEAT, limit: 'join', body: NO_BODY } as const;
const HOLDER_PROBLEMS = [
  'unknown-table',
  'token-missing',
  'token-wrong',
  'not-seated',
  'seat-held',
  'cross-site',
] as const;

export const mySeatContract = defineContract({
  id: 'readMySeat',
  method: 'GET',
  path: '/api/games/{id}/seat',
  summary:
    'Your seat: its address, and the browsers that can open it. Links are stored nowhere, so the answer has none.',
  ...AT_SEAT,
  params: OfTable,
  body: NO_BODY,
  status: 200,
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
          at: Stamp,
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
});

export const renewMyLinkContract = defineContract({
  id: 'renewMyLink',
  method: 'POST',
  path: '/api/games/{id}/seat/link',
  summary: `Make a new link for your own seat; the old one no longer opens it.${BY_HOLDER}`,
  ...CHANGE,
  params: OfTable,
  status: 200,
  answer: NewLink,
  problems: HOLDER_PROBLEMS,
});

const SEAT_BROWSER = {
  ...CHANGE,
  path: '/api/games/{id}/seat/browsers/{browser}',
  params: OwnBrowser,
} as const;

export const endSeatBrowserContract = defineContract({
  id: 'signOutOfSeat',
  method: 'DELETE',
  ...SEAT_BROWSER,
  summary: `Sign a browser out of your seat. The link is replaced too, because the browser may have come by it: here is the new one.${BY_HOLDER}`,
  status: 200,
  answer: NewLink,
  problems: [...HOLDER_PROBLEMS, 'not-that-seat'],
});

export const trustBrowserContract = defineContract({
  id: 'trustBrowser',
  method: 'POST',
  ...SEAT_BROWSER,
  summary: `Say that a browser which came by the link is yours: it reads what is private from now on.${BY_HOLDER}`,
  status: 200,
  answer: Done,
  problems: [...HOLDER_PROBLEMS, 'not-that-seat'],
});

export const sendConfirmationContract = defineContract({
  id: 'sendConfirmation',
  method: 'POST',
  path: '/api/games/{id}/seat/mail',
  summary: `Send the email again that asks its reader to confirm the address of your seat. Before that it gets five turn emails and no more.${BY_HOLDER}`,
  ...CHANGE,
  params: OfTable,
  status: 200,
  answer: Done,
  problems: [...HOLDER_PROBLEMS, 'no-own-address', 'too-many'],
});

export const claimsContract = defineContract({
  id: 'listClaims',
  method: 'GET',
  path: '/api/games/{id}/claims',
  summary: 'Open requests for new links, for guests who have lost theirs, and the seats that may get one.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    claims: z.array(
      z
        .object({
          seat: SeatNumber,
          askedBy: SeatNumber.optional().describe('Missing for a host who has no seat.'),
          agreed: Seats.describe('Seats whose holders agree to the link.'),
          askedAt: Stamp,
          readyAt: Stamp.describe('When it can be made even without agreement.'),
          isReady: z.boolean(),
        })
        .meta({ id: 'Claim', description: 'A request for a new link.' }),
    ),
    losable: Seats.describe('Seats that may get a new link.'),
  }),
  problems: ['unknown-table'],
});

export const claimContract = defineContract({
  id: 'claimLink',
  method: 'POST',
  path: '/api/games/{id}/claims/{seat}',
  summary:
    'Ask for a new link for a guest who has lost theirs (`ask`), agree to it (`agree`), refuse it as the holder of the seat (`refuse`), or make it (`make`). It can be made once a day has passed, or once two players agree about a seat without a new holder or a move for seven days. The answer has the link, to be handed on. Only holders of seats and the host do any of this.',
  ...AT_SEAT,
  limit: 'join',
  params: AtSeat,
  body: z.strictObject({ act: z.enum(['ask', 'agree', 'refuse', 'make']) }),
  status: 200,
  answer: z.object({ done: z.literal(true), made: NewLink.optional().describe('Of `make`.') }),
  problems: ['unknown-table', 'token-wrong', 'seat-held', 'not-that-seat', 'cross-site'],
});

const SEAT_LINK = { ...CHANGE, path: '/api/games/{id}/seats/{seat}/link', params: AtSeat } as const;

export const sendLinkContract = defineContract({
  id: 'sendFreshLink',
  method: 'POST',
  ...SEAT_LINK,
  summary: `Send a fresh link to the holder of a seat, on their own channels; it is not shown here. Once a day.${BY_HOST}`,
  status: 200,
  answer: Done,
  problems: HOST_PROBLEMS,
});

export const withdrawLinkContract = defineContract({
  id: 'withdrawLink',
  method: 'DELETE',
  ...SEAT_LINK,
  summary: `Withdraw the link of a seat that has no holder.${BY_HOST}`,
  status: 200,
  answer: Done,
  problems: [...HOST_PROBLEMS, 'seat-held'],
});
