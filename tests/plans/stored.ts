/** Scripted tables in a real database, and plans kept there. */
import crypto from 'node:crypto';
import type pg from 'pg';
import { readPlan } from '@/lib/features/plans/form';
import { insertPlan, plansOfSeat } from '@/lib/features/plans/plan-store';
import type { StoredPlan, PlanMode } from '@/lib/features/plans/view';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { BASE_PACK } from '@/lib/game/content/base';
import { toAct } from '@/lib/game/engine/acting';
import type { Plan } from '@/lib/game/analysis/plans/plan';
import { hashToken } from '@/lib/platform/auth/tokens';
import type { Scenario } from '../support/engine/scenario';
import { forgetPositions } from '../support/kept-game';
import { seatedTable } from '../support/tables';
import { ME } from './support';

/** A table of the service with the scripted position on the board. */
export async function tableAt(sql: pg.Pool, scenario: Scenario): Promise<CreatedTable> {
  const { players } = scenario.state.setup;
  const table = await seatedTable(players === 3 ? 3 : 2);
  await sql.query('delete from "Outbox" where "gameId" = $1', [table.gameId]);
  await putOn(sql, table, scenario);
  return table;
}

/** Exchanges the position on the board, as if the others had made it so. The log knows nothing of that. */
export async function putOn(sql: pg.Pool, { gameId }: CreatedTable, scenario: Scenario): Promise<void> {
  const { rows } = await sql.query('select seq from "Game" where id = $1', [gameId]);
  const { seq } = rows[0];
  const state = { ...scenario.state, seq, undo: { floor: seq, steps: [] } };
  await sql.query(
    `update "Game" set state = $2, waiting = $3, "packId" = $4, "packVersion" = $5, "rulesVersion" = $6 where id = $1`,
    [gameId, JSON.stringify(state), toAct(state), BASE_PACK.id, BASE_PACK.version, state.rulesVersion],
  );
  await sql.query('update "GameSecret" set secrets = $2 where "gameId" = $1', [
    gameId,
    JSON.stringify(scenario.secrets),
  ]);
  forgetPositions();
}

/** Keeps plans of the first seat in this order. */
export async function keepAll(
  { gameId, seats }: CreatedTable,
  plans: readonly Plan[],
  { sql, mode = 'plays-itself' }: { readonly sql: pg.Pool; readonly mode?: PlanMode },
): Promise<string[]> {
  const ids: string[] = [];
  const keys = { tokenHash: hashToken(seats[ME]?.token ?? '') };
  for (const plan of plans) {
    const id = crypto.randomUUID();
    const owner = { id, gameId, seat: ME, userId: undefined, keys };
    await insertPlan({ ...owner, baseSeq: 1, afterTurn: 0, plan, at: new Date() }, 3);
    ids.push(id);
  }
  await sql.query('update "Plan" set mode = $2 where "gameId" = $1', [gameId, mode]);
  return ids;
}

/** The plans as they are stored, by id. */
export async function keptPlans({ gameId }: CreatedTable): Promise<Map<string, StoredPlan>> {
  const rows = await plansOfSeat({ gameId, seat: ME });
  return new Map(
    rows.map((row) => {
      const plan = readPlan(row);
      if (!plan) throw new Error('a stored plan cannot be read');
      return [row.id, plan];
    }),
  );
}

/** Commands of the log after the setup. */
export async function playedTypes(sql: pg.Pool, { gameId }: CreatedTable): Promise<string[]> {
  const { rows } = await sql.query(
    `select command->>'type' as type from "GameLog" where "gameId" = $1 and seq > 1 order by seq`,
    [gameId],
  );
  return rows.map(({ type }) => type);
}

/** Messages to the first seat that have not been taken back. */
export async function messagesTo(sql: pg.Pool, { gameId }: CreatedTable, seat = ME) {
  const { rows } = await sql.query(
    'select kind, payload from "Outbox" where "gameId" = $1 and seat = $2 and "cancelledAt" is null order by "createdAt"',
    [gameId, seat],
  );
  return rows as { kind: string; payload: { plan?: string } }[];
}
