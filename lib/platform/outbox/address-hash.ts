import 'server-only';
import { createHash } from 'node:crypto';

/** The stored hash of an email address, used instead of the address itself. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

const MARK_LENGTH = 24;

/** The first characters of the hash: enough for a signed link to identify its address. */
export function addressMark(address: string): string {
  return addressHash(address).slice(0, MARK_LENGTH);
}
