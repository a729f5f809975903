import 'server-only';
import { competitionOf, COMPETITION } from '@/lib/features/competitions/competition-row';
import type { SeasonNews } from '@/lib/features/competitions/season-news';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Conditions on the entrants who read a message, while it is still true. */
const READERS = {
  'check-in': { state: 'entered', competition: { state: 'check-in' } },
  'check-in-ends': { state: 'entered', competition: { state: 'check-in' } },
  place: { state: 'playing', competition: { state: 'running' } },
  begins: { state: 'playing', competition: { state: 'running' } },
  stage: { state: 'playing', competition: { state: 'running' } },
  over: { state: 'done', playsFrom: { not: null } },
} as const satisfies Record<SeasonNews, Prisma.EntrantWhereInput>;

/** The people who read a message of a season. */
export async function readersOfSeason(
  tx: Prisma.TransactionClient,
  { id, news, entrant }: NonNullable<CirclePayload['season']>,
): Promise<readonly string[]> {
  const one = entrant === undefined ? {} : { id: entrant };
  const where = { competitionId: id, ...one, ...READERS[news] };
  const rows = await tx.entrant.findMany({ where, select: { userId: true } });
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** A season's data for a message to one reader. */
export async function seasonFacts(id: string, userId: string) {
  const row = await onDatabase(() =>
    db().competition.findUniqueOrThrow({
      where: { id },
      select: { ...COMPETITION, entrants: { where: { userId }, select: { id: true, division: true } } },
    }),
  );
  const { entrants, ...rest } = row;
  const { name, form, stage, checkInUntil, ladder } = competitionOf(rest);
  const [mine] = entrants;
  const before = mine?.division ?? 1;
  const division = ladder.find(({ key }) => key === mine?.id)?.division ?? before;
  const move = form !== 'season' || division === before ? 'none' : division < before ? 'up' : 'down';
  return { season: name, stage, checkInUntil, division, move } as const;
}
