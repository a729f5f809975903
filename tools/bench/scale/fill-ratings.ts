// Ratings and competitions for a filled database: everybody is in the open rating, every second circle has
// ratings, the first circles have a running series each.
import type pg from 'pg';
import { RATING_VERSION } from '@/lib/game/competing/rating';
import { CIRCLE_ID, MEMBER, MEMBER_ID, USER_ID, circleCountsOf } from './fill-circles';
import type { Filled } from './filled';

const MEMBERS = 4;
/** The number of open calls, and of competitions that are due. */
const [CALLS, DUE] = [20, 20];

export const RATING_TABLES = [
  ...['Rating', 'RatingChange', 'RatedCall', 'RatedAnswer', 'Competition', 'Entrant', 'Fixture'],
];

/** The series of circle `n`, from 2 on. */
export const seriesOf = (n: number): string => `s${String(n)}`;

/** Inserts ratings and competitions; circles and results must exist. */
export async function fillRatings(client: pg.Client, filled: Filled): Promise<void> {
  await ratings(client, filled);
  await calls(client, filled);
  await competitions(client, filled);
}

async function ratings(client: pg.Client, filled: Filled): Promise<void> {
  const { count } = circleCountsOf(filled);
  // Almost no two people have the same rating.
  const row = (n: string) =>
    `1200 + ${n} * 7919 % 600 + ${n} % 9973 / 10000.0, 80, 12, now() - ${n} % 300 * interval '1 day'`;
  // One person in ten belongs to another group.
  await client.query(
    `insert into "Rating" ("scope", "playerKey", "mu", "sigma", "games", "lastAt", "version", "met", "group")
     select 'open', 'k' || n, ${row('n')}, ${RATING_VERSION}, array['a', 'b', 'c', 'd', 'e', 'f'],
       case when n % 10 = 0 then 'g' || n / 100 else 'g' end from generate_series(1, $1::bigint) n`,
    [filled.people],
  );
  await client.query(
    `insert into "Rating" ("scope", "playerKey", "mu", "sigma", "games", "lastAt", "version")
     select ${CIRCLE_ID}, 'k' || (${MEMBER}), ${row('i')}, ${RATING_VERSION}
     from generate_series(2, $1::bigint, 2) n, generate_series(0, ${MEMBERS - 1}) i`,
    [count, filled.people],
  );
  await client.query(
    `insert into "RatingChange" ("scope", "gameId", "playerKey", "mu", "sigma", "muAfter", "sigmaAfter")
     select r."ratedIn", r."gameId", s."playerKey", 1500, 90, 1510, 89
     from "GameResult" r join "ResultSeat" s using ("gameId") where s."compared"`,
  );
}

/** Open calls that lack one person each. */
async function calls(client: pg.Client, { games }: Filled): Promise<void> {
  await client.query(
    `insert into "RatedCall" ("id", "size", "pace", "state", "createdAt", "lapsesAt")
     select 'r' || n, 4, '{"kind":"daily","wakingOnly":true,"onTimeout":"computer"}',
       case when n <= ${CALLS} then 'open' else 'started' end, now() - n * interval '1 minute', now() + interval '9 days'
     from generate_series(1, ${CALLS} + $1::bigint / 40) n`,
    [games],
  );
  await client.query(
    `insert into "RatedAnswer" ("userId", "callId", "at")
     select 'u' || lpad((n * 3 + i)::text, 9, '0'), 'r' || n, now()
     from generate_series(1, ${CALLS}) n, generate_series(0, 2) i`,
  );
}

/** A series of each circle with a running game: one of its tables is open, one is over. */
async function competitions(client: pg.Client, filled: Filled): Promise<void> {
  const { count } = circleCountsOf(filled);
  const series = 'generate_series(2, $1::bigint) n';
  await client.query(
    `insert into "Competition" ("id", "circleId", "form", "name", "size", "setup", "pace", "atOnce", "seed", "commitment", "state",
       "createdAt", "signUpUntil", "startedAt", "dueAt")
     select 's' || n, ${CIRCLE_ID}, 'series', 'Series', 4, '{"options":{},"variant":{}}', '{"kind":"relaxed"}', 2, md5('s' || n), md5('o' || n),
       'running', now(), now(), now(), now() + case when n <= ${DUE + 1} then -1 else n end * interval '1 minute' from ${series}`,
    [filled.running],
  );
  await client.query(
    `insert into "Entrant" ("competitionId", "id", "userId", "playerKey", "name", "state", "enteredAt", "playsFrom", "division", "lot")
     select 's' || n, ${MEMBER_ID}, ${USER_ID}, 'k' || (${MEMBER}), 'Person ' || i, 'playing', now(), now(), 1, i
     from ${series}, generate_series(0, ${MEMBERS - 1}) i`,
    [filled.running, filled.people],
  );
  await client.query(
    `insert into "Fixture" ("competitionId", "id", "entrants", "state", "tableId", "tableSeq")
     select 's' || n, '1.1.' || f, array(select (${MEMBER_ID})::text from generate_series(0, ${MEMBERS - 1}) i), state,
       'g' || lpad((n - 1 + away)::text, 9, '0'), 1
     from ${series}, (values (1, 'over', ${2 * count}), (2, 'over', ${3 * count}), (3, 'open', 0)) x (f, state, away)`,
    [filled.running],
  );
  await client.query(
    `insert into "Fixture" ("competitionId", "id", "state") select 's' || n, '1.1.4', 'waiting' from ${series}`,
    [filled.running],
  );
}
