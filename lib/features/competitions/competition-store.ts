import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import { departuresFrom } from '@/lib/features/results/departures-store';
import { endingOfStored } from '@/lib/features/results/results-store';
import { COMPETITION_FORMS, isStaged } from '@/lib/game/competing/competition';
import type { Prisma } from '@/lib/generated/prisma/client';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { readRows } from '@/lib/platform/db/read-rows';
import { loadAway } from '@/lib/platform/ops/away-store';
import {
  competitionOf,
  type Ruling,
  CompetitionRow,
  EntrantRow,
  FixtureRow,
  ladderIn,
  type StoredCompetition,
  wholeOf,
  type WholeCompetition,
} from './competition';
import { isAmendment } from './decision-columns';
import type { CompetitionFacts, CompetitionTableFacts } from './competition-facts';
import { entrantRatings } from './entrant-figures-store';
import type { TableResult } from './standing';

/** A newer version may have stored other forms, and only that version changes them. */
const KNOWN_FORM = { form: { in: [...COMPETITION_FORMS] } } as const satisfies Prisma.CompetitionWhereInput;
const COMPETITION = columnsOf(CompetitionRow);
const WHOLE = {
  ...COMPETITION,
  entrants: { select: columnsOf(EntrantRow) },
  fixtures: { select: columnsOf(FixtureRow) },
} as const;

/** A competition with its people and tables. */
export async function findCompetition(id: string): Promise<WholeCompetition | undefined> {
  const where = { id, ...KNOWN_FORM };
  const row = await db().competition.findUnique({ where, select: WHOLE });
  return row ? wholeOf(row) : undefined;
}

/** A competition, read in a transaction that has locked it. */
export async function readLocked(tx: Tx, id: string): Promise<WholeCompetition | undefined> {
  const row = await tx.competition.findUnique({ where: { id, ...KNOWN_FORM }, select: WHOLE });
  return row ? wholeOf(row) : undefined;
}

/** Maximum competitions of a circle listed. */
const MAX_LISTED = 20;

/** The competitions of a circle, newest first. */
export async function competitionsIn(circleId: string): Promise<readonly StoredCompetition[]> {
  const rows = await db().competition.findMany({
    where: { circleId, ...KNOWN_FORM },
    orderBy: { createdAt: 'desc' },
    take: MAX_LISTED,
    select: COMPETITION,
  });
  return readRows('competitions', rows, competitionOf);
}

/** The competitions of a person's circles, newest first, with the name of the circle. */
export async function competitionsOfMember(userId: string, now: Date) {
  const notice = await noticeTimeAt(now);
  const rows = await db().competition.findMany({
    where: {
      circle: { ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } },
      ...KNOWN_FORM,
    },
    orderBy: { createdAt: 'desc' },
    take: MAX_LISTED,
    select: { ...COMPETITION, circle: { select: { name: true } } },
  });
  return readRows('competitions', rows, (row) => ({ ...competitionOf(row), circle: row.circle.name }));
}

/** The name of a circle. */
export async function nameOfCircle(circleId: string): Promise<string> {
  return (await db().circle.findUnique({ where: { id: circleId }, select: { name: true } }))?.name ?? '';
}

