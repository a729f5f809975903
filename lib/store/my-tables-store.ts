import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { seatBotOf, type SeatRow } from '@/lib/store/seat-row';
import { onDatabase } from '@/lib/store/unavailable';

/** A table at which somebody has a seat, or which they made. */
export interface TableOfMine {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  /** Since when the table waits for those it waits for. */
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

/** The tables at which this person, or whoever has these tokens, has a seat, and those the person made; newest change first. */
export async function tablesOf(
  userId: string | undefined,
  tokenHashes: readonly string[],
): Promise<TableOfMine[]> {
  const [user, hashes] = [userId ?? null, [...tokenHashes]];
  const raw = await onDatabase(
    () => db().$queryRaw<RawTable[]>`
      with mine as (
        select "gameId" from "Seat" where "userId" = ${user}
        union select "gameId" from "Seat" where "tokenHash" = any(${hashes}::text[])
        union select "id" from "Game" where "hostId" = ${user}
      )
      select g."id" as "gameId", g."name", g."status", g."seq", g."waiting", coalesce(s."tickingAt", g."updatedAt") as "since",
        (g."hostId" = ${user}) is true as "isHost", s."seat", (s."seatedAt" is not null) as "seated", p."names", p."seatedBySeat", p."bots"
      from mine join "Game" g on g."id" = mine."gameId"
      left join lateral (
        select m."seat", m."seatedAt", m."tickingAt" from "Seat" m
        where m."gameId" = g."id" and (m."userId" = ${user} or m."tokenHash" = any(${hashes}::text[]))
        order by (m."seat" = any(g."waiting")) desc, m."seat" limit 1
      ) s on true
      cross join lateral (
        select array_agg(o."name" order by o."seat") as "names", array_agg(o."bot" order by o."seat") as "bots",
          array_agg(o."seatedAt" is not null order by o."seat") as "seatedBySeat" from "Seat" o where o."gameId" = g."id"
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
