import 'server-only';
import { z } from 'zod';
import { SOURCES } from '@/lib/game/engine/state';
import type { PointsAtEnd } from '@/lib/game/insights/mine';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

const EndShape = z.object({
  setup: z.object({ players: z.number() }),
  players: z.array(
    z.object({ score: z.number(), scoreBySource: z.partialRecord(z.enum(SOURCES), z.number()) }),
  ),
});

/** The points at the end of the newest games somebody has played out with others, the newest first. */
export async function newestEnds(userId: string, most: number): Promise<readonly PointsAtEnd[]> {
  const games = await onDatabase(() =>
    db().game.findMany({
      where: { status: 'finished', origin: null, seats: { some: { userId } } },
      orderBy: { finishedAt: 'desc' },
      take: most,
      select: { state: true, seats: { where: { userId }, select: { seat: true } } },
    }),
  );
  return games.flatMap(({ state, seats }) => {
    const end = EndShape.safeParse(state).data;
    if (!end || end.setup.players === 1) return [];
    return { players: end.players, mine: seats.map(({ seat }) => seat) };
  });
}
