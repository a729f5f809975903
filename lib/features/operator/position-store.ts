import 'server-only';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

export interface StoredPosition {
  readonly state: State;
  readonly secrets: Secrets;
  readonly waiting: readonly number[];
}

/** Replaces the stored position, if the table is still at the row it was computed for. */
export async function writePosition(
  { id, seq, head }: { readonly id: string; readonly seq: number; readonly head: string },
  { state, secrets, waiting }: StoredPosition,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const data = { state: jsonOf(state), waiting: [...waiting] };
    const { count } = await tx.game.updateMany({ where: { id, seq, head }, data });
    if (count > 0)
      await tx.gameSecret.updateMany({ where: { gameId: id }, data: { secrets: jsonOf(secrets) } });
    return count > 0;
  });
}
