import 'server-only';
import { z } from 'zod';
import type { Cohort } from '@/lib/game/insights/cohort';
import { addTallies, type Tally } from '@/lib/game/insights/tally';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Sums over the games of a cohort with so many players. */
export interface Counted {
  readonly games: number;
  readonly seats: number;
  readonly tally: Tally;
}

/** What some games add to one row. */
export interface Addition extends Counted {
  readonly cohort: Cohort;
  readonly players: number;
}

const TallyShape = z.record(z.string(), z.object({ n: z.number(), sum: z.number(), squares: z.number() }));

/** What was counted; undefined where nothing was yet. */
export async function storedTally(cohort: Cohort, players: number): Promise<Counted | undefined> {
  const where = { cohort_players: { cohort, players } };
  const row = await onDatabase(() => db().insightTally.findUnique({ where }));
  return row ? { games: row.games, seats: row.seats, tally: TallyShape.parse(row.tally) } : undefined;
}

/** Games played out here that are not counted yet, the oldest first; none whose deal somebody knew. */
export async function gamesToCount(limit: number): Promise<string[]> {
  const found = await onDatabase(() =>
    db().game.findMany({
      where: { countedAt: null, origin: null, knownDeal: false, status: 'finished' },
      orderBy: { finishedAt: 'asc' },
      take: limit,
      select: { id: true },
    }),
  );
  return found.map(({ id }) => id);
}

/** Another process has counted one of these games, or changed a row, at the same moment. */
class CountedElsewhere extends Error {}

/**
 * Adds up what these games say and notes that they are counted: all of it or, where another process was
 * faster, nothing. False then.
 */
export async function addCounted(
  gameIds: readonly string[],
  additions: readonly Addition[],
  at: Date,
): Promise<boolean> {
  try {
    await onDatabase(() =>
      db().$transaction(async (tx) => {
        const where = { id: { in: [...gameIds] }, countedAt: null };
        const { count } = await tx.game.updateMany({ where, data: { countedAt: at } });
        if (count !== gameIds.length) throw new CountedElsewhere();
        for (const addition of additions) await add(tx, addition);
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof CountedElsewhere) return false;
    throw error;
  }
}

async function add(tx: Prisma.TransactionClient, addition: Addition): Promise<void> {
  const { cohort, players, games, seats, tally } = addition;
  const none = { cohort, players, games: 0, seats: 0, tally: {}, revision: 0 };
  await tx.insightTally.createMany({ data: [none], skipDuplicates: true });
  const where = { cohort_players: { cohort, players } };
  const { revision, ...row } = await tx.insightTally.findUniqueOrThrow({ where });
  const { count } = await tx.insightTally.updateMany({
    where: { cohort, players, revision },
    data: {
      games: row.games + games,
      seats: row.seats + seats,
      tally: jsonOf(addTallies(TallyShape.parse(row.tally), tally)),
      revision: revision + 1,
    },
  });
  if (count !== 1) throw new CountedElsewhere();
}
