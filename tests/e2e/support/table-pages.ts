/** The pages of one table, for all-pages.ts. */
import { all, leads, WHERE_ONE_MAY_WATCH } from '../../auth/matrix-rows';
import { everybody, member, page, stranger, type SitePage, type Visits } from './visits';

const watched = (...visits: Visits) => page(WHERE_ONE_MAY_WATCH, ...visits);

export const TABLE_PAGES: Readonly<Record<string, SitePage>> = {
  'app/games/[gameId]/at/[seq]/page.tsx': watched(
    '/games/:middle/at/100',
    member('/games/:over/at/30?seat=1'),
  ),
  'app/games/[gameId]/at/[seq]/problem/page.tsx': watched('/games/:middle/at/100/problem'),
  'app/games/[gameId]/try/page.tsx': watched(everybody('/games/:middle/try')),
  'app/games/[gameId]/try/[line]/[step]/page.tsx': watched(
    everybody('/games/:over/try/:line/0'),
    '/games/:over/try/:line/1',
  ),
  'app/games/[gameId]/compare/page.tsx': watched(
    '/games/:middle/compare?a=40&b=120',
    member('/games/:over/compare'),
  ),
  'app/games/[gameId]/figures/page.tsx': watched('/games/:middle/figures', member('/games/:over/figures')),
  'app/games/[gameId]/review/page.tsx': watched('/games/:middle/review', member('/games/:over/review')),
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
  'app/games/[gameId]/join/page.tsx': {
    // People with a seat are led to the table.
    answers: leads('to /games', '200 200 200 /:here /:here 200 200'),
    visits: [stranger('/games/:hosted/join'), stranger('/games/:over/join')],
  },
  'app/games/[gameId]/mentor/page.tsx': watched('/games/:middle/mentor', member('/games/:hosted/mentor')),
  'app/games/[gameId]/help/page.tsx': watched(
    '/games/:middle/help',
    member('/games/:hosted/help'),
    member('/games/:middle/help'),
  ),
  'app/games/[gameId]/log/page.tsx': watched('/games/:middle/log', member('/games/:over/log')),
  'app/games/[gameId]/page.tsx': watched(
    // accessibility.spec looks at more of it, piece by piece.
    '/games/:middle',
    member('/games/:hosted'),
  ),
  'app/games/[gameId]/plan/page.tsx': watched(
    '/games/:middle/plan',
    member('/games/:middle/plan'),
    member('/games/:waiting/plan'),
    member('/games/:waiting/plan?problem=too-many'),
  ),
  'app/games/[gameId]/talk/page.tsx': watched('/games/:middle/talk', member('/games/:hosted/talk')),
  'app/games/[gameId]/seats/page.tsx': watched(
    everybody('/games/:middle/seats'),
    everybody('/games/:hosted/seats'),
    ...(['waiting', 'over'] as const).map((table) => member(`/games/:${table}/seats`)),
    member('/games/:middle/seats?refused=not-that-seat'),
    member('/games/:middle/seats?ask=hand&seat=0'),
    // The former addresses, which people keep in their mail.
    member('/games/:hosted/requests?done=decided'),
    member('/games/:hosted/invite'),
  ),
  'app/games/[gameId]/verify/page.tsx': watched('/games/:middle/verify', '/games/:over/verify'),
  'app/games/[gameId]/words/page.tsx': watched(
    '/games/:middle/words',
    ...(['middle', 'waiting', 'over'] as const).map((table) => member(`/games/:${table}/words`)),
  ),
};
