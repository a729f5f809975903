/** Splits texts into comparable words. */

/** Lower-case words without diacritics, and numbers: "Dům Č. 5D, 60°" gives dum c 5d 60. */
export function splitIntoWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.match(/#?[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a typed word matches a token. Numbers match exactly; words may be abbreviated. */
export function fitsToken(typed: string, token: string): boolean {
  return typed === token || (!/\d/.test(typed) && token.startsWith(typed));
}

/**
 * How well the typed words match a phrase: 0 exactly, 1 its beginning, 2 with words left out; undefined
 * for no match.
 */
export function fitOf(typed: readonly string[], phrase: readonly string[]): 0 | 1 | 2 | undefined {
  if (typed.length === 0 || typed.length > phrase.length) return undefined;
  if (!fitsToken(typed[0] ?? '', phrase[0] ?? '')) return undefined;
  if (typed.every((token, i) => token === phrase[i])) return typed.length === phrase.length ? 0 : 1;
  let at = 0;
  for (const token of typed) {
    while (at < phrase.length && !fitsToken(token, phrase[at] ?? '')) at += 1;
    if (at === phrase.length) return undefined;
    at += 1;
  }
  return 2;
}
