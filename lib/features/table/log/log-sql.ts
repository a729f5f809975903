import 'server-only';
import { storedClockRows, storedClocks, type ClockChanges } from '@/lib/features/table/load/clock-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { Prisma } from '@/lib/generated/prisma/client';
import { jsonOf } from '@/lib/platform/db/json';

/** Columns of a log row, in the order of `logValues`. */
export const LOG_COLUMNS = Prisma.sql`"gameId", "seq", "seat", "command", "commandId", "events", "secret", "secretDigest", "waiting",
  "at", "rulesVersion", "prevHash", "hash", "clocks"`;

/** The values of a row after its game id. */
export function logValues(
  row: StoredRow,
  waiting: readonly SeatId[],
  clocks: ClockChanges = { changed: [] },
): Prisma.Sql {
  return Prisma.sql`${row.seq}::int, ${row.seat ?? null}::int, ${JSON.stringify(row.command)}::json, ${row.commandId}::uuid,
    ${JSON.stringify(row.events)}::json, ${JSON.stringify(row.secret)}::json, ${row.secretDigest}, ${[...waiting]}::int[],
    ${new Date(row.at)}::timestamptz, ${row.rulesVersion}::int, ${row.prevHash}, ${row.hash},
    ${storedClocks(clocks)}::json`;
}

/** A log row as data for the Prisma client. */
export function logData(
  gameId: string,
  row: StoredRow,
  waiting: readonly SeatId[],
  clocks: ClockChanges = { changed: [] },
) {
  const kept = storedClockRows(clocks);
  return {
    gameId,
    seq: row.seq,
    seat: row.seat ?? null,
    command: jsonOf(row.command),
    commandId: row.commandId,
    events: jsonOf(row.events),
    secret: jsonOf(row.secret),
    secretDigest: row.secretDigest,
    waiting: [...waiting],
    at: new Date(row.at),
    rulesVersion: row.rulesVersion,
    prevHash: row.prevHash,
    hash: row.hash,
    ...(kept ? { clocks: jsonOf(kept) } : {}),
  };
}
