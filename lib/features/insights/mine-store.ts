import 'server-only';
import { z } from 'zod';
import { SOURCES } from '@/lib/game/engine/state';
import type { PointsAtEnd } from '@/lib/game/insights/mine';
import { NOT_BOXED } from '@/lib/features/table/load/boxed';
import { db } from '@/lib/platform/db/db';

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
}

/** The record of a person's finished solo game; undefined for other games. */
export async function soloRecordOf(userId: string, gameId: string): Promise<SoloRecord | undefined> {
  const [found] = await db().$queryRaw<SoloRecord[]>`
    with mine as (
      select g."id", (g."state" #>> '{players,0,score}')::int as "score"
      from "Game" g
      where g."status" = 'finished' and g."origin" is null and not g."knownDeal" and g."packId" not like 'box:%'
        and g."state" #>> '{setup,players}' = '1'
        and exists (select 1 from "Seat" s where s."gameId" = g."id" and s."userId" = ${userId})
    )
    select count(*)::int as "games", max("score") as "best",
      1 + count(*) filter (where "score" > (select "score" from mine where "id" = ${gameId}))::int as "rank"
    from mine having bool_or("id" = ${gameId})`;
  return found;
}
