/** The single keys of whoever plays here: what they do. */
import { areKeys, doneBy, USUAL_KEYS, type Keyed } from './my-keys';
import { wished } from './wishes';

/** In the order of KEYED. */
export function myKeys(): string {
  const keys = wished('keys');
  return keys !== undefined && areKeys(keys) ? keys : USUAL_KEYS;
}

/** What a single key does, if it is one. */
export function doneByKey(key: string): Keyed | undefined {
  return key.length === 1 ? doneBy(myKeys(), key) : undefined;
}
