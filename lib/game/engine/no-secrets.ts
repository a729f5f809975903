/**
 * Stands in for the secret half of a log (`#secrets` in package.json) where a table is played in its page: no
 * row of it ever reaches a browser.
 */
import { InvariantError } from './rejections';
import type { Secrets } from './secrets';

/** Never asked: rows come without secret events. */
export function evolveSecrets(): Secrets {
  throw new InvariantError('secrets stay at the server');
}