/** The games of a competition that not everyone can watch. */
export async function closedGamesOf({
  fixtures,
}: Pick<WholeCompetition, 'fixtures'>): Promise<readonly string[]> {
  const ids = fixtures.flatMap(({ tableId }) => tableId ?? []);
  const where = { id: { in: ids }, watchers: { not: 'anyone' } };
  return (await db().game.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** Competitions due for a check, earliest first. */
export async function dueCompetitions(now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db().competition.findMany({
    where: { dueAt: { lte: now }, ...KNOWN_FORM },
    orderBy: { dueAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Older moves are ignored. */
const MOVES_MS = 7 * 24 * 3_600_000;

/** The data that decides about a competition. */
export async function competitionFacts(whole: WholeCompetition, now: Date): Promise<CompetitionFacts> {
  const { competition, entrants, fixtures } = whole;
  const userIds = entrants.flatMap(({ userId }) => (userId === '' ? [] : [userId]));
  const open = fixtures.flatMap(({ state, tableId }) => (state === 'open' && tableId ? [tableId] : []));
  const made = fixtures.flatMap(({ tableId }) => tableId ?? []);
  const isSeeded = competition.terms.seeding === 'rating' && competition.stage === 0;
  const [tables, members, movedAt, replacedAt, next, results, away, previous, ratings, owed] =
    await Promise.all([
      tablesBy(open, fixtures),
      membersOf(competition.circleId, userIds, now),
      movesOf(userIds, new Date(now.getTime() - MOVES_MS)),
      replacementsAt(made, userIds),
      nextOf(competition.id),
      isStaged(competition.form) ? resultsOfTables(whole) : [],
      loadAway(),
      seasonBefore(competition.previousId),
      isSeeded ? entrantRatings(competition.circleId, entrants) : undefined,
      owedAmendments(whole),
    ]);
  return {
    tables,
    members,
    movedAt,
    replacedAt,
    hasNext: next !== undefined,
    results,
    away,
    previous,
    ratings,
    owed,
  };
}

async function tablesBy(
  ids: readonly string[],
  fixtures: WholeCompetition['fixtures'],
): Promise<ReadonlyMap<string, CompetitionTableFacts>> {
  const rows = await db().game.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      status: true,
      seq: true,
      resultAt: true,
      createdAt: true,
      updatedAt: true,
      waiting: true,
      result: { select: { gameId: true } },
      seats: { select: { userId: true, seatedAt: true, bot: true }, orderBy: { seat: 'asc' } },
    },
  });
  return new Map(
    rows.map(({ id, status, seq, resultAt, createdAt, updatedAt, waiting, result, seats }) => {
      const first = fixtures.find(({ tableId }) => tableId === id)?.tableSeq ?? 1;
      const facts = {
        isRunning: status === 'running',
        hasBegun: seq > first,
        createdAt,
        waiting,
        waitsSince: updatedAt,
        seats: seats.map(({ userId, seatedAt, bot }) => ({
          isSeated: seatedAt !== null,
          isComputer: bot !== null,
          userId: userId ?? undefined,
        })),
      };
      const closed = result ? ('over' as const) : ('void' as const);
      return [id, { ...facts, ...(resultAt ? { closed } : {}) }];
    }),
  );
}

async function membersOf(circleId: string, userIds: string[], now: Date): Promise<ReadonlySet<string>> {
  const notice = await noticeTimeAt(now);
  const where = { circleId, userId: { in: userIds }, ...isMemberAt(notice), circle: isOpenAt(notice) };
  const rows = await db().circleMember.findMany({ where, select: { userId: true } });
  return new Set(rows.flatMap(({ userId }) => userId ?? []));
}

/** The newest steps of these people since a time, from the games with steps since then. */
async function movesOf(userIds: string[], since: Date): Promise<ReadonlyMap<string, Date>> {
  const seats = await db().seat.findMany({
    where: { userId: { in: userIds }, game: { updatedAt: { gte: since }, origin: null } },
    select: { gameId: true, seat: true, userId: true, heldFrom: true },
  });
  const steps = await db().gameLog.findMany({
    where: { gameId: { in: seats.map(({ gameId }) => gameId) }, at: { gte: since }, seat: { not: null } },
    distinct: ['gameId', 'seat'],
    orderBy: { seq: 'desc' },
    select: { gameId: true, seat: true, seq: true, at: true },
  });
  const moves = new Map<string, Date>();
  for (const { gameId, seat, userId, heldFrom } of seats) {
    const step = steps.find((each) => each.gameId === gameId && each.seat === seat && each.seq >= heldFrom);
    const known = moves.get(userId ?? '');
    if (step && userId && (!known || known < step.at)) moves.set(userId, step.at);
  }
  return moves;
}

async function replacementsAt(gameIds: string[], userIds: string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db().seatHolder.findMany({
    where: { gameId: { in: gameIds }, userId: { in: userIds }, replaced: true, at: { not: null } },
    orderBy: { at: 'asc' },
    select: { userId: true, at: true },
  });
  return new Map(rows.flatMap(({ userId, at }) => (userId && at ? [[userId, at] as const] : [])));
}

/** The season that follows this one. */
export async function nextOf(previousId: string): Promise<string | undefined> {
  const select = { id: true } as const;
  return (await db().competition.findUnique({ where: { previousId }, select }))?.id;
}

/** The previous season, with its ladder. */
export async function seasonBefore(id: string | undefined): Promise<CompetitionFacts['previous']> {
  if (id === undefined) return undefined;
  const select = { state: true, ladder: true } as const;
  const row = await db().competition.findUnique({ where: { id }, select });
  const isOver = row?.state === 'over' || row?.state === 'called-off';
  return row ? { isOver, ladder: ladderIn(row.ladder) } : undefined;
}

/** The results of a competition's tables, as its organisers corrected them. */
export async function resultsOfTables({
  fixtures,
}: Pick<WholeCompetition, 'fixtures'>): Promise<readonly TableResult[]> {
  const gameIds = fixtures.flatMap(({ state, tableId }) => (state === 'over' && tableId ? [tableId] : []));
  if (gameIds.length === 0) return [];
  const rows = await db().resultSeat.findMany({
    where: { gameId: { in: gameIds }, place: { not: null } },
    select: {
      gameId: true,
      seat: true,
      playerKey: true,
      place: true,
      points: true,
      tablePoints: true,
      left: true,
      result: { select: { how: true, game: { select: { ruling: true, amended: true } } } },
    },
  });
  const departures = await departuresFrom(rows);
  return rows.flatMap(({ playerKey, place, result, ...seat }) => {
    const departure = departures(seat.gameId, seat.seat);
    const how = endingOfStored(result);
    return place === null ? [] : [{ ...seat, playerKey: playerKey ?? '', place, how, departure }];
  });
}

/**
 * The newest decision of each table that changed its result, where the table does not have it yet: an earlier
 * version carried it out.
 */
async function owedAmendments({ competition, fixtures }: WholeCompetition): Promise<readonly Ruling[]> {
  const newest = new Map(
    competition.decisions.filter(isAmendment).map((decision) => [decision.fixture, decision]),
  );
  const tables = fixtures.flatMap(({ id, tableId }) => {
    const decision = newest.get(id);
    return tableId && decision ? [{ tableId, decision }] : [];
  });
  if (tables.length === 0) return [];
  const ended = await db().game.findMany({
    where: { id: { in: tables.map(({ tableId }) => tableId) }, status: { not: 'running' } },
    select: { id: true, ruling: true, amendment: true },
  });
  return tables.flatMap(({ tableId, decision }) => {
    const game = ended.find(({ id }) => id === tableId);
    return game && game.ruling !== decision.id && game.amendment !== decision.id ? [decision] : [];
  });
}
