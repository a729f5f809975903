/** The pages of one table, for all-pages.ts. */
import { all, leads, WHERE_ONE_MAY_WATCH } from '../../auth/matrix-rows';
import { everybody, member, stranger, type SitePage } from './visits';

export const TABLE_PAGES: Readonly<Record<string, SitePage>> = {
  'app/games/[gameId]/at/[seq]/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/at/100`),
      member(({ over }) => `/games/${over}/at/30?seat=1`),
    ],
  },
  'app/games/[gameId]/at/[seq]/problem/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [stranger(({ middle }) => `/games/${middle}/at/100/problem`)],
  },
  'app/games/[gameId]/try/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: everybody(({ middle }) => `/games/${middle}/try`),
  },
  'app/games/[gameId]/try/[line]/[step]/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      ...everybody(({ over, line }) => `/games/${over}/try/${line}/0`),
      stranger(({ over, line }) => `/games/${over}/try/${line}/1`),
    ],
  },
  'app/games/[gameId]/compare/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/compare?a=40&b=120`),
      member(({ over }) => `/games/${over}/compare`),
    ],
  },
  'app/games/[gameId]/figures/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/figures`),
      member(({ over }) => `/games/${over}/figures`),
    ],
  },
  'app/games/[gameId]/review/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/review`),
      member(({ over }) => `/games/${over}/review`),
    ],
  },
  'app/games/[gameId]/review/[turn]/[step]/page.tsx': {
    answers: all('404'),
    visits: 'the page of a shared line with other words (try/[line]/[step]), and only after a review',
  },
  'app/games/[gameId]/review/[turn]/again/page.tsx': {
    answers: all('404'),
    visits: 'only after a review: e2e/retry.spec.ts looks at it',
  },
  'app/games/[gameId]/review/[turn]/film/page.tsx': {
    answers: all('404'),
    visits: 'only after a review: e2e/retry.spec.ts looks at it',
  },
  'app/games/[gameId]/invite/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: everybody(({ hosted }) => `/games/${hosted}/invite`),
  },
  'app/games/[gameId]/join/page.tsx': {
    // People with a seat are led to the table.
    answers: leads('to /games', '200 200 200 /:here /:here 200 200'),
    visits: [
      stranger(({ hosted }) => `/games/${hosted}/join`),
      stranger(({ over }) => `/games/${over}/join`),
    ],
  },
  'app/games/[gameId]/mentor/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/mentor`),
      member(({ hosted }) => `/games/${hosted}/mentor`),
    ],
  },
  'app/games/[gameId]/help/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/help`),
      member(({ hosted }) => `/games/${hosted}/help`),
      member(({ middle }) => `/games/${middle}/help`),
    ],
  },
  'app/games/[gameId]/requests/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/requests`),
      ...(['middle', 'waiting', 'hosted', 'over'] as const).map((table) =>
        member((world) => `/games/${world[table]}/requests`),
      ),
      member(({ hosted }) => `/games/${hosted}/requests?done=decided`),
      member(({ middle }) => `/games/${middle}/requests?ask=hand&seat=0`),
    ],
  },
  'app/games/[gameId]/log/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [stranger(({ middle }) => `/games/${middle}/log`), member(({ over }) => `/games/${over}/log`)],
  },
  'app/games/[gameId]/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      // accessibility.spec looks at more of it, piece by piece.
      stranger(({ middle }) => `/games/${middle}`),
      member(({ hosted }) => `/games/${hosted}`),
    ],
  },
  'app/games/[gameId]/plan/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/plan`),
      member(({ middle }) => `/games/${middle}/plan`),
      member(({ waiting }) => `/games/${waiting}/plan`),
      member(({ waiting }) => `/games/${waiting}/plan?problem=too-many`),
    ],
  },
  'app/games/[gameId]/talk/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/talk`),
      member(({ hosted }) => `/games/${hosted}/talk`),
    ],
  },
  'app/games/[gameId]/seats/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      ...everybody(({ middle }) => `/games/${middle}/seats`),
      member(({ middle }) => `/games/${middle}/seats?refused=not-that-seat`),
    ],
  },
  'app/games/[gameId]/verify/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/verify`),
      stranger(({ over }) => `/games/${over}/verify`),
    ],
  },
  'app/games/[gameId]/words/page.tsx': {
    answers: WHERE_ONE_MAY_WATCH,
    visits: [
      stranger(({ middle }) => `/games/${middle}/words`),
      ...(['middle', 'waiting', 'over'] as const).map((table) =>
        member((world) => `/games/${world[table]}/words`),
      ),
    ],
  },
};
