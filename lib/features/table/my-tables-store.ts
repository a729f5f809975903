import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { seatBotOf, type SeatRow } from '@/lib/features/table/seat-row';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A table at which somebody has a seat, or which they made. */
export interface TableOfMine {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly ending: string | null;
  readonly winner: SeatId | null;
  readonly unrated: boolean;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  /**
   * Since when the clock runs of whom it waits for, mine before the others'; without one, since its newest
   * change.
   */
  readonly since: Date;
  readonly isHost: boolean;
  readonly seats: readonly SeatRow[];
  readonly seat?: SeatId;
  readonly seated: boolean;
}

interface RawTable extends Omit<TableOfMine, 'seats' | 'seat'> {
  readonly seat: SeatId | null;
  readonly names: string[];
  readonly seatedBySeat: boolean[];
  readonly bots: (string | null)[];
}

/** More tables than this are not listed: the newest ones count. */
const MOST = 200;

/** Who asks: parts of the statement, as they are by whom they are asked. */
interface Asker {
  /** Ids of their tables. */
  readonly tables: Prisma.Sql;
  /** Whether a seat `m` is theirs. */
  readonly isTheirs: Prisma.Sql;
}

/**
 * Each way to a table by its own index. A list of tokens without any would be looked for in an index of
 * everybody's seats.
 */
function askerOf(userId: string | undefined, tokenHashes: readonly string[]): Asker | undefined {
  const hashes = [...tokenHashes];
  const ofPerson = userId !== undefined && {
    tables: Prisma.sql`select "gameId" from "Seat" where "userId" = ${userId} union select "id" from "Game" where "hostId" = ${userId}`,
    isTheirs: Prisma.sql`m."userId" = ${userId}`,
  };
  const ofBrowser = hashes.length > 0 && {
    tables: Prisma.sql`select "gameId" from "Seat" where "tokenHash" = any(${hashes}::text[])
      union select "gameId" from "SeatKey" where "hash" = any(${hashes}::text[])`,
    isTheirs: Prisma.sql`m."tokenHash" = any(${hashes}::text[]) or exists (
      select 1 from "SeatKey" b where b."gameId" = m."gameId" and b."hash" = any(${hashes}::text[]) and b."seat" = m."seat"
        and b."tenure" = m."tenure")`,
  };
  const ways = [ofPerson, ofBrowser].filter((way) => way !== false);
  if (ways.length === 0) return undefined;
  return {
    tables: Prisma.join(
      ways.map((way) => way.tables),
      ' union ',
    ),
    isTheirs: Prisma.join(
      ways.map((way) => way.isTheirs),
      ' or ',
    ),
  };
}

/**
 * The tables at which this person, or whoever has these tokens, has a seat, and those the person made; newest
 * change first.
 */
export async function tablesOf(
  userId: string | undefined,
  tokenHashes: readonly string[],
): Promise<TableOfMine[]> {
  const asker = askerOf(userId, tokenHashes);
  if (!asker) return [];
  const raw = await onDatabase(
    () => db().$queryRaw<RawTable[]>`
      with mine as (${asker.tables})
      select g."id" as "gameId", g."name", g."status", g."ending", g."winner", g."unrated", g."seq", g."waiting", coalesce(s."tickingAt", p."tickingAt", g."updatedAt") as "since",
        (g."hostId" = ${userId ?? null}) is true as "isHost", s."seat", (s."seatedAt" is not null) as "seated", p."names",
        p."seatedBySeat", p."bots"
      from mine join "Game" g on g."id" = mine."gameId"
      left join lateral (
        select m."seat", m."seatedAt", m."tickingAt" from "Seat" m where m."gameId" = g."id" and (${asker.isTheirs})
        order by (m."seat" = any(g."waiting")) desc, m."seat" limit 1
      ) s on true
      cross join lateral (
        select array_agg(o."name" order by o."seat") as "names", array_agg(o."bot" order by o."seat") as "bots",
          array_agg(o."seatedAt" is not null order by o."seat") as "seatedBySeat",
          min(o."tickingAt") filter (where o."seat" = any(g."waiting")) as "tickingAt" from "Seat" o where o."gameId" = g."id"
      ) p
      order by g."updatedAt" desc limit ${MOST}`,
  );
  return raw.map(tableOf);
}

function tableOf({ seat, names, seatedBySeat, bots, ...table }: RawTable): TableOfMine {
  const seats = names.map((name, i): SeatRow => {
    const bot = seatBotOf(bots[i]);
    return { seat: i, name, seated: seatedBySeat[i] ?? false, ...(bot ? { bot } : {}) };
  });
  return { ...table, seats, ...(seat === null ? {} : { seat }) };
}
