import 'server-only';
import { db } from '@/lib/platform/db/db';

/** Running games that wait for a computer's seat, longest waiting first. */
export async function gamesWaitingForComputers(limit: number): Promise<string[]> {
  const found = await db().game.findMany({
    where: { status: 'running', waiting: { hasSome: db().game.fields.computers } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
