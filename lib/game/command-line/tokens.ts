/** Texts as the words that count in them. */

/** Small letters without marks, and numbers: "Dům Č. 5D, 60°" is dum c 5d 60. */
export function splitIntoWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.match(/#?[\p{L}\p{N}]+/gu) ?? [];
}

/** A number stands for itself; a word may be cut short. */
export function fitsToken(typed: string, token: string): boolean {
  return typed === token || (!/\d/.test(typed) && token.startsWith(typed));
}

/**
 * How well what was typed fits a phrase: 0 word for word, 1 its beginning, 2 with words left out; undefined
 * where it does not.
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
