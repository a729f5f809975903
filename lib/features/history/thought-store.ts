import 'server-only';
import { isSealed, type GameHead } from '@/lib/features/table/load/game-row';
import { MAX_THOUGHTS } from '@/lib/game/eventlog/export';
import type { SealedThought } from '@/lib/game/recap/figures';
import { db } from '@/lib/platform/db/db';

/**
 * The sealed notes of a game, oldest first: none while it runs, or while its deal is being played elsewhere.
 */
export async function loadThoughts(
  game: Pick<GameHead, 'id' | 'status' | 'deal'>,
): Promise<readonly SealedThought[]> {
  if (game.status === 'running' || isSealed(game)) return [];
  const notes = await db().note.findMany({
    // The game may have been resumed since it was read.
    where: { gameId: game.id, sealed: true, game: { status: { not: 'running' } } },
    orderBy: [{ seq: 'asc' }, { at: 'asc' }, { id: 'asc' }],
    take: MAX_THOUGHTS,
    select: { seat: true, seq: true, at: true, text: true },
  });
  return notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
