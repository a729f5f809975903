/** The log of a game that is over as one compressed document, and back. No database; scripts use it too. */
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

/** An archive that is not what was written. */
export class DamagedArchiveError extends Error {
  override readonly name = 'DamagedArchiveError';
}

/** Beyond it a twentieth is saved in five times the time. */
const QUALITY = 9;
/** More than the text of any game, so its beginning is still known at its end. */
const WINDOW_BITS = 22;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Packs a log. The result has been unpacked and compared. */
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

/** The rows of a packed log, oldest first; a DamagedArchiveError where it is not what was written. */
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
