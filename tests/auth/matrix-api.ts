/** Rows of the matrix for operations of the API that pages offer by their forms. */
import { OF_PEOPLE } from './matrix-own';
import { all, each, WHERE_ONE_MAY_WATCH, type Row } from './matrix-rows';

export const OF_API: Readonly<Record<string, Row>> = {
  ...OF_PEOPLE,
  'GET app/api-docs/[file]/route.ts': all('404'),
  'GET app/api-docs/explorer/route.ts': all('200'),
  'GET app/robots.txt/route.ts': all('200'),
  'GET app/.well-known/security.txt/route.ts': all('200'),
  'GET app/api/lobby/route.ts': all('200'),
  'POST app/api/lobby/route.ts': all('405'),
  'GET app/api/me/tables/route.ts': each('401 200 401 401 401 200 200'),
  'POST app/api/me/tables/route.ts': all('405'),
  'GET app/api/me/stream/route.ts': each('401 200 401 401 401 200 200'),
  'POST app/api/me/stream/route.ts': all('405'),
  'GET app/api/joins/route.ts': all('405'),
  'POST app/api/joins/route.ts': all('409'),
  'GET app/api/games/[id]/talk/route.ts': WHERE_ONE_MAY_WATCH,
  'POST app/api/games/[id]/talk/route.ts': each('403 200 403 200 200 200 200', '404 404 404 200 200 200 404'),
  'GET app/api/games/[id]/talk/[word]/route.ts': all('405'),
  'POST app/api/games/[id]/talk/[word]/route.ts': each(
    '403 200 403 200 200 200 200',
    '404 404 404 200 200 200 404',
  ),
  'DELETE app/api/games/[id]/talk/[word]/route.ts': each(
    '403 403 403 200 403 200 200',
    '404 404 404 200 403 200 404',
  ),
  'GET app/api/games/[id]/notes/route.ts': WHERE_ONE_MAY_WATCH,
  'POST app/api/games/[id]/notes/route.ts': each(
    '403 403 403 200 200 403 403',
    '404 404 404 200 200 403 404',
  ),
  'GET app/api/games/[id]/notes/[note]/route.ts': all('405'),
  'POST app/api/games/[id]/notes/[note]/route.ts': all('405'),
  'DELETE app/api/games/[id]/notes/[note]/route.ts': each(
    '403 403 403 404 404 403 403',
    '404 404 404 404 404 403 404',
  ),
  'GET app/api/games/[id]/terms/route.ts': all('405'),
  'POST app/api/games/[id]/terms/route.ts': each('403 403 403 403 403 200 403'),
  'GET app/api/games/[id]/links/route.ts': all('405'),
  'POST app/api/games/[id]/links/route.ts': each('403 403 403 403 403 200 403'),
  'GET app/api/games/[id]/seats/[seat]/route.ts': all('405'),
  'POST app/api/games/[id]/seats/[seat]/route.ts': all('405'),
  'DELETE app/api/games/[id]/seats/[seat]/route.ts': each('403 403 403 403 403 200 403'),
  'GET app/api/games/[id]/rematch/route.ts': all('405'),
  'POST app/api/games/[id]/rematch/route.ts': each('403 403 403 409 409 403 403'),
  'GET app/api/games/[id]/recap/route.ts': each('401 403 403 200 200 403 403', '404 404 404 200 200 404 404'),
  'POST app/api/games/[id]/recap/route.ts': each(
    '401 403 403 200 200 403 403',
    '404 404 404 200 200 404 404',
  ),
  'GET app/api/games/[id]/figures/route.ts': WHERE_ONE_MAY_WATCH,
  'POST app/api/games/[id]/figures/route.ts': all('405'),
  'DELETE app/api/games/[id]/leave/route.ts': each(
    '401 403 403 200 200 403 403',
    '404 404 404 200 200 403 404',
  ),
  'DELETE app/api/games/[id]/offers/[seat]/route.ts': each(
    '401 403 403 409 409 409 403',
    '404 404 404 409 409 409 404',
  ),
  // Nobody is led anywhere by a game that goes on.
  'POST app/games/[gameId]/deal/route.ts': all('303 /games/:here'),
  'GET app/api/daily/route.ts': all('200'),
  'POST app/api/daily/route.ts': each('401 201 401 401 401 201 201'),
  'GET app/api/insights/route.ts': all('200'),
  'POST app/api/insights/route.ts': all('405'),
  'page app/insights/page.tsx': all('200'),
  'GET app/api/puzzles/[number]/route.ts': all('200'),
  'POST app/api/puzzles/[number]/route.ts': all('405'),
  'page app/puzzles/[id]/best/[step]/page.tsx': all('200'),
  'page app/puzzles/[id]/page.tsx': all('200'),
  'page app/puzzles/page.tsx': all('200'),
  'page app/puzzles/today/page.tsx': all('200'),
  'GET app/api/games/[id]/review/route.ts': each(
    '409 409 409 409 409 409 409',
    '404 404 404 409 409 409 404',
  ),
  'POST app/api/games/[id]/sandbox/route.ts': all('405'),
  'GET app/api/games/[id]/sandbox/lines/[line]/route.ts': all('405'),
  'POST app/api/games/[id]/review/route.ts': all('405'),
  // The right seat is told that the game is not over.
  'PUT app/api/games/[id]/review/route.ts': each(
    '401 401 401 409 409 401 401',
    '404 404 404 409 409 401 404',
  ),
  'PUT app/api/games/[id]/sandbox/lines/[line]/route.ts': each(
    '401 404 401 404 404 404 404',
    '404 404 404 404 404 404 404',
  ),
  'DELETE app/api/games/[id]/sandbox/lines/[line]/route.ts': each(
    '401 404 401 404 404 404 404',
    '404 404 404 404 404 404 404',
  ),
};
