/**
 * Packs the log of a finished game into a compressed document, and unpacks it. No database; scripts use
 * it too.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import {
  areSameRows,
  rowsOfText,
  textOfRows,
  type ChainKey,
  type LogRowText,
} from '@/lib/game/eventlog/packed-rows';

export interface PackedLog {
  readonly rows: number;
  /** Hash of the last row. */
  readonly head: string;
  /** Bytes before compression, and their SHA-256. */
  readonly size: number;
  readonly digest: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** An archive whose content has changed since it was written. */
export class DamagedArchiveError extends Error {
  override readonly name = 'DamagedArchiveError';
}

/** Brotli quality: higher levels save 5 % and take five times as long. */
const QUALITY = 9;
/** A window larger than the text of any game, so that its end can refer to its beginning. */
const WINDOW_BITS = 22;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Packs a log, then unpacks and compares it. */
export async function packLog(rows: readonly LogRowText[], chain: ChainKey): Promise<PackedLog> {
  const bytes = Buffer.from(textOfRows(rows, chain), 'utf8');
  const body = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const packed = {
    rows: rows.length,
    head: rows.at(-1)?.hash ?? '',
    size: bytes.length,
    digest: sha256(bytes),
    body: new Uint8Array(body),
  };
  if (!areSameRows(await unpackLog(packed), rows)) throw new Error('a packed log is not the log');
  return packed;
}

/**
 * The rows of a packed log, oldest first. Throws DamagedArchiveError if they differ from what was written.
 */
export async function unpackLog(packed: Omit<PackedLog, 'size'>): Promise<LogRowText[]> {
  const bytes = await decompress(packed.body).catch((cause: unknown) => {
    throw new DamagedArchiveError('an archive cannot be decompressed', { cause });
  });
  if (sha256(bytes) !== packed.digest) throw new DamagedArchiveError('an archive has another digest');
  const rows = rowsOfText(bytes.toString('utf8'));
  if (rows.length !== packed.rows || rows.at(-1)?.hash !== packed.head)
    throw new DamagedArchiveError('an archive has another head');
  return rows;
}
