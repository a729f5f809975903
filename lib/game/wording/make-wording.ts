import { createTranslator } from '#translator';
import { FORMAT_TAGS, type Locale } from './locales';
import type { MessageKey } from './messages';
import type { Values, Wording } from './wording';

/** What stands in a text where a message is missing or does not fit its values; tests look for it. */
export const MISSING = '⟨?⟩';

/** The messages of one language, or as many of them as are needed. */
export interface Messages {
  readonly tiles: Readonly<Record<string, string>>;
}

/**
 * A wording from messages. On the server there is one per language (wording-of.ts); a page that stands alone
 * brings its own.
 */
export function makeWording(locale: Locale, messages: Messages): Wording {
  const tag = FORMAT_TAGS[locale];
  const fill = remembering(translatorOf(locale, messages));
  const plain = plainMessages(messages);
  const tiles = new Map(Object.entries(messages.tiles));
  // Each takes a browser long to make, and most pages ask for none of them.
  const lists = {
    and: madeOnce(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    or: madeOnce(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  };
  const times = madeOnce(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
  );
  const listed = rememberer();
  return {
    locale,
    t: (key, values) => plain.get(key) ?? fill(key, values),
    tile: (id) => tiles.get(id),
    list: (words, last = 'and') =>
      words.length === 1
        ? (words[0] ?? '')
        : listed(`${last} ${words.join('\n')}`, () => lists[last]().format(words)),
    time: (iso) => `${times().format(new Date(iso))} UTC`,
  };
}

type Translate = (key: MessageKey, values?: Values) => string;

function translatorOf(locale: Locale, messages: Messages): Translate {
  const options = {
    locale: FORMAT_TAGS[locale],
    messages,
    timeZone: 'UTC',
    // The fallback shows where something is missing, and a test that nothing is.
    onError: () => {},
    getMessageFallback: ({ key }: { readonly key: string }) => `${MISSING} ${key}`,
  };
  // The library would check the arguments of thousands of keys by types at every call; a test compares them
  // instead.
  return createTranslator(options as object as Parameters<typeof createTranslator>[0]) as Translate;
}

function madeOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** How many filled messages a language remembers: many times what a page of four players says. */
const REMEMBERED = 20_000;

/** Looks up what was made under a name before. */
function rememberer(): (name: string, make: () => string) => string {
  const known = new Map<string, string>();
  return (name, make) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const text = make();
    known.set(name, text);
    return text;
  };
}

/**
 * Filling takes some ten times as long as looking up, and pages say the same of the same tiles again and
 * again.
 */
function remembering(fill: Translate): Translate {
  const filled = rememberer();
  return (key, values) => {
    let name: string = key;
    for (const value in values) name += `\n${value}=${values[value]}`;
    return filled(name, () => fill(key, values));
  };
}

/** Messages that take no values, by key: most of a page's, so they are only looked up. */
function plainMessages(tree: object, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree) as [string, string | object][]) {
    // Compiled beforehand, for a browser that has nothing to read messages with.
    if (Array.isArray(value)) continue;
    if (typeof value !== 'string')
      plainMessages(value, `${path}${name}.`).forEach((text, key) => found.set(key, text));
    else if (!value.includes('{')) found.set(path + name, value);
  }
  return found;
}
