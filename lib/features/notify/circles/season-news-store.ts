import 'server-only';
import { findCompetition, resultsOfTables } from '@/lib/features/competitions/competition-store';
import { tableNumber } from '@/lib/features/competitions/competition';
import type { SeasonNews } from '@/lib/features/competitions/season-news';
import { playedCompetition } from '@/lib/features/competitions/standing';
import { withoutTimeAway } from '@/lib/features/competitions/time-away';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import { championsOf } from '@/lib/game/competing/stage-standing';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { loadAway } from '@/lib/platform/ops/away-store';

/** Conditions on the entrants who read a message, while it is still true. */
const READERS = {
  'check-in': { state: 'entered', competition: { state: 'check-in' } },
  'check-in-ends': { state: 'entered', competition: { state: 'check-in' } },
  place: { state: 'playing', competition: { state: 'running' } },
  begins: { state: 'playing', competition: { state: 'running' } },
  stage: { state: 'playing', competition: { state: 'running' } },
  over: { state: 'done', playsFrom: { not: null } },
  decision: {},
} as const satisfies Record<SeasonNews, Prisma.EntrantWhereInput>;

/** The people who read a message of a season. */
export async function readersOfSeason({
  id,
  news,
  entrant,
  entrants,
}: NonNullable<CirclePayload['season']>): Promise<readonly string[]> {
  const one = entrants ? { id: { in: entrants } } : entrant === undefined ? {} : { id: entrant };
  const where = { competitionId: id, ...one, ...READERS[news] };
  const rows = await db().entrant.findMany({ where, select: { userId: true } });
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** News that a reader knows once they have taken a seat there. */
const KNOWN_AT_A_SEAT: readonly SeasonNews[] = ['begins', 'stage', 'place'];

/**
 * Whether news of a season is still true for its reader, and new to them: they have not checked in meanwhile, no
 * other stage has begun, and they have not sat down there since.
 */
export async function isSeasonNewsTrue(
  { id, news, entrant }: NonNullable<CirclePayload['season']>,
  userId: string,
  createdAt: Date,
): Promise<boolean> {
  const one = entrant === undefined ? {} : { id: entrant };
  const found = await db().entrant.findFirst({
    where: { competitionId: id, userId, ...one, ...READERS[news] },
    select: { competition: { select: { stageStartedAt: true, fixtures: { select: { tableId: true } } } } },
  });
  if (!found) return false;
  if (!KNOWN_AT_A_SEAT.includes(news)) return true;
  const { stageStartedAt, fixtures } = found.competition;
  if (news !== 'place' && stageStartedAt && stageStartedAt > createdAt) return false;
  const gameId = { in: fixtures.flatMap(({ tableId }) => tableId ?? []) };
  return (await db().seat.count({ where: { gameId, userId, seatedAt: { gt: createdAt } } })) === 0;
}

/** A season's data for a message to one reader. The names of the winners are empty before its end. */
export async function seasonFacts(id: string, userId: string, decisionId?: number) {
  const stored = await findCompetition(id);
  if (!stored) throw new Error(`there is no competition ${id}`);
  const whole = withoutTimeAway(stored, await loadAway());
  const { name, form, stage, state, checkInUntil, ladder } = whole.competition;
  const mine = whole.entrants.find((entrant) => entrant.userId === userId);
  const before = mine?.division ?? 1;
  const division = ladder.find(({ key }) => key === mine?.id)?.division ?? before;
  const move = form !== 'season' || division === before ? 'none' : division < before ? 'up' : 'down';
  const winners = state === 'over' ? championsOf(playedCompetition(whole, await resultsOfTables(whole))) : [];
  const names = winners.map((winner) => whole.entrants.find((each) => each.id === winner)?.name ?? '');
  const decision = whole.competition.decisions.find((each) => each.id === decisionId);
  const person = whole.entrants.find((each) => each.id === decision?.entrant)?.name ?? '';
  const fixture = whole.fixtures.find((each) => each.id === decision?.fixture);
  const table = fixture ? tableNumber(form, fixture.id) : '';
  const facts = { season: name, stage, checkInUntil, division, move, winners: names } as const;
  return { ...facts, decision, person, table, tableId: fixture?.tableId };
}
