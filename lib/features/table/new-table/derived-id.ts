import 'server-only';
import { createHmac } from 'node:crypto';

/** An id that is the same in every process, but cannot be predicted without the seed of the game. */
export function derivedId(seed: string, text: string): string {
  const bytes = createHmac('sha256', seed).update(text).digest().subarray(0, 16);
  // UUID version 8 (custom) and the variant of RFC 9562.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
