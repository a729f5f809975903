import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { parseSecretEvents, parseStoredCommand, parseStoredEvents } from '@/lib/game/eventlog/parse';
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

interface RawRow {
  readonly seq: number;
  readonly seat: SeatId | null;
  readonly command: string;
  readonly commandId: string;
  readonly events: string;
  readonly secretDigest: string;
  readonly waiting: SeatId[];
  readonly at: Date;
  readonly rulesVersion: number;
  readonly prevHash: string;
  readonly hash: string;
}

// Everything but the secret part: this list is what the public may read.
const PUBLIC_COLUMNS = Prisma.sql`l."seq", l."seat", l."command"::text as "command", l."commandId"::text as "commandId",
  l."events"::text as "events", l."secretDigest", l."waiting", l."at", l."rulesVersion", l."prevHash", l."hash"`;

const ISO_TIME = Prisma.sql`to_char(l."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function loggedRowOf(raw: RawRow): LoggedRow {
  const { seat, command, events, at, ...rest } = raw;
  return {
    ...rest,
    ...(seat === null ? {} : { seat }),
    command: parseStoredCommand(command),
    events: parseStoredEvents(events),
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

/** In the order of PUBLIC_COLUMNS, so that a document made of it is the same to the last letter. */
function publicRawOf({ secretDigest, waiting, rulesVersion, prevHash, hash, ...row }: LogRowText): RawRow {
  const { seq, seat, command, commandId, events, at } = row;
  return {
    seq,
    seat,
    command,
    commandId,
    events,
    secretDigest,
    waiting: [...waiting],
    at: new Date(at),
    rulesVersion,
    prevHash,
    hash,
  };
}

const wholeRawOf = (row: LogRowText) => ({ ...publicRawOf(row), secret: row.secret });

/** Public rows `from` to `to`, both included, oldest first. */
export async function readLog(gameId: string, from: number, to: number): Promise<LoggedRow[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<RawRow[]>`
      select ${PUBLIC_COLUMNS} from "GameLog" l
      where l."gameId" = ${gameId} and l."seq" between ${from} and ${to} order by l."seq"`,
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
  const rows = await onDatabase(
    () => db().$queryRaw<(RawRow & { readonly secret: string })[]>`
      select ${PUBLIC_COLUMNS}, l."secret"::text as "secret" from "GameLog" l
      where l."gameId" = ${gameId} and l."seq" <= ${to} order by l."seq"`,
  );
  const all = await orArchived(rows, { gameId, from: 1, to }, wholeRawOf);
  return all.map(({ secret, ...row }) => ({ ...loggedRowOf(row), secret: parseSecretEvents(secret) }));
}
