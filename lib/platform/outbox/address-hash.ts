import 'server-only';
import { createHash } from 'node:crypto';

/** The hash that is stored for an email address where the address itself is not needed. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

const MARK_LENGTH = 24;

/** The beginning of the hash: enough for a signed link to name the address that it was sent to. */
export function addressMark(address: string): string {
  return addressHash(address).slice(0, MARK_LENGTH);
}
