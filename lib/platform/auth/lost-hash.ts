import 'server-only';
import { createHash, randomUUID } from 'node:crypto';

/**
 * The hash of an unknown token. A person's seat always needs one; this one matches no link until the
 * host makes a new one.
 */
export function lostHash(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}
