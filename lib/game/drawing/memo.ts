import type { Wording } from '@/lib/game/wording/wording';
import { madeOfTracked } from './tracked';

/**
 * The most characters in memory, twice over: recently made or requested ones, and the generation before.
 * Without a limit, drawings of every viewed position would stay as long as the position does.
 */
export const MAX_CHARACTERS = 6_000_000;

type TextCache = WeakMap<object, Map<string, string>>;
let young: TextCache = new WeakMap();
let old: TextCache = new WeakMap();
let characters = 0;

/**
 * The value of `make`, computed once and cached while it is used and `of` lives: a position never changes, so
 * its drawings and words stay valid, and everyone at the table shares them. `key` names the value and
 * everything else it depends on.
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

/** The same for values with words in them: once per language. */
export function memoIn({ locale }: Wording, of: object, key: string, make: () => string): string {
  return memoize(of, `${locale} ${key}`, make);
}
