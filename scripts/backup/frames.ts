/**
 * The file of a backup: a gzip stream of frames, each with a letter for its kind, a length and its content.
 * First a header, then per table its rows in the format of PostgreSQL's COPY, finally the manifest with the
 * hash of all frames before it.
 */
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

export const FORMAT = 'praga-backup/1';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Migration = z.object({ name: z.string(), checksum: Hash });
export const HeaderSchema = z.object({
  format: z.literal(FORMAT, { error: `is no ${FORMAT}` }),
  madeAt: z.string(),
  migrations: z.array(Migration).min(1),
});
export type Header = z.output<typeof HeaderSchema>;

export const TableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

const TableSum = z.object({ name: z.string(), rows: z.number(), bytes: z.number(), sha256: Hash });
export const ManifestSchema = z.object({
  tables: z.array(TableSum),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  sha256: Hash,
});
export type Manifest = z.output<typeof ManifestSchema>;
export type TableSum = z.output<typeof TableSum>;

const KINDS = { h: 'header', t: 'table', d: 'data', m: 'manifest' } as const;
export type FrameKind = (typeof KINDS)[keyof typeof KINDS];
export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
  /** Hash of all frames before this one. */
  readonly sha256: string;
}

const HEAD_BYTES = 5;
/** Far above any frame: COPY returns rows in pieces. */
const MAX_BYTES = 512 * 1024 * 1024;

/** A file that cannot be read as a backup. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

function headOf(kind: FrameKind, length: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind.charAt(0), 0, 'latin1');
  head.writeUInt32BE(length, 1);
  return head;
}

/**
 * Writes frames into a new file that only its owner may read. It holds all addresses and the seeds of running
 * games.
 */
export function writeFrames(file: string) {
  const gzip = createGzip({ level: 6 });
  const out = fs.createWriteStream(file, { flags: 'wx', mode: 0o600 });
  // A full disk or an existing file ends the writing; `finished` then throws the reason.
  const written = finished(gzip.pipe(out));
  written.catch(() => gzip.destroy());
  const all = crypto.createHash('sha256');
  return {
    sha256: () => all.copy().digest('hex'),
    async add(kind: FrameKind, payload: Buffer): Promise<void> {
      const head = headOf(kind, payload.length);
      all.update(head).update(payload);
      gzip.write(head);
      if (!gzip.write(payload)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async end(): Promise<void> {
      gzip.end();
      await written;
    },
  };
}

/** The frames of a file, in order. Throws BackupError if the file is truncated or damaged. */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const all = crypto.createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of unzipped(file)) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (let frame = firstOf(rest); frame; frame = firstOf(rest)) {
      yield { ...frame, sha256: all.copy().digest('hex') };
      all.update(rest.subarray(0, HEAD_BYTES + frame.payload.length));
      rest = rest.subarray(HEAD_BYTES + frame.payload.length);
    }
  }
  if (rest.length > 0) throw new BackupError('the file ends in the middle');
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = fs.createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const piece of source.pipe(gunzip)) yield piece;
  } catch (error) {
    throw new BackupError(`the file cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

function firstOf(bytes: Buffer): Pick<Frame, 'kind' | 'payload'> | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const letter = String.fromCharCode(bytes.readUInt8(0));
  const kind = Object.entries(KINDS).find(([key]) => key === letter)?.[1];
  const length = bytes.readUInt32BE(1);
  if (!kind || length > MAX_BYTES) throw new BackupError('the file is no backup');
  return bytes.length < HEAD_BYTES + length
    ? undefined
    : { kind, payload: bytes.subarray(HEAD_BYTES, HEAD_BYTES + length) };
}

export const jsonFrame = (value: object): Buffer => Buffer.from(JSON.stringify(value));

/** The content of a JSON frame, validated by its schema. */
export function parseFrame<S extends z.ZodType>(schema: S, { kind, payload }: Frame): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(payload.toString());
  } catch {
    throw new BackupError(`the ${kind} of the file is damaged`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BackupError(`the ${kind} of the file: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
