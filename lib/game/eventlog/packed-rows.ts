/**
 * Packs the rows of a log into one text, reversible byte for byte. Hashes and digests hardly compress but
 * can be recomputed (chain.ts), so they are left out where possible.
 */
import { digestOfSecret, GENESIS, hashOfRow } from '@/lib/game/eventlog/chain';
import { parseSecretEvents, parseStoredCommand, parseStoredEvents } from '@/lib/game/eventlog/events';
import type { PublicRow } from '@/lib/game/eventlog/row';

/** A stored row of the log, with JSON as text. */
export interface LogRowText extends Omit<PublicRow, 'seat' | 'command' | 'events'> {
  readonly seat: number | null;
  readonly command: string;
  readonly events: string;
  readonly secret: string;
  readonly waiting: readonly number[];
  readonly clocks: string | null;
}

export interface ChainKey {
  readonly gameId: string;
  readonly seed: string;
}

/** Stored by column, because similar neighbours compress better. */
type Columns<Row> = { readonly [K in keyof Row]: readonly Row[K][] };
type Derived = 'secretDigest' | 'prevHash' | 'hash';
/** JSON texts as parsed values. */
type Values = Record<'command' | 'events' | 'secret' | 'clocks', unknown>;
type ShortRow = Omit<LogRowText, Derived | keyof Values> & Values;

/**
 * chain: JSON as values, hashes recomputed. verbatim: every column unchanged, for logs that do not match
 * that form.
 */
type Document =
  | { readonly form: 'chain'; readonly chain: ChainKey; readonly columns: Columns<ShortRow> }
  | { readonly form: 'verbatim'; readonly columns: Columns<LogRowText> };

/** Packs a log into one text; `rowsOfText` restores identical rows. */
export function textOfRows(rows: readonly LogRowText[], chain: ChainKey): string {
  const short = JSON.stringify({ form: 'chain', chain, columns: columnsOf(rows.map(shortRow)) });
  if (areSameRows(rowsOfText(short), rows)) return short;
  return JSON.stringify({ form: 'verbatim', columns: columnsOf(rows) });
}

/** Restores the rows of a packed text, oldest first. */
export function rowsOfText(text: string): LogRowText[] {
  const document = JSON.parse(text) as Document;
  if (document.form === 'verbatim') return rowsOfColumns(document.columns);
  const rows: LogRowText[] = [];
  for (const row of rowsOfColumns(document.columns))
    rows.push(wholeRow(row, document.chain, rows.at(-1)?.hash ?? GENESIS));
  return rows;
}

/** Whether two logs are identical in every character. */
export function areSameRows(one: readonly LogRowText[], other: readonly LogRowText[]): boolean {
  const lined = (row: LogRowText) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return (
    one.length === other.length &&
    one.every((row, i) => lined(row) === lined(other[i] ?? { ...row, seq: -1 }))
  );
}

function shortRow(row: LogRowText): ShortRow {
  const { seq, seat, commandId, waiting, at, rulesVersion, command, events, secret, clocks } = row;
  return {
    seq,
    seat,
    commandId,
    waiting,
    at,
    rulesVersion,
    command: JSON.parse(command),
    events: JSON.parse(events),
    secret: JSON.parse(secret),
    clocks: clocks === null ? null : JSON.parse(clocks),
  };
}

function wholeRow(row: ShortRow, { gameId, seed }: ChainKey, prevHash: string): LogRowText {
  const { seat, clocks, ...plain } = row;
  const [command, events, secret] = [row.command, row.events, row.secret].map((value) =>
    JSON.stringify(value),
  );
  const texts = { command: command ?? '', events: events ?? '', secret: secret ?? '' };
  const unhashed = {
    ...plain,
    prevHash,
    ...(seat === null ? {} : { seat }),
    command: parseStoredCommand(texts.command),
    events: parseStoredEvents(texts.events),
    secretDigest: digestOfSecret(seed, gameId, row.seq, parseSecretEvents(texts.secret)),
  };
  return {
    ...plain,
    seat,
    ...texts,
    prevHash,
    secretDigest: unhashed.secretDigest,
    hash: hashOfRow(gameId, unhashed),
    clocks: clocks === null ? null : JSON.stringify(clocks),
  };
}

function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const [first] = rows;
  if (!first) throw new Error('a log has at least one row');
  const keys = Object.keys(first) as (keyof Row)[];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as object as Columns<Row>;
}

function rowsOfColumns<Row extends { readonly seq: number }>(columns: Columns<Row>): Row[] {
  const all = Object.entries(columns) as [keyof Row, readonly Row[keyof Row][]][];
  return columns.seq.map(
    (_, i) => Object.fromEntries(all.map(([key, cells]) => [key, cells[i]])) as object as Row,
  );
}
