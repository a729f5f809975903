/** Why a file cannot be read as JSON: people learn what to bring instead. */
import { isUtf8 } from 'node:buffer';
import { isTooComplex } from '@/lib/platform/http/json-shape';

export const FILE_PROBLEMS = [
  'packed',
  'other-encoding',
  'not-json',
  'malformed-json',
  'too-complex',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** The first bytes of gzip, zip, 7-Zip, xz and Zstandard. */
const PACKED = ['1f8b', '504b0304', '377abcaf271c', 'fd377a585a00', '28b52ffd'];
/** The byte order marks of UTF-16. */
const WIDE = ['fffe', 'feff'];
/** Bytes of the beginning: the marks, and white space before the first bracket. */
const BEGINNING = 64;
const OPENED = /^(efbbbf)?(20|09|0a|0d)*(7b|5b)/;

/** Why these bytes are not JSON that can be read here. */
export function fileProblem(bytes: Uint8Array): FileProblem {
  const start = Buffer.from(bytes.subarray(0, BEGINNING)).toString('hex');
  if (PACKED.some((mark) => start.startsWith(mark))) return 'packed';
  // Text has no zero bytes; in UTF-16 without a mark, each second byte of `{"` is one.
  if (WIDE.some((mark) => start.startsWith(mark)) || /^(00)?(7b|5b)00/.test(start)) return 'other-encoding';
  if (!OPENED.test(start)) return 'not-json';
  if (!isUtf8(bytes)) return 'other-encoding';
  return isTooComplex(bytes) ? 'too-complex' : 'malformed-json';
}
