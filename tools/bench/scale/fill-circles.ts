// Circles for a filled database: one for ten games, each with four members, its entries, two years of sums
// and the results of its games; one in twenty has an open call for players.
import type pg from 'pg';
import type { Filled } from './filled';

const GAMES = 10;
const MEMBERS = 4;
const WITH_GATHERING = 20;
/** The number of calls that are due, and of games without a result. */
const DUE = 20;

export const CIRCLE_TABLES = [
  ...['Circle', 'CircleMember', 'CircleEntry', 'CircleYear', 'Gathering', 'GatheringAnswer'],
  ...['GameResult', 'ResultSeat'],
];

export const CIRCLE_ID = `'c' || lpad(n::text, 9, '0')`;
/** Member `i` of circle `n`, among $2 people. */
export const MEMBER = `1 + (n * ${MEMBERS} + i) * 7919 % $2::bigint`;
export const USER_ID = `'u' || lpad((${MEMBER})::text, 9, '0')`;
export const MEMBER_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(n * ${MEMBERS} + i), 12, '0'))::uuid`;

/** The number of circles, and their people by number. */
export function circleCountsOf({ games, people, userId }: Pick<Filled, 'games' | 'people' | 'userId'>) {
  return {
    count: Math.floor(games / GAMES),
    circleId: (n: number) => `c${String(n).padStart(9, '0')}`,
    memberOf: (n: number, i: number) => userId(1 + (((n * MEMBERS + i) * 7919) % people)),
  };
}

/** Inserts the circles; the games must exist. */
export async function fillCircles(client: pg.Client, filled: Filled): Promise<void> {
  const { count } = circleCountsOf(filled);
  const [all, withPeople] = [[count], [count, filled.people]];
  const members = `generate_series(1, $1::bigint) n, generate_series(0, ${MEMBERS - 1}) i`;
  await client.query(
    `insert into "Circle" ("id", "name", "joinLinkHash", "preset", "timeZone", "createdAt")
     select ${CIRCLE_ID}, 'Circle ' || n, md5('c' || n) || md5('b' || n), '{}', 'Europe/Prague', now() - interval '700 days'
     from generate_series(1, $1::bigint) n`,
    all,
  );
  await client.query(
    `insert into "CircleMember" ("circleId", "id", "userId", "playerKey", "name", "role", "state", "joinedAt")
     select ${CIRCLE_ID}, ${MEMBER_ID}, ${USER_ID}, 'k' || (${MEMBER}), 'Person ' || i,
       case i when 0 then 'host' else 'member' end, 'in', now() - interval '700 days' from ${members}`,
    withPeople,
  );
  await client.query(
    `insert into "CircleEntry" ("circleId", "kind", "memberId", "at")
     select ${CIRCLE_ID}, 'joined', ${MEMBER_ID}, now() - interval '700 days' from ${members}`,
    all,
  );
  await client.query(
    `insert into "CircleYear" ("circleId", "year", "playerKey", "games", "wins", "tablePoints", "begun", "best")
     select ${CIRCLE_ID}, y, 'k' || (${MEMBER}), 5, 1, 300, '{2,1,1,1}', 110 from ${members}, unnest('{0,2025}'::int[]) y`,
    withPeople,
  );
  await gatherings(client, withPeople);
  await results(client, filled, count);
}

async function gatherings(client: pg.Client, withPeople: readonly number[]): Promise<void> {
  const open = `generate_series(${WITH_GATHERING}, $1::bigint, ${WITH_GATHERING}) n`;
  const due = `case when n <= ${WITH_GATHERING * DUE} then -1 else n end * interval '1 minute'`;
  await client.query(
    `insert into "Gathering" ("id", "circleId", "madeBy", "setup", "pace", "size", "least", "most", "seatOrder", "createdAt", "startsBy")
     select 'q' || n, ${CIRCLE_ID}, ${MEMBER_ID}, '{}', '{"kind":"relaxed"}', 4, 3, 4, 'drawn', now(), now() + ${due} from ${open}, (select 0 as i) x`,
    withPeople.slice(0, 1),
  );
  await client.query(
    `insert into "GatheringAnswer" ("gatheringId", "userId", "answer", "at")
     select 'q' || n, ${USER_ID}, 'in', now() from ${open}, (select 0 as i) x`,
    [...withPeople],
  );
}

async function results(
  client: pg.Client,
  { games, running, people }: Filled,
  circles: number,
): Promise<void> {
  const circle = `case when not x.rated then 'c' || lpad(circle::text, 9, '0') end`;
  // Three in ten games are in the open rating and in no circle.
  const from = `generate_series($1::bigint, $2::bigint) n,
    lateral (select 1 + n % ${circles} as circle, n / ${circles} % 4 = 1 or (n <= ${running} and n % 4 = 3) as rated) x`;
  await client.query(
    `update "Game" g set "circleId" = ${circle}, "rated" = x.rated,
       "resultAt" = case when "status" <> 'running' and n <= $2::bigint - ${DUE} then now() end
     from ${from} where g."id" = 'g' || lpad(n::text, 9, '0')`,
    [1, games],
  );
  const range = [running + 1, games];
  // Every second circle has ratings.
  await client.query(
    `insert into "GameResult" ("gameId", "circleId", "players", "finishedAt", "how", "bestSeat", "bestSeq", "bestPoints", "ratedIn")
     select 'g' || lpad(n::text, 9, '0'), ${circle}, 3, now() - interval '600 days' + n * interval '1 second', 'played-out', 0, 40, 12,
       case when x.rated then 'open' when circle % 2 = 0 then ${circle} end from ${from}`,
    range,
  );
  await client.query(
    `insert into "ResultSeat" ("gameId", "seat", "order", "playerKey", "place", "points", "tablePoints", "left", "compared", "waitMin")
     select 'g' || lpad(n::text, 9, '0'), seat, seat + 1,
       'k' || (1 + (case when x.rated then n * 3 else circle * ${MEMBERS} end + seat) * 7919 % ${people}),
       seat + 1, 100 - seat, 60, seat = 2 and n % 50 = 0, x.rated or circle % 2 = 0, 600
     from ${from}, generate_series(0, 2) seat`,
    range,
  );
}
