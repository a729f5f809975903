import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { storedOrigin, type Origin } from '@/lib/features/table/game-row';
import { LOG_COLUMNS, logValues } from '@/lib/features/table/log-sql';
import type { SeatBot } from '@/lib/features/table/seat-row';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Held by the computer, or by the hash of a token that nobody was given. */
export interface ImportedSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly bot?: SeatBot;
  readonly tokenHash?: string;
}

/** Somebody who held a seat up to a row of the log. */
export interface ImportedHolder {
  readonly seat: SeatId;
  readonly untilSeq: number;
  readonly name: string;
  readonly bot?: SeatBot;
}

/** What makes an import the same as another one. */
export interface ImportClaim {
  readonly chainId: string;
  readonly head: string;
  readonly origin: Origin;
  /** Digest of the names in it. */
  readonly named: string;
}

/** A game from a file, all of it checked. Its seats open to nobody: people are names in it. */
export interface ImportedGame extends ImportClaim {
  readonly id: string;
  readonly name: string;
  readonly status: 'finished' | 'ended';
  readonly pack: { readonly id: string; readonly version: number };
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly state: State;
  readonly secrets: Secrets;
  readonly createdAt: Date;
  readonly finishedAt: Date;
  readonly at: Date;
  readonly seats: readonly ImportedSeat[];
  /** Who held them before. */
  readonly past: readonly ImportedHolder[];
  readonly rows: readonly { readonly row: StoredRow; readonly waiting: readonly SeatId[] }[];
}

/** Rows in one statement: far from the most parameters that one may have. */
const AT_ONCE = 200;

/** The table of a game that was brought in before. */
export async function findImported({ chainId, head, ...claim }: ImportClaim): Promise<string | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<{ id: string }[]>`
      select "id" from "Game" where "chainId" = ${chainId} and "head" = ${head} and "origin" = ${storedOrigin(claim)}`,
  );
  return found?.id;
}

/** Stores a game with its whole log, all or nothing; false when somebody has just brought in the same. */
export async function insertImported(game: ImportedGame): Promise<boolean> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const made = await tx.$executeRaw`${gameSql(game)}`;
      if (made === 0) return false;
      await tx.$executeRaw`
        insert into "GameSecret" ("gameId", "secrets") values (${game.id}, ${JSON.stringify(game.secrets)}::json)`;
      await tx.$executeRaw`insert into "Seat" ("gameId", "seat", "name", "bot", "tokenHash", "seatedAt") values ${seatsSql(game)}`;
      if (game.past.length > 0)
        await tx.$executeRaw`insert into "SeatHolder" ("gameId", "seat", "untilSeq", "name", "bot") values ${holdersSql(game)}`;
      for (let from = 0; from < game.rows.length; from += AT_ONCE) {
        const values = game.rows
          .slice(from, from + AT_ONCE)
          .map(({ row, waiting }) => Prisma.sql`(${game.id}, ${logValues(row, waiting)})`);
        await tx.$executeRaw`insert into "GameLog" (${LOG_COLUMNS}) values ${Prisma.join(values)}`;
      }
      return true;
    }),
  );
}

function gameSql(game: ImportedGame): Prisma.Sql {
  const { id, chainId, name, status, pack, rulesVersion, commitment, state, head } = game;
  return Prisma.sql`
    insert into "Game" ("id", "chainId", "origin", "name", "status", "packId", "packVersion", "rulesVersion", "setup", "commitment",
      "seq", "head", "waiting", "state", "createdAt", "updatedAt", "finishedAt", "door", "watchers")
    values (${id}, ${chainId}, ${storedOrigin(game)}, ${name}, ${status}, ${pack.id}, ${pack.version}::int, ${rulesVersion}::int,
      ${JSON.stringify(state.setup)}::json, ${commitment}, ${game.rows.length}::int, ${head}, '{}'::int[],
      ${JSON.stringify(state)}::json, ${game.createdAt}::timestamptz, ${game.at}::timestamptz, ${game.finishedAt}::timestamptz,
      'named', 'link')
    on conflict ("chainId", "head", "origin") do nothing`;
}

function seatsSql({ id, seats, at }: ImportedGame): Prisma.Sql {
  return Prisma.join(
    seats.map(({ seat, name, bot, tokenHash }) => {
      const keys = Prisma.sql`${bot ?? null}, ${tokenHash ?? null}`;
      return Prisma.sql`(${id}, ${seat}::int, ${name}, ${keys}, ${at}::timestamptz)`;
    }),
  );
}

function holdersSql({ id, past }: ImportedGame): Prisma.Sql {
  return Prisma.join(
    past.map(
      ({ seat, untilSeq, name, bot }) =>
        Prisma.sql`(${id}, ${seat}::int, ${untilSeq}::int, ${name}, ${bot ?? null})`,
    ),
  );
}
