import type { Wording } from '@/lib/game/wording/wording';
import { madeOfTracked } from './track-reads';

/**
 * Maximum characters in each of two generations: recently used texts, and those before. Without a limit,
 * drawings of every viewed position would live as long as the position.
 */
export const MAX_CHARACTERS = 6_000_000;

type TextCache = WeakMap<object, Map<string, string>>;
let young: TextCache = new WeakMap();
let old: TextCache = new WeakMap();
let characters = 0;

/**
 * The result of `make`, computed once and cached while it is in use and `of` is alive. A position never
 * changes, so its drawings and texts stay valid, and everyone at the table shares them. `key` must
 * identify the value and all its other inputs.
 */
export function memoize(of: object, key: string, make: () => string): string {
  const ofTracked = madeOfTracked(of, key, make);
  if (ofTracked !== undefined) return ofTracked;
  const found = young.get(of)?.get(key);
  if (found !== undefined) return found;
  const text = old.get(of)?.get(key) ?? make();
  young.set(of, (young.get(of) ?? new Map<string, string>()).set(key, text));
  characters += text.length;
  if (characters > MAX_CHARACTERS) [old, young, characters] = [young, new WeakMap(), 0];
  return text;
}

/** Like `memo`, for text in a language: cached per locale. */
export function memoIn({ locale }: Wording, of: object, key: string, make: () => string): string {
  return memoize(of, `${locale} ${key}`, make);
}
