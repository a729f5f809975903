import 'server-only';
import { isMemberAt } from '@/lib/features/circles/circles-store';
import { ALWAYS, type Week, weekOf } from '@/lib/game/pace/calendar';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import type { WholeCompetition } from './competition';

/** The ratings in the circle of those who do not hide theirs, by entrant. */
export async function entrantRatings(
  scope: string,
  entrants: WholeCompetition['entrants'],
): Promise<ReadonlyMap<string, number>> {
  const shown = await db().user.findMany({
    where: {
      id: { in: entrants.map(({ userId }) => userId) },
      OR: [{ ratings: null }, { ratings: { not: 'hidden' } }],
    },
    select: { playerKey: true },
  });
  const playerKey = { in: shown.map((each) => each.playerKey) };
  const rows = await db().rating.findMany({
    where: { scope, playerKey },
    select: { playerKey: true, mu: true },
  });
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  return new Map(rows.flatMap(({ playerKey: key, mu }) => [[ids.get(key) ?? '', mu] as const]));
}

/** The nights and days off of people, as clocks honour them. */
export async function weeksOf(userIds: readonly string[]): Promise<readonly Week[]> {
  const rows = await db().user.findMany({
    where: { id: { in: [...userIds] } },
    select: { quietFrom: true, quietTo: true, daysOff: true },
  });
  return rows.map(({ quietFrom, quietTo, daysOff }) =>
    weekOf({ ...ALWAYS, quietFrom: quietFrom ?? undefined, quietTo: quietTo ?? undefined, daysOff }),
  );
}

/** The same for all members of a circle. */
export async function weeksOfCircle(circleId: string, now: Date): Promise<readonly Week[]> {
  const rows = await db().circleMember.findMany({
    where: { circleId, ...isMemberAt(await noticeTimeAt(now)) },
    select: { userId: true },
  });
  return weeksOf(rows.flatMap(({ userId }) => userId ?? []));
}

/** When the tables of a competition were opened, and when they ended; by game id. */
export async function tableDates(
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly from: Date; readonly until?: Date }>> {
  const rows = await db().game.findMany({
    where: { id: { in: [...tableIds] } },
    select: { id: true, createdAt: true, result: { select: { finishedAt: true } } },
  });
  return new Map(
    rows.map(({ id, createdAt, result }) => [id, { from: createdAt, until: result?.finishedAt }]),
  );
}

/**
 * Ratings of entrants who show theirs before their first rated table here, or now without one; by entrant.
 * None in a circle without ratings.
 */
export async function startRatings({
  competition: { circleId },
  entrants,
  fixtures,
}: WholeCompetition): Promise<ReadonlyMap<string, number>> {
  const circle = await db().circle.findUnique({ where: { id: circleId }, select: { rated: true } });
  if (!circle?.rated) return new Map();
  const gameIds = fixtures.flatMap(({ tableId }) => tableId ?? []);
  const ratings = await entrantRatings(circleId, entrants);
  const changes = await db().ratingChange.findMany({
    where: { scope: circleId, gameId: { in: gameIds }, playerKey: { in: entrants.map(({ key }) => key) } },
    select: { gameId: true, playerKey: true, mu: true },
  });
  const order = await db().gameResult.findMany({
    where: { gameId: { in: changes.map(({ gameId }) => gameId) } },
    orderBy: { seq: 'asc' },
    select: { gameId: true },
  });
  const at = new Map(order.map(({ gameId }, i) => [gameId, i]));
  const sorted = changes.toSorted((a, b) => (at.get(b.gameId) ?? 0) - (at.get(a.gameId) ?? 0));
  const first = new Map(sorted.map(({ playerKey, mu }) => [playerKey, mu]));
  return new Map(
    entrants.flatMap(({ id, key }) => {
      const now = ratings.get(id);
      return now === undefined ? [] : [[id, first.get(key) ?? now]];
    }),
  );
}

/** The last row of a table. */
export async function lastRowOf(gameId: string): Promise<number | undefined> {
  return (await db().game.findUnique({ where: { id: gameId }, select: { seq: true } }))?.seq;
}
