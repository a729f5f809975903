import 'server-only';
import { exportGame } from '@/lib/features/history/read-log';
import { finishedGames, type FinishedGame, type FinishedQuery } from '@/lib/features/history/finished-store';

const DAY_MS = 86_400_000;

/** A list request: days in UTC, and the cursor of the last game on the previous page. */
export interface FinishedListQuery extends Pick<FinishedQuery, 'players' | 'pack' | 'limit'> {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly after?: string | undefined;
  readonly whole?: '0' | '1' | undefined;
}

/** Finished games, newest first: a person's, or all that anyone can watch. */
export async function listGames(wanted: FinishedListQuery, userId?: string): Promise<readonly object[]> {
  const { whole, since, until, after, ...filter } = wanted;
  const games = await finishedGames({
    ...filter,
    userId,
    since: since ? new Date(since) : undefined,
    until: until ? new Date(Date.parse(until) + DAY_MS) : undefined,
    after: placeOf(after),
  });
  const listed: object[] = [];
  for (const game of games) {
    const exported = whole === '1' ? await exportGame(game.gameId, userId ? { userId } : {}) : undefined;
    listed.push({ ...listedOf(game), game: exported });
  }
  return listed;
}

function listedOf({ gameId, packId, packVersion, createdAt, finishedAt, ...rest }: FinishedGame) {
  return {
    id: gameId,
    ...rest,
    pack: { id: packId, version: packVersion },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    cursor: `${finishedAt.getTime()}-${gameId}`,
  };
}

function placeOf(after: string | undefined): FinishedQuery['after'] {
  const [at, gameId] = after?.split('-') ?? [];
  return at && gameId ? { finishedAt: new Date(Number(at)), gameId } : undefined;
}
