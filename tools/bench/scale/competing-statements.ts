// The statements of results, ratings and competitions.
import {
  competitionFacts,
  competitionsIn,
  dueCompetitions,
  findCompetition,
  nextOf,
  resultsOfTables,
} from '@/lib/features/competitions/competition-store';
import { joinCall, openCall } from '@/lib/features/ratings/calls';
import { fullCalls, lapseCalls, meetingsOf, openCallRows } from '@/lib/features/ratings/calls-store';
import { openList, ownRatings, personFor, ratingsSeenBy, readerOf } from '@/lib/features/ratings/ratings';
import type { GameResult } from '@/lib/features/results/result';
import { storeResult } from '@/lib/features/results/results';
import { db } from '@/lib/platform/db/db';
import type { Hot, Round, Subject } from './subject';

const AT_ONCE = 20;

export const COMPETING = [
  { name: 'result: write, for a circle', ask: (it, round) => write(it, round, { circleId: it.circleId }) },
  { name: 'result: write, open rating', ask: (it, round) => write(it, round, { isRated: true }) },
  {
    name: 'ratings: of a circle',
    ask: ({ memberId, circleId, keys }) => ratingsSeenBy(memberId, circleId, keys),
  },
  { name: 'ratings: my own', ask: ({ memberId }) => ownRatings(memberId) },
  { name: 'ratings: my choice', ask: ({ memberId }) => readerOf(memberId) },
  { name: 'ratings: public list', ask: ({ now }) => openList(now) },
  { name: 'rated calls: open', ask: ({ now }) => openCallRows(now) },
  {
    name: 'rated calls: who has met',
    ask: ({ userId, memberId, hostId, now }) =>
      meetingsOf([userId, memberId, hostId], new Date(now.getTime() - 90 * 86_400_000)),
  },
  { name: 'rated calls: join', ask: join },
  { name: 'cron: rated calls that are full', ask: () => fullCalls() },
  { name: 'cron: rated calls that lapse', ask: ({ now }) => lapseCalls(now) },
  { name: 'people: a page', ask: ({ keys: [key = ''], memberId }) => personFor(key, memberId) },
  { name: 'competition: with people and tables', ask: ({ seriesId }) => findCompetition(seriesId) },
  { name: 'competition: the next one', ask: ({ seriesId }) => nextOf(seriesId) },
  { name: 'competition: results', ask: results },
  { name: 'competition: facts', ask: facts },
  { name: 'competitions of a circle', ask: ({ circleId }) => competitionsIn(circleId) },
  { name: 'cron: competitions due', ask: ({ now }) => dueCompetitions(now, AT_ONCE) },
] as const satisfies readonly Hot[];

/** Writes a result again; only the writing counts. */
async function write(
  { over: gameId, keys, now }: Subject,
  { timed }: Round,
  of: Pick<GameResult, 'circleId' | 'isRated'>,
): Promise<void> {
  await db().gameResult.deleteMany({ where: { gameId } });
  await db().ratingChange.deleteMany({ where: { gameId } });
  await db().game.updateMany({ where: { id: gameId }, data: { resultAt: null } });
  const seats = keys.slice(0, 3).map((playerKey, seat) => ({
    seat: seat === 0 ? (0 as const) : seat === 1 ? (1 as const) : (2 as const),
    order: seat + 1,
    playerKey,
    place: seat + 1,
    points: 90 - seat,
    tablePoints: 60,
    left: seat === 2,
  }));
  const result = { gameId, ...of, players: 3, finishedAt: now, how: 'played-out', seats } as const;
  await timed(() => storeResult(gameId, result, now));
}

/** A person answers a new call. */
async function join({ userId, hostId, now }: Subject, { timed }: Round): Promise<void> {
  const clock = { now: () => now };
  await db().ratedCall.deleteMany({ where: { answers: { some: { userId: hostId } } } });
  const call = await openCall(hostId, { size: 4, pace: 'daily' }, clock);
  await timed(async () => (call.ok ? joinCall(call.value.id, userId, clock) : call));
}

async function results({ seriesId }: Subject, { timed }: Round): Promise<void> {
  const whole = await findCompetition(seriesId);
  await timed(async () => (whole ? resultsOfTables(whole) : nextOf(seriesId)));
}

async function facts({ seriesId, now }: Subject, { timed }: Round): Promise<void> {
  const whole = await findCompetition(seriesId);
  await timed(async () => (whole ? competitionFacts(whole, now) : nextOf(seriesId)));
}
