import 'server-only';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

export interface Position {
  readonly state: State;
  readonly secrets: Secrets;
  readonly waiting: readonly number[];
}

/** Puts a position in place of the kept one, if the table still stands where it was worked out. */
export async function writePosition(
  { id, seq, head }: { readonly id: string; readonly seq: number; readonly head: string },
  { state, secrets, waiting }: Position,
): Promise<boolean> {
  const written = await onDatabase(
    () => db().$executeRaw`
      with put as (
        update "Game" set "state" = ${JSON.stringify(state)}::json, "waiting" = ${[...waiting]}::int[]
        where "id" = ${id} and "seq" = ${seq}::int and "head" = ${head} returning "id"
      )
      update "GameSecret" x set "secrets" = ${JSON.stringify(secrets)}::json from put where x."gameId" = put."id"`,
  );
  return written > 0;
}
