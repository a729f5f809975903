import 'server-only';
import { isMemberAt } from '@/lib/features/circles/circles-store';
import { departuresFrom } from '@/lib/features/results/departures-store';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { Terms } from './competition';
import type { EntryFigures } from '@/lib/game/competing/entry-conditions';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const OPEN = 'open';

/** The figures of a member who enters a competition; undefined if it has no conditions. */
export async function entryFigures(
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<EntryFigures | undefined> {
  const select = { circleId: true, terms: true, circle: { select: { rated: true } } } as const;
  const row = await db().competition.findUnique({ where: { id }, select });
  if (!row || !Terms.safeParse(row.terms).data?.conditions) return undefined;
  const member = await db().circleMember.findFirst({
    where: { circleId: row.circleId, userId, ...isMemberAt(await noticeTimeAt(now)) },
    select: { joinedAt: true, playerKey: true, user: { select: { ratings: true } } },
  });
  if (!member) return undefined;
  const { joinedAt, playerKey, user } = member;
  const scope = row.circle.rated ? row.circleId : OPEN;
  const [games, rating, lost] = await Promise.all([
    db().resultSeat.count({ where: { playerKey, left: false } }),
    db().rating.findUnique({ where: { scope_playerKey: { scope, playerKey } }, select: { mu: true } }),
    lostSeats([playerKey], now),
  ]);
  return {
    memberDays: Math.floor((now.getTime() - joinedAt.getTime()) / DAY_MS),
    games,
    rating: rating && user?.ratings !== 'hidden' ? Math.round(rating.mu) : undefined,
    lost: lost.get(playerKey) ?? 0,
  };
}

/** How many seats each person lost by time, in games that ended within the last year. */
export async function lostSeats(keys: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const finishedAt = { gte: new Date(now.getTime() - YEAR_MS) };
  const seats = await db().resultSeat.findMany({
    where: { playerKey: { in: [...keys] }, left: true, result: { finishedAt } },
    select: { gameId: true, seat: true, playerKey: true, left: true },
  });
  const departures = await departuresFrom(seats);
  const lost = new Map<string, number>();
  for (const { gameId, seat, playerKey } of seats) {
    const why = departures(gameId, seat)?.why;
    if (playerKey && (why === 'time' || why === 'absent'))
      lost.set(playerKey, (lost.get(playerKey) ?? 0) + 1);
  }
  return lost;
}
