import 'server-only';
import { seatBotOf, type SeatRow } from '@/lib/features/table/load/seat-row';
import type { Setup } from '@/lib/game/engine/setup';
import { StoredSetupSchema } from '@/lib/game/engine/setup-shapes';
import { parseSetup } from '@/lib/game/eventlog/events';
import { storedPace, type Pace } from '@/lib/game/pace/pace';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { readRows } from '@/lib/platform/db/read-rows';

/** A table with public access to free seats. */
export interface OpenTable {
  readonly gameId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly pace: Pace;
  readonly createdAt: Date;
  readonly seats: readonly SeatRow[];
}

interface RawTable extends Pick<OpenTable, 'gameId' | 'name' | 'createdAt'> {
  readonly setup: string;
  readonly pace: unknown;
  readonly people: readonly (Omit<SeatRow, 'bot'> & { readonly bot: string | null })[];
}

/** A cursor in the lobby: the last table of the previous page. */
export type LobbyPlace = Pick<OpenTable, 'createdAt' | 'gameId'>;

/** Running tables of the lobby with a free seat, newest first. */
export async function openTables(limit: number, after?: LobbyPlace): Promise<OpenTable[]> {
  // Repeated, because the planner cannot use the index for a row comparison. Table by table, to avoid
  // scanning all free seats.
  const behind = after
    ? Prisma.sql`and g."createdAt" <= ${after.createdAt}::timestamptz
        and (g."createdAt", g."id") < (${after.createdAt}::timestamptz, ${after.gameId})`
    : Prisma.empty;
  const rows = await db().$queryRaw<RawTable[]>`
    select g."id" as "gameId", g."name", g."setup"::text as "setup", g."pace", g."createdAt", (
      select json_agg(json_build_object('seat', s."seat", 'name', s."name", 'seated', s."seatedAt" is not null, 'bot', s."bot")
        order by s."seat") from "Seat" s where s."gameId" = g."id"
    ) as "people"
    from "Game" g cross join lateral (
      select 1 from "Seat" f
      where f."gameId" = g."id" and f."name" = '' and f."bot" is null and f."seatedAt" is null and f."userId" is null limit 1
    ) free
    where g."door" = 'open' and g."status" = 'running' ${behind}
    order by g."createdAt" desc, g."id" desc limit ${limit}`;
  return readRows('lobby', rows, ({ setup, people, pace, ...row }) => ({
    ...row,
    pace: storedPace(pace),
    setup: StoredSetupSchema.parse(parseSetup(setup)),
    seats: people.map(({ bot, ...person }) => {
      const held = seatBotOf(bot);
      return { ...person, ...(held ? { bot: held } : {}) };
    }),
  }));
}
