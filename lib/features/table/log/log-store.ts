import 'server-only';
import type { LogRow } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { LogEntry } from '@/lib/game/engine/replay';
import type { LogRowText } from '@/lib/game/eventlog/packed-rows';
import { eventsOf, storedRowOf, storedSecretOf } from '@/lib/game/eventlog/events';
import type { PublicRow, StoredRow } from '@/lib/game/eventlog/row';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { archivedRows } from './archived-rows';

/** The log entry of a stored row; without its secret part only the public state can be folded. */
export function entryOf(row: PublicRow & Partial<StoredRow>): LogEntry {
  const { seq, seat, secret } = row;
  return { seq, ...(seat === undefined ? {} : { seat }), events: eventsOf(row), secretEvents: secret ?? [] };
}

/**
 * Rows as pages show them. A row is undone by a later one, so the newest rows of a log are enough to
 * mark which of them were undone.
 */
export function logRowsOf(rows: readonly ShownLogRow[]): LogRow[] {
  return followedBy([], rows);
}

/**
 * Shown rows with newer ones appended. Rows that these do not undo stay the same objects, with
 * everything cached on them.
 */
export function followedBy(shown: readonly LogRow[], newer: readonly ShownLogRow[]): LogRow[] {
  const undone = new Set<number>();
  const more = newer.map((row) => {
    const { seq, seat, command, at, hash } = row;
    const events = eventsOf(row);
    for (const event of events) if (event.type === 'Undone') event.rows.forEach((taken) => undone.add(taken));
    return { seq, ...(seat === undefined ? {} : { seat }), command, events, at, hash, undone: false };
  });
  const marked = (row: LogRow) => (undone.has(row.seq) ? { ...row, undone: true } : row);
  return [...shown, ...more].map(marked);
}

/** A public row, and the seats that the table waited for after it. */
export interface LoggedRow extends PublicRow {
  readonly waiting: readonly SeatId[];
}

const TOLD_COLUMNS = {
  seq: true,
  seat: true,
  command: true,
  events: true,
  at: true,
  hash: true,
} as const satisfies Prisma.GameLogSelect;
/** All columns but the secret part: only these are public. */
const PUBLIC_COLUMNS = {
  ...TOLD_COLUMNS,
  commandId: true,
  secretDigest: true,
  waiting: true,
  rulesVersion: true,
  prevHash: true,
} as const satisfies Prisma.GameLogSelect;
type RawRow = Prisma.GameLogGetPayload<{ select: typeof PUBLIC_COLUMNS }>;

/** Keeps the order of the columns, so that documents made from it are byte-identical. */
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
 * Archiving moves all rows of a finished game at once. If none are found here, they are in the archive,
 * unchanged.
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
  const rows = await db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select: PUBLIC_COLUMNS });
  const all = await orArchived(rows, { gameId, from, to }, publicRawOf);
  return all.map(loggedRowOf);
}

/** The rows that commands of a seat have made, oldest first. */
export async function findRowsOfCommands(
  gameId: string,
  seat: SeatId,
  commandIds: readonly string[],
): Promise<{ readonly commandId: string; readonly seq: number }[]> {
  const where = { gameId, seat, commandId: { in: [...commandIds] } };
  const select = { commandId: true, seq: true } as const;
  return db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select });
}

/** The fields of a public row that pages show; the others are for verification. */
export type ShownLogRow = Pick<PublicRow, keyof typeof TOLD_COLUMNS>;

type RawTold = Prisma.GameLogGetPayload<{ select: typeof TOLD_COLUMNS }>;

/** Public rows `from` to `to`, both included, oldest first, without the fields for verification. */
export async function readShownRows(gameId: string, from: number, to: number): Promise<ShownLogRow[]> {
  const where = { gameId, seq: { gte: from, lte: to } };
  const rows = await db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select: TOLD_COLUMNS });
  const all = await orArchived<RawTold>(rows, { gameId, from, to }, publicRawOf);
  return all.map((raw) => {
    const { command, events } = storedRowOf(raw);
    const { seq, seat, at, hash } = raw;
    return { seq, command, events, at: at.toISOString(), hash, ...(seat === null ? {} : { seat }) };
  });
}

/**
 * Rows 1 to `to` with their secret parts: for folding on the server, and for the export of a finished game.
 */
export async function readWholeLog(gameId: string, to: number): Promise<(LoggedRow & StoredRow)[]> {
  const where = { gameId, seq: { lte: to } };
  const select = { ...PUBLIC_COLUMNS, secret: true } as const;
  const rows = await db().gameLog.findMany({ where, orderBy: { seq: 'asc' }, select });
  const all = await orArchived(rows, { gameId, from: 1, to }, wholeRawOf);
  return all.map((row) => ({ ...loggedRowOf(row), secret: storedSecretOf(row.secret) }));
}
