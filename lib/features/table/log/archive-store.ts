import 'server-only';
import type { ChainKey, LogRowText } from '@/lib/game/eventlog/packed-rows';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { DamagedArchiveError, unpackLog, type PackedLog } from './packed-log';

/** Games that ended before `before` and whose log is not archived yet, oldest first. */
export async function gamesToArchive(before: Date, limit: number): Promise<string[]> {
  const found = await db().game.findMany({
    where: { archivedAt: null, status: { not: 'running' }, updatedAt: { lt: before } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

interface RawLog {
  readonly chainId: string;
  readonly seed: string;
  readonly rows: (Omit<LogRowText, 'seat'> & { seat: number | null })[] | null;
}

/** The columns of a row `l` as texts; JSON stays exactly as it is stored. */
const ROW_TEXTS = Prisma.sql`'seq', l."seq", 'seat', l."seat", 'command', l."command"::text, 'commandId', l."commandId",
  'events', l."events"::text, 'secret', l."secret"::text, 'secretDigest', l."secretDigest", 'waiting', l."waiting",
  'at', to_char(l."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'rulesVersion', l."rulesVersion",
  'prevHash', l."prevHash", 'hash', l."hash", 'clocks', l."clocks"::text`;

/** The log of a finished game, with the id of its chain; undefined without rows. */
export async function loadLogToPack(
  gameId: string,
): Promise<{ readonly rows: readonly LogRowText[]; readonly chain: ChainKey } | undefined> {
  const [raw] = await db().$queryRaw<RawLog[]>`
    select coalesce(g."chainId", g."id") as "chainId", x."secrets"->>'seed' as "seed", (
      select json_agg(json_build_object(${ROW_TEXTS}) order by l."seq") from "GameLog" l where l."gameId" = g."id"
    ) as "rows"
    from "Game" g join "GameSecret" x on x."gameId" = g."id" where g."id" = ${gameId} and g."status" <> 'running'`;
  return raw?.rows ? { rows: raw.rows, chain: { gameId: raw.chainId, seed: raw.seed } } : undefined;
}

/**
 * Replaces the rows of a game by its archive in one statement, all or nothing. Of two concurrent
 * attempts only the first succeeds. False unless the game is over and its rows are the packed ones.
 */
export async function exchangeRows(gameId: string, packed: PackedLog, at: Date): Promise<boolean> {
  const { rows, head } = packed;
  try {
    return await db().$transaction(async (tx) => {
      const whole = { id: gameId, status: { not: 'running' }, archivedAt: null, seq: rows, head };
      const over = await tx.game.updateMany({ where: whole, data: { archivedAt: at } });
      if (over.count === 0) return false;
      const gone = await tx.gameLog.deleteMany({ where: { gameId } });
      if (gone.count !== rows) throw new OtherRowsError();
      await tx.gameArchive.createMany({ data: [{ gameId, ...packed, at }] });
      return true;
    });
  } catch (error) {
    if (error instanceof OtherRowsError) return false;
    throw error;
  }
}

/** The rows differ from the packed ones; rolls the exchange back. */
class OtherRowsError extends Error {}

/**
 * The archive of a game, if it has one. Throws DamagedArchiveError if it is missing or belongs to
 * another game.
 */
export async function loadArchive(gameId: string): Promise<Omit<PackedLog, 'size'> | undefined> {
  const found = (await findArchive(gameId)) ?? (await findMissing(gameId));
  if (!found) return undefined;
  const { game, ...packed } = found;
  if (packed.head !== game.head || packed.rows !== game.seq)
    throw new DamagedArchiveError('an archive belongs to another game');
  return packed;
}

const ARCHIVE = { rows: true, head: true, digest: true, body: true } as const;
const findArchive = (gameId: string) =>
  db().gameArchive.findUnique({
    where: { gameId },
    select: { ...ARCHIVE, game: { select: { head: true, seq: true } } },
  });

/**
 * Checks again for an archive of a game that should have one: it may have been written since the first query.
 */
async function findMissing(gameId: string) {
  const select = { archivedAt: true } as const;
  const game = await db().game.findUnique({ where: { id: gameId }, select });
  if (!game?.archivedAt) return undefined;
  const found = await findArchive(gameId);
  if (!found) throw new DamagedArchiveError('an archive is missing');
  return found;
}

/** Restores the rows of an archived log for versions without archives; false without an archive. */
export async function restoreRows(gameId: string): Promise<boolean> {
  const packed = await loadArchive(gameId);
  if (!packed) return false;
  const rows = JSON.stringify(await unpackLog(packed));
  const restored = await db().$executeRaw`
    with open as (
      update "Game" set "archivedAt" = null where "id" = ${gameId} and "archivedAt" is not null returning "id"
    ), gone as (
      delete from "GameArchive" a using open where a."gameId" = open."id"
    )
    insert into "GameLog" ("gameId", "seq", "seat", "command", "commandId", "events", "secret", "secretDigest", "waiting", "at",
      "rulesVersion", "prevHash", "hash", "clocks")
    select open."id", r."seq", r."seat", r."command"::json, r."commandId", r."events"::json, r."secret"::json, r."secretDigest",
      r."waiting", r."at", r."rulesVersion", r."prevHash", r."hash", r."clocks"::json
    from open, json_to_recordset(${rows}::json) as r("seq" int, "seat" int, "command" text, "commandId" uuid, "events" text,
      "secret" text, "secretDigest" text, "waiting" int[], "at" timestamptz, "rulesVersion" int, "prevHash" text, "hash" text,
      "clocks" text)`;
  return restored > 0;
}

/** Games with archived logs, in order of id, after the id `after`. */
export async function archivedGames(after: string, limit: number): Promise<string[]> {
  const found = await db().gameArchive.findMany({
    where: { gameId: { gt: after } },
    orderBy: { gameId: 'asc' },
    take: limit,
    select: { gameId: true },
  });
  return found.map(({ gameId }) => gameId);
}
