/** Writes a whole database into one file, as it is at one moment. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { historyOf, quoted, sequencesOf, catalogTablesOf, type Table } from './catalog';
import { BackupError, FORMAT, jsonFrame, writeFrames, type TableSum } from './frames';

export interface Dumped {
  readonly tables: readonly TableSum[];
  readonly bytes: number;
  readonly sha256: string;
}

type Frames = ReturnType<typeof writeFrames>;

/**
 * COPY ends each row with a newline, and has no other. `rowCount` of its stream is still 0 at the end if
 * PostgreSQL's own count comes in a later packet.
 */
const END_OF_ROW = 0x0a;
/** Enough for a frame: COPY returns a few rows at a time. */
const PIECE_BYTES = 256 * 1024;

/**
 * One transaction sees one snapshot, so each move is either wholly in the file or not at all. It takes no
 * lock that play would wait for. The file appears under its name when it is complete.
 */
export async function dump(url: string, file: string, now = new Date()): Promise<Dumped> {
  if (fs.existsSync(file)) throw new BackupError(`${file} is there already`);
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  const client = new pg.Client({ connectionString: url, application_name: 'praga-backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const dumped = await dumpInto(client, partial, now);
    await client.query('commit');
    fs.renameSync(partial, file);
    return { ...dumped, bytes: fs.statSync(file).size };
  } finally {
    fs.rmSync(partial, { force: true });
    await client.end();
  }
}

async function dumpInto(client: pg.Client, file: string, now: Date): Promise<Omit<Dumped, 'bytes'>> {
  const migrations = await historyOf(client);
  if (!migrations?.length) throw new BackupError('the database holds no tables of this project');
  const frames = writeFrames(file);
  await frames.add('header', jsonFrame({ format: FORMAT, madeAt: now.toISOString(), migrations }));
  const tables: TableSum[] = [];
  for (const table of await catalogTablesOf(client)) tables.push(await dumpTable(client, frames, table));
  const sha256 = frames.sha256();
  await frames.add('manifest', jsonFrame({ tables, sequences: await sequencesOf(client), sha256 }));
  await frames.end();
  return { tables, sha256 };
}

async function dumpTable(client: pg.Client, frames: Frames, { name, columns }: Table): Promise<TableSum> {
  await frames.add('table', jsonFrame({ name, columns }));
  const stream = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  const hash = crypto.createHash('sha256');
  let [rows, bytes, held, pieces] = [0, 0, 0, new Array<Buffer>()];
  const flush = async () => {
    if (held > 0) await frames.add('data', Buffer.concat(pieces));
    [held, pieces] = [0, []];
  };
  for await (const piece of stream) {
    const lines: Buffer = Buffer.from(piece);
    hash.update(lines);
    rows += lines.filter((byte) => byte === END_OF_ROW).length;
    bytes += lines.length;
    held += lines.length;
    pieces.push(lines);
    if (held >= PIECE_BYTES) await flush();
  }
  await flush();
  return { name, rows, bytes, sha256: hash.digest('hex') };
}
