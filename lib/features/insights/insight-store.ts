import 'server-only';
import { z } from 'zod';
import { NOT_BOXED } from '@/lib/features/table/load/boxed';
import { SOURCES } from '@/lib/game/engine/vocabulary';
import { addTallies, type Cohort, ENOUGH_GAMES, type FactTally, type PointsAtEnd } from '@/lib/game/insights';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

/** Sums over the games of a cohort with one number of players. */
export interface CohortSums {
  readonly games: number;
  readonly seats: number;
  readonly tally: FactTally;
}

/** The values that some games add to one row. */
export interface Addition extends CohortSums {
  readonly cohort: Cohort;
  readonly players: number;
}

/** The published figures of a cohort with one number of players. */
export interface CohortFigures {
  /** Games that were counted. */
  readonly games: number;
  /** The published sums; missing until there are enough games. */
  readonly shown?: CohortSums;
}

/**
 * Sums are published only once per this many games. Otherwise two reads would reveal a single game's result.
 */
const STEP = 10;

const TallyShape = z.record(z.string(), z.object({ n: z.number(), sum: z.number(), squares: z.number() }));
const ShownShape = z.object({ games: z.int(), seats: z.int(), tally: TallyShape });

/** The number of counted games, and the published sums. */
export async function knownOf(cohort: Cohort, players: number): Promise<CohortFigures> {
  const where = { cohort_players: { cohort, players } };
  const select = { games: true, shown: true };
  const row = await db().insightTally.findUnique({ where, select });
  return { games: row?.games ?? 0, ...(row?.shown ? { shown: ShownShape.parse(row.shown) } : {}) };
}

/** Whether any cohort has enough games to show figures. */
export async function isAnyShown(): Promise<boolean> {
  const found = await db().insightTally.findFirst({
    where: { games: { gte: ENOUGH_GAMES } },
    select: { games: true },
  });
  return found !== null;
}

/** Games finished here that are not counted yet, oldest first; none with a known deal. */
export async function gamesToCount(limit: number): Promise<string[]> {
  const found = await db().game.findMany({
    where: { countedAt: null, origin: null, knownDeal: false, status: 'finished' },
    orderBy: { finishedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** Another process has counted one of these games, or changed a row, at the same moment. */
class CountedElsewhere extends Error {}

/**
 * Adds the values of these games and marks them as counted, all or nothing. False if another process
 * was faster.
 */
export async function addCounted(
  gameIds: readonly string[],
  additions: readonly Addition[],
  at: Date,
): Promise<boolean> {
  try {
    await db().$transaction(async (tx) => {
      const where = { id: { in: [...gameIds] }, countedAt: null };
      const { count } = await tx.game.updateMany({ where, data: { countedAt: at } });
      if (count !== gameIds.length) throw new CountedElsewhere();
      for (const addition of additions) await add(tx, addition);
    });
    return true;
  } catch (error) {
    if (error instanceof CountedElsewhere) return false;
    throw error;
  }
}

async function add(tx: Tx, addition: Addition): Promise<void> {
  const { cohort, players, games, seats, tally } = addition;
  const none = { cohort, players, games: 0, seats: 0, tally: {}, revision: 0 };
  await tx.insightTally.createMany({ data: [none], skipDuplicates: true });
  const where = { cohort_players: { cohort, players } };
  const { revision, ...row } = await tx.insightTally.findUniqueOrThrow({ where });
  const sums: CohortSums = {
    games: row.games + games,
    seats: row.seats + seats,
    tally: addTallies(TallyShape.parse(row.tally), tally),
  };
  const shown = isToBeShown(sums.games, row.shown) ? { shown: jsonOf(sums) } : {};
  const { count } = await tx.insightTally.updateMany({
    where: { cohort, players, revision },
    data: { ...sums, tally: jsonOf(sums.tally), ...shown, revision: revision + 1 },
  });
  if (count !== 1) throw new CountedElsewhere();
}

/** Whether enough games were added since the last published sums. */
function isToBeShown(games: number, shown: unknown): boolean {
  const before = shown === null ? 0 : ShownShape.parse(shown).games;
  return games >= Math.max(ENOUGH_GAMES, before + STEP);
}

const EndShape = z.object({
  setup: z.object({ players: z.number() }),
  players: z.array(
    z.object({ score: z.number(), scoreBySource: z.partialRecord(z.enum(SOURCES), z.number()) }),
  ),
});

/** The final points of a person's newest finished games with others, newest first. */
export async function newestEnds(userId: string, most: number): Promise<readonly PointsAtEnd[]> {
  const games = await db().game.findMany({
    where: { status: 'finished', origin: null, ...NOT_BOXED, seats: { some: { userId } } },
    orderBy: { finishedAt: 'desc' },
    take: most,
    select: { state: true, seats: { where: { userId }, select: { seat: true } } },
  });
  return games.flatMap(({ state, seats }) => {
    const end = EndShape.safeParse(state).data;
    if (!end || end.setup.players === 1) return [];
    return { players: end.players, mine: seats.map(({ seat }) => seat) };
  });
}

/** The rank of a solo game among all that its player has finished. */
export interface SoloRecord {
  readonly games: number;
  /** Equal scores share a rank. */
  readonly rank: number;
  readonly best: number;
  /** The newest games, newest first. */
  readonly last: readonly { readonly gameId: string; readonly score: number }[];
}

const LAST_SOLO = 5;

/** The record of a person's finished solo game; undefined for other games. */
export async function soloRecordOf(userId: string, gameId: string): Promise<SoloRecord | undefined> {
  const [found] = await db().$queryRaw<SoloRecord[]>`
    with mine as (
      select g."id", g."finishedAt", (g."state" #>> '{players,0,score}')::int as "score"
      from "Game" g
      where g."status" = 'finished' and g."origin" is null and not g."knownDeal" and g."packId" not like 'box:%'
        and g."state" #>> '{setup,players}' = '1'
        and exists (select 1 from "Seat" s where s."gameId" = g."id" and s."userId" = ${userId})
    )
    select count(*)::int as "games", max("score") as "best",
      1 + count(*) filter (where "score" > (select "score" from mine where "id" = ${gameId}))::int as "rank",
      (
        select json_agg(newest)
        from (
          select "id" as "gameId", "score" from mine order by "finishedAt" desc, "id" limit ${LAST_SOLO}
        ) as newest
      ) as "last"
    from mine having bool_or("id" = ${gameId})`;
  return found;
}
