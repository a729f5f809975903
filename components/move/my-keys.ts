/** Which single key does what at the table. */
import { latinKeyOf } from '@/components/ui/keys';
import { wished } from './wishes';

export const KEYED = ['places', 'moves', 'undo', 'end', 'turn', 'tell', 'say', 'help'] as const;
export type Keyed = (typeof KEYED)[number];

/** In the order of KEYED. A space stands for no key; without any, single keys do nothing. */
export const USUAL_KEYS = 'bpueri:?';

/** Whether these may be somebody's keys: one for each, none for two. */
export function areKeys(text: string): boolean {
  if (text === '') return true;
  const keys = [...text];
  const used = keys.filter((key) => key !== ' ');
  return keys.length === KEYED.length && used.every(isKey) && new Set(used).size === used.length;
}

/** Small letters, for Shift turns the other way; no sign that a form or a page would have to escape. */
export const isKey = (key: string): boolean => /^[^\s\p{C}\p{Lu}]$/u.test(key);

/** What a key does; with Shift a letter does the same, the other way round. */
export function doneBy(keys: string, key: string): Keyed | undefined {
  const index = [...keys].findIndex((each) => each !== ' ' && each === key.toLowerCase());
  return KEYED[index];
}

/** The same keys with another one for something; it is taken from what had it before. */
export function withKey(keys: string, what: Keyed, key: string): string {
  const wanted = isKey(key.toLowerCase()) ? key.toLowerCase() : ' ';
  const rest = [...keys].map((each) => (each === wanted ? ' ' : each));
  return KEYED.map((each, i) => (each === what ? wanted : (rest[i] ?? ' '))).join('');
}

/** The keys of the reader. */
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
