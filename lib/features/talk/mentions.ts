/** A text as mentions compare it: without case, accents and forms of one letter. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0f]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** A name without an @ of its own at its beginning. */
const calledBy = (name: string) => folded(name).replace(/^@+/, '');

/** The end of a word: an @ behind it belongs to an address. */
const WORD_BEFORE = /[\p{L}\p{M}\p{N}_]$/u;
/** The rest of a word or an emoji: a name before it is only their beginning. */
const MORE_AFTER = /^[\p{L}\p{M}\p{N}_\u200d\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/u;

/**
 * The people that a text mentions: an @ and the full name, ignoring case and accents. If one name
 * begins another, the longest match counts. The @ of an address mentions nobody.
 */
export function mentionsIn<P extends { readonly name: string }>(text: string, people: readonly P[]): P[] {
  const names = people
    .map(({ name }) => calledBy(name))
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  let rest = folded(text);
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    const before = rest.slice(0, at);
    rest = rest.slice(at + 1);
    const called = WORD_BEFORE.test(before) ? undefined : names.find((name) => isCalled(rest, name));
    if (called) found.add(called);
    rest = rest.slice(called?.length ?? 0);
  }
  return people.filter(({ name }) => found.has(calledBy(name)));
}

const isCalled = (rest: string, name: string): boolean =>
  rest.startsWith(name) && !MORE_AFTER.test(rest.slice(name.length));
