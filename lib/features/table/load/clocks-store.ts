import 'server-only';
import { db } from '@/lib/platform/db/db';
import { readRows } from '@/lib/platform/db/read-rows';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from './clock-sql';

/** The clocks of several tables, by game id. */
export async function clocksOfTables(gameIds: readonly string[]): Promise<ReadonlyMap<string, TableClocks>> {
  if (gameIds.length === 0) return new Map();
  const raw = await db().$queryRaw<(RawClocks & { readonly gameId: string })[]>`
    select g."id" as "gameId", ${clocksSql} from "Game" g where g."id" = any(${[...gameIds]}::text[])`;
  return new Map(readRows('clocks', raw, (table) => [table.gameId, clocksOf(table)] as const));
}
