/** The pages of one table, for all-pages.ts. */
import { all, leads, WHERE_ONE_MAY_WATCH } from '../../auth/matrix-rows';
import { everybody, member, page, stranger, type SitePage, type Visits, type World } from './visits';

const watched = (...visits: Visits) => page(WHERE_ONE_MAY_WATCH, ...visits);

/** An address of one of the tables. */
const at =
  (table: 'middle' | 'waiting' | 'hosted' | 'over', rest = '') =>
  (world: World) =>
    `/games/${world[table]}${rest}`;

export const TABLE_PAGES: Readonly<Record<string, SitePage>> = {
  'app/games/[gameId]/at/[seq]/page.tsx': watched(
    stranger(at('middle', '/at/100')),
    member(at('over', '/at/30?seat=1')),
  ),
  'app/games/[gameId]/at/[seq]/problem/page.tsx': watched(stranger(at('middle', '/at/100/problem'))),
  'app/games/[gameId]/try/page.tsx': watched(everybody(at('middle', '/try'))),
  'app/games/[gameId]/try/[line]/[step]/page.tsx': watched(
    everybody(({ over, line }) => `/games/${over}/try/${line}/0`),
    stranger(({ over, line }) => `/games/${over}/try/${line}/1`),
  ),
  'app/games/[gameId]/compare/page.tsx': watched(
    stranger(at('middle', '/compare?a=40&b=120')),
    member(at('over', '/compare')),
  ),
  'app/games/[gameId]/figures/page.tsx': watched(
    stranger(at('middle', '/figures')),
    member(at('over', '/figures')),
  ),
  'app/games/[gameId]/review/page.tsx': watched(
    stranger(at('middle', '/review')),
    member(at('over', '/review')),
  ),
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
  'app/games/[gameId]/invite/page.tsx': watched(everybody(at('hosted', '/invite'))),
  'app/games/[gameId]/join/page.tsx': {
    // People with a seat are led to the table.
    answers: leads('to /games', '200 200 200 /:here /:here 200 200'),
    visits: [stranger(at('hosted', '/join')), stranger(at('over', '/join'))],
  },
  'app/games/[gameId]/mentor/page.tsx': watched(
    stranger(at('middle', '/mentor')),
    member(at('hosted', '/mentor')),
  ),
  'app/games/[gameId]/help/page.tsx': watched(
    stranger(at('middle', '/help')),
    member(at('hosted', '/help')),
    member(at('middle', '/help')),
  ),
  'app/games/[gameId]/requests/page.tsx': watched(
    stranger(at('middle', '/requests')),
    ...(['middle', 'waiting', 'hosted', 'over'] as const).map((table) => member(at(table, '/requests'))),
    member(at('hosted', '/requests?done=decided')),
    member(at('middle', '/requests?ask=hand&seat=0')),
  ),
  'app/games/[gameId]/log/page.tsx': watched(stranger(at('middle', '/log')), member(at('over', '/log'))),
  'app/games/[gameId]/page.tsx': watched(
    // accessibility.spec looks at more of it, piece by piece.
    stranger(at('middle')),
    member(at('hosted')),
  ),
  'app/games/[gameId]/plan/page.tsx': watched(
    stranger(at('middle', '/plan')),
    member(at('middle', '/plan')),
    member(at('waiting', '/plan')),
    member(at('waiting', '/plan?problem=too-many')),
  ),
  'app/games/[gameId]/talk/page.tsx': watched(stranger(at('middle', '/talk')), member(at('hosted', '/talk'))),
  'app/games/[gameId]/seats/page.tsx': watched(
    everybody(at('middle', '/seats')),
    member(at('middle', '/seats?refused=not-that-seat')),
  ),
  'app/games/[gameId]/verify/page.tsx': watched(
    stranger(at('middle', '/verify')),
    stranger(at('over', '/verify')),
  ),
  'app/games/[gameId]/words/page.tsx': watched(
    stranger(at('middle', '/words')),
    ...(['middle', 'waiting', 'over'] as const).map((table) => member(at(table, '/words'))),
  ),
};
