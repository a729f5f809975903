import type pg from 'pg';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';

/** Forgets cached positions, like a restarted process. */
export function forgetPositions(): void {
  Reflect.deleteProperty(globalThis, 'pragaPositions');
  Reflect.deleteProperty(globalThis, 'pragaChronicles');
  Reflect.deleteProperty(globalThis, 'pragaMoments');
}

/** The log columns that depend on play. */
export async function logOf(sql: pg.Pool, { gameId }: CreatedTable) {
  const { rows } = await sql.query(
    'select seq, seat, command::text, "commandId", hash, waiting from "GameLog" where "gameId" = $1 order by seq',
    [gameId],
  );
  return rows;
}

/** Saves a game; the returned function restores it. */
export async function keepGame(sql: pg.Pool, { gameId }: CreatedTable): Promise<() => Promise<void>> {
  const read = (query: string) => sql.query(query, [gameId]).then(({ rows }) => rows[0]);
  const game = await read('select seq, head, waiting, state::text, "updatedAt" from "Game" where id = $1');
  const secret = await read('select secrets::text from "GameSecret" where "gameId" = $1');
  return async () => {
    await sql.query('delete from "GameLog" where "gameId" = $1 and seq > $2', [gameId, game.seq]);
    await sql.query('delete from "Outbox" where "gameId" = $1 and seq > $2', [gameId, game.seq]);
    await sql.query('update "GameSecret" set secrets = $2 where "gameId" = $1', [gameId, secret.secrets]);
    await sql.query(
      'update "Game" set seq = $2, head = $3, waiting = $4, state = $5, "updatedAt" = $6, status = \'running\' where id = $1',
      [gameId, game.seq, game.head, game.waiting, game.state, game.updatedAt],
    );
    forgetPositions();
  };
}
