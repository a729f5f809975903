/** The single keys of whoever plays here: what they do. */
import { latinKeyOf } from '@/components/ui/keys';
import { areKeys, doneBy, USUAL_KEYS, type Keyed } from './my-keys';
import { wished } from './wishes';

/** In the order of KEYED. */
export function myKeys(): string {
  const keys = wished('keys');
  return keys !== undefined && areKeys(keys) ? keys : USUAL_KEYS;
}

/** What a single key does, if it is one: by what it writes, else by its place on a Latin keyboard. */
export function doneByKey(event: Pick<KeyboardEvent, 'key' | 'code'>): Keyed | undefined {
  if (event.key.length !== 1) return undefined;
  const keys = myKeys();
  return doneBy(keys, event.key) ?? doneBy(keys, latinKeyOf(event));
}
