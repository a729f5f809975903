import 'server-only';
import type { Setup } from '@/lib/game/engine/setup';
import { parseSetup } from '@/lib/game/eventlog/events';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** A game that was played to the end. */
export interface FinishedGame {
  readonly gameId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly packId: string;
  readonly packVersion: number;
  readonly rulesVersion: number;
  readonly seq: number;
  readonly computers: readonly number[];
  readonly createdAt: Date;
  readonly finishedAt: Date;
}

interface RawGame extends Omit<FinishedGame, 'setup'> {
  readonly setup: string;
}

export interface FinishedQuery {
  /** Games of this person, including private ones; without it, those that anyone can watch. */
  readonly userId?: string | undefined;
  readonly players?: number | undefined;
  readonly pack?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** The last game on the previous page. */
  readonly after?: Pick<FinishedGame, 'gameId' | 'finishedAt'> | undefined;
  readonly limit: number;
}

const { sql, empty } = Prisma;

/**
 * Games played here to the end, newest first. Imports are left out, and so are public games with a
 * shared deal, which may still be played elsewhere.
 */
export async function finishedGames(wanted: FinishedQuery): Promise<FinishedGame[]> {
  const { userId, players, pack, since, until, after, limit } = wanted;
  const whose =
    userId === undefined
      ? sql`g."watchers" = 'anyone' and g."dealId" is null`
      : sql`g."id" in (select s."gameId" from "Seat" s where s."userId" = ${userId} and s."seatedAt" is not null)`;
  const rows = await db().$queryRaw<RawGame[]>`
    select g."id" as "gameId", g."name", g."setup"::text as "setup", g."packId", g."packVersion", g."rulesVersion",
      g."seq", g."computers", g."createdAt", g."finishedAt"
    from "Game" g
    where g."status" = 'finished' and g."origin" is null and g."finishedAt" is not null and ${whose}
      ${players === undefined ? empty : sql`and (g."setup"->>'players')::int = ${players}`}
      ${pack === undefined ? empty : sql`and g."packId" = ${pack}`}
      ${since ? sql`and g."finishedAt" >= ${since}::timestamptz` : empty}
      ${until ? sql`and g."finishedAt" < ${until}::timestamptz` : empty}
      ${
        after
          ? sql`and g."finishedAt" <= ${after.finishedAt}::timestamptz
            and (g."finishedAt", g."id") < (${after.finishedAt}::timestamptz, ${after.gameId})`
          : empty
      }
    order by g."finishedAt" desc, g."id" desc limit ${limit}`;
  return rows.map((row) => ({ ...row, setup: parseSetup(row.setup) }));
}
