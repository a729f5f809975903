import 'server-only';
import { statusOf, type StoredStatus } from '@/lib/features/table/load/game-row';
import { distinctNames } from '@/lib/game/names/alike';
import { db } from '@/lib/platform/db/db';

/** A person's table that counts for a deal. */
export interface DealEntry {
  readonly gameId: string;
  readonly status: StoredStatus;
  readonly finishedAt?: Date;
  readonly score?: number;
  readonly rival?: number;
}

/** The entry of a person, if they have begun. */
export async function findEntry(dealId: string, userId: string): Promise<DealEntry | undefined> {
  const row = await db().dealEntry.findUnique({
    where: { dealId_userId: { dealId, userId } },
    select: {
      gameId: true,
      score: true,
      rival: true,
      game: { select: { status: true, finishedAt: true } },
    },
  });
  if (!row) return undefined;
  const { gameId, score, rival, game } = row;
  return {
    gameId,
    status: statusOf(game.status),
    finishedAt: game.finishedAt ?? undefined,
    ...(score === null || rival === null ? {} : { score, rival }),
  };
}

export interface DealResultRow {
  readonly gameId: string;
  readonly userId: string | null;
  /** The player's name; empty if they gave none. */
  readonly name: string;
  readonly score: number;
  readonly rival: number;
}

/** Condition for games that were finished while the deal was closed. */
const counts = (dealId: string, opensAt: Date) => ({
  dealId,
  game: { status: 'finished', finishedAt: { lt: opensAt } },
});

/**
 * The counted results of a deal, best first; equal ones by the start of the game. If names
 * are similar, the name at a later table gets a number.
 */
export async function bestEntries(
  dealId: string,
  opensAt: Date,
  most: number,
): Promise<readonly DealResultRow[]> {
  const rows = await db().dealEntry.findMany({
    where: { ...counts(dealId, opensAt), score: { not: null } },
    orderBy: [{ score: 'desc' }, { at: 'asc' }, { gameId: 'asc' }],
    take: most,
    select: {
      gameId: true,
      userId: true,
      score: true,
      rival: true,
      at: true,
      game: { select: { seats: { where: { seat: 0 }, select: { name: true } } } },
    },
  });
  const inOrder = [...rows].sort((a, b) => a.at.getTime() - b.at.getTime());
  const names = distinctNames(inOrder.map(({ game }) => game.seats[0]?.name ?? ''));
  return rows.map((row) => {
    const { game: _game, at: _at, score, rival, ...ids } = row;
    return { ...ids, name: names[inOrder.indexOf(row)] ?? '', score: score ?? 0, rival: rival ?? 0 };
  });
}

/** How many have begun a deal, and how many have a counted result. */
export async function countEntries(
  dealId: string,
  opensAt: Date,
): Promise<{ readonly begun: number; readonly finished: number }> {
  const where = { ...counts(dealId, opensAt), score: { not: null } };
  return {
    begun: await db().dealEntry.count({ where: { dealId } }),
    finished: await db().dealEntry.count({ where }),
  };
}

/** The taken places, and whether their players have finished. */
export async function placesTaken(
  dealId: string,
): Promise<readonly { readonly place: number; readonly isDone: boolean }[]> {
  const select = { place: true, game: { select: { status: true } } };
  const rows = await db().dealEntry.findMany({ where: { dealId }, select });
  return rows.map(({ place, game }) => ({ place: place ?? 0, isDone: game.status !== 'running' }));
}

/** The number of running tables of a deal. */
export async function countRunning(dealId: string): Promise<number> {
  return db().dealEntry.count({ where: { dealId, game: { status: 'running' } } });
}

/** How many counted results rank above this one. */
export async function countBetter(dealId: string, opensAt: Date, score: number): Promise<number> {
  const where = { ...counts(dealId, opensAt), score: { gt: score } };
  return db().dealEntry.count({ where });
}

/** Finished tables whose result was not stored yet. */
export async function uncountedGames(dealId: string, most: number): Promise<readonly string[]> {
  const where = { dealId, score: null, game: { status: 'finished' } };
  const rows = await db().dealEntry.findMany({
    where,
    take: most,
    orderBy: { at: 'asc' },
    select: { gameId: true },
  });
  return rows.map(({ gameId }) => gameId);
}

/**
 * The result of a table: its best seat, the best of the others, and each seat if there are several people.
 */
export interface DealScore {
  readonly score: number;
  readonly rival: number;
  readonly scores: readonly number[];
}

/** Stores the result of a table. */
export async function keepScore(gameId: string, { scores, ...counted }: DealScore): Promise<void> {
  const data = { ...counted, scores: [...scores] };
  await db().dealEntry.updateMany({ where: { gameId }, data });
}

/** The best score of a person in their daily challenges, and how many of them were counted. */
export async function bestOfDailies(
  userId: string,
): Promise<{ readonly games: number; readonly best: number } | undefined> {
  const where = { userId, score: { not: null }, deal: { kind: 'daily' } };
  const found = await db().dealEntry.aggregate({ where, _max: { score: true }, _count: { _all: true } });
  const { score } = found._max;
  return score === null ? undefined : { games: found._count._all, best: score };
}
