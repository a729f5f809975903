import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import {
  parseStoredCommand,
  parseStoredEvents,
  storedRowOf,
  storedSecretOf,
} from '@/lib/game/eventlog/parse';
import type { PublicRow, StoredEvent, StoredRow } from '@/lib/game/eventlog/row';
import { Prisma } from '@/lib/generated/prisma/client';
import { archivedRows } from '@/lib/features/table/archived-rows';
import type { LogRowText } from '@/lib/game/eventlog/packed-rows';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A public row and whom the table waited for after it. */
export interface LoggedRow extends PublicRow {
  readonly waiting: readonly SeatId[];
}

/** Everything but the secret part: this list is what the public may read. */
const PUBLIC_COLUMNS = {
  seq: true,
  seat: true,
  command: true,
  commandId: true,
  events: true,
  secretDigest: true,
  waiting: true,
  at: true,
  rulesVersion: true,
  prevHash: true,
  hash: true,
} as const satisfies Prisma.GameLogSelect;
type RawRow = Prisma.GameLogGetPayload<{ select: typeof PUBLIC_COLUMNS }>;

const ISO_TIME = Prisma.sql`to_char(l."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In the order of the columns, so that a document made of it is the same to the last letter. */
function loggedRowOf(raw: RawRow): LoggedRow {
  const { seq, seat, commandId, secretDigest, waiting, at, rulesVersion, prevHash, hash } = raw;
  const { command, events } = storedRowOf(raw);
  return {
    seq,
    commandId,
    secretDigest,
    waiting,
    rulesVersion,
    prevHash,
    hash,
    ...(seat === null ? {} : { seat }),
    command,
    events,
    at: at.toISOString(),
  };
}

/**
 * Rows of a game that is over may have gone into its archive, all of them at once: whoever finds none looks
 * there, and finds them as they were.
 */
async function orArchived<Raw>(
  rows: readonly Raw[],
  { gameId, from, to }: { readonly gameId: string; readonly from: number; readonly to: number },
  rawOf: (row: LogRowText) => Raw,
): Promise<readonly Raw[]> {
  if (rows.length > 0 || to < from) return rows;
  const all = (await archivedRows(gameId)) ?? [];
  return all.filter(({ seq }) => seq >= from && seq <= to).map(rawOf);
}

function publicRawOf({ command, events, secret: _secret, clocks: _clocks, ...row }: LogRowText): RawRow {
  return {
    ...row,
    waiting: [...row.waiting],
    at: new Date(row.at),
    command: JSON.parse(command),
    events: JSON.parse(events),
  };
}

const wholeRawOf = (row: LogRowText) => ({ ...publicRawOf(row), secret: JSON.parse(row.secret) });

/** Public rows `from` to `to`, both included, oldest first. */
export async function readLog(gameId: string, from: number, to: number): Promise<LoggedRow[]> {
  const where = { gameId, seq: { gte: from, lte: to } };
  const rows = await onDatabase(() =>
    db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select: PUBLIC_COLUMNS }),
  );
  const all = await orArchived(rows, { gameId, from, to }, publicRawOf);
  return all.map(loggedRowOf);
}

/** What of a public row pages show; the rest is for proving it. */
export type ToldRow = Pick<PublicRow, 'seq' | 'seat' | 'command' | 'events' | 'at' | 'hash'>;

type Told = [
  seq: number,
  seat: SeatId | null,
  command: ToldRow['command'],
  events: StoredEvent[],
  at: string,
  hash: string,
];

/**
 * Public rows `from` to `to`, both included, oldest first, as one text: taking thousands of cells apart costs
 * more than the rows themselves, and whoever shows a moment of the past has to read all that led to it.
 */
export async function readTold(gameId: string, from: number, to: number): Promise<ToldRow[]> {
  const [read] = await onDatabase(
    () => db().$queryRaw<{ readonly rows: string | null }[]>`
      select json_agg(json_build_array(l."seq", l."seat", l."command", l."events", ${ISO_TIME}, l."hash") order by l."seq")::text as "rows"
      from "GameLog" l where l."gameId" = ${gameId} and l."seq" between ${from} and ${to}`,
  );
  const rows = JSON.parse(read?.rows ?? '[]') as Told[];
  const all = await orArchived(rows, { gameId, from, to }, toldOf);
  return all.map(([seq, seat, command, events, at, hash]) => ({
    seq,
    command,
    events,
    at,
    hash,
    ...(seat === null ? {} : { seat }),
  }));
}

function toldOf({ seq, seat, command, events, at, hash }: LogRowText): Told {
  return [seq, seat, parseStoredCommand(command), parseStoredEvents(events), at, hash];
}

/**
 * Rows 1 to `to` with their secret parts: for folding on the server, and for the export of a finished game.
 */
export async function readWholeLog(gameId: string, to: number): Promise<(LoggedRow & StoredRow)[]> {
  const where = { gameId, seq: { lte: to } };
  const select = { ...PUBLIC_COLUMNS, secret: true } as const;
  const rows = await onDatabase(() => db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select }));
  const all = await orArchived(rows, { gameId, from: 1, to }, wholeRawOf);
  return all.map((row) => ({ ...loggedRowOf(row), secret: storedSecretOf(row.secret) }));
}
