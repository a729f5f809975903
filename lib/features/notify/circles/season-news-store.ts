import 'server-only';
import { findCompetition, resultsOfTables } from '@/lib/features/competitions/competition-store';
import { isPending, mayDecide, tableNumber } from '@/lib/features/competitions/competition';
import type { SeasonNews } from '@/lib/features/competitions/season-news';
import { playedCompetition } from '@/lib/features/competitions/standing';
import { withoutTimeAway } from '@/lib/features/competitions/time-away';
import { isInCharge } from '@/lib/features/circles/circle';
import { isMemberAt } from '@/lib/features/circles/circles-store';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import { HELD_MS } from '@/lib/game/competing/arranged';
import { movedBy } from '@/lib/game/pace/away';
import { championsOf } from '@/lib/game/competing/stage-standing';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { loadAway } from '@/lib/platform/ops/away-store';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';

/** Conditions on the entrants who read a message, while it is still true. */
const READERS = {
  'check-in': { state: 'entered', competition: { state: 'check-in' } },
  'check-in-ends': { state: 'entered', competition: { state: 'check-in' } },
  place: { state: 'playing', competition: { state: 'running' } },
  begins: { state: 'playing', competition: { state: 'running' } },
  stage: { state: 'playing', competition: { state: 'running' } },
  over: { state: 'done', playsFrom: { not: null } },
  decision: {},
} as const satisfies Record<Exclude<SeasonNews, OrganisersNews>, Prisma.EntrantWhereInput>;

/** News that organisers read, and not the entrants. */
type OrganisersNews = 'arrange' | 'arrange-ends';
const isForOrganisers = (news: SeasonNews): news is OrganisersNews =>
  news === 'arrange' || news === 'arrange-ends';

/** The people whom a stage waits for: those who may arrange its tables, until somebody has. */
async function organisersToAsk(id: string, now: Date): Promise<readonly string[]> {
  const whole = await findCompetition(id);
  if (!whole?.competition.heldSince) return [];
  const { competition } = whole;
  const next = competition.stage + 1;
  if (competition.decisions.some((each) => each.kind === 'arrange' && each.stage === next && isPending(each)))
    return [];
  const members = await db().circleMember.findMany({
    where: { circleId: competition.circleId, userId: { not: null }, ...isMemberAt(await noticeTimeAt(now)) },
    select: { id: true, userId: true, role: true },
  });
  const judges = members.filter((member) =>
    mayDecide(competition, { id: member.id, isInCharge: isInCharge(member) }),
  );
  return judges.flatMap(({ userId }) => userId ?? []);
}

/** The people who read a message of a season. */
export async function readersOfSeason(
  { id, news, entrant, entrants }: NonNullable<CirclePayload['season']>,
  now: Date,
): Promise<readonly string[]> {
  if (isForOrganisers(news)) return organisersToAsk(id, now);
  const one = entrants ? { id: { in: entrants } } : entrant === undefined ? {} : { id: entrant };
  const where = { competitionId: id, ...one, ...READERS[news] };
  const rows = await db().entrant.findMany({ where, select: { userId: true } });
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** News that a reader knows once they have taken a seat there. */
const KNOWN_AT_A_SEAT: readonly SeasonNews[] = ['begins', 'stage', 'place'];

/**
 * Whether news of a season is still true for its reader, and new to them: they have not checked in meanwhile, no
 * other stage has begun, they have not sat down there since, and nobody has arranged the stage that waits.
 */
export async function isSeasonNewsTrue(
  { id, news, entrant }: NonNullable<CirclePayload['season']>,
  userId: string,
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
): Promise<boolean> {
  if (isForOrganisers(news)) return (await organisersToAsk(id, now)).includes(userId);
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
  const away = await loadAway();
  const whole = withoutTimeAway(stored, away);
  const { name, form, stage, state, checkInUntil, ladder, heldSince } = whole.competition;
  const heldUntil = heldSince && movedBy(away, heldSince, new Date(heldSince.getTime() + HELD_MS));
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
  return { ...facts, heldUntil, decision, person, table, tableId: fixture?.tableId };
}
