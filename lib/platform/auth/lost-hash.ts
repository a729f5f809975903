import 'server-only';
import { createHash, randomUUID } from 'node:crypto';

/**
 * The hash of a token that nobody has: a person's seat always has one, and this one opens to no link until
 * its host makes a new one.
 */
export function lostHash(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}
