import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { MessageValues, Wording } from '../wording';
import { languageOf, type Locale } from './locales';
import type { MessageKey } from './messages';

/** Replaces a message that is missing or does not match its values; tests search for it. */
export const MISSING = '⟨?⟩';

/** The compiled messages of one language, or the needed part of them (compile-messages.ts). */
export interface Messages {
  readonly tiles: Readonly<Record<string, string>>;
}

/** Creates a wording from compiled messages. The server has one per language (wording-of.ts). */
export function makeWording(locale: Locale, messages: Messages): Wording {
  const tag = languageOf(locale).format;
  const fill = memoizeFill(translatorOf(locale, messages));
  const plain = plainMessages(messages);
  const tiles = new Map(Object.entries(messages.tiles));
  // Created on demand: each takes a browser long to create, and most pages need none.
  const lists = {
    and: madeOnce(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    or: madeOnce(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  };
  const listed = rememberer();
  return {
    locale,
    t: (key, values) => plain.get(key) ?? fill(key, values),
    tile: (id) => tiles.get(id),
    list: (words, last = 'and') =>
      words.length === 1
        ? (words[0] ?? '')
        : listed(`${last} ${words.join('\n')}`, () => lists[last]().format(words)),
  };
}

type Translate = (key: MessageKey, values?: MessageValues) => string;

/** A missing message or value becomes a marked text, which tests search for. */
function translatorOf(locale: Locale, messages: Messages): Translate {
  const options = formatOptions(languageOf(locale).format);
  return (key, values = {}) => {
    const message = messageOf(messages, key);
    if (!message) return `${MISSING} ${key}`;
    try {
      return String(format(message, languageOf(locale).format, strictValues(values), options));
    } catch {
      return `${MISSING} ${key}`;
    }
  };
}

function messageOf(messages: Messages, key: string): CompiledMessage | undefined {
  let found: unknown = messages;
  for (const name of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' || Array.isArray(found) ? (found as CompiledMessage) : undefined;
}

/** Throws on access to a missing value. */
const strictValues = (values: MessageValues): MessageValues =>
  new Proxy(values, {
    get: (given, name) => {
      if (!Reflect.has(given, name)) throw new TypeError(String(name));
      return Reflect.get(given, name);
    },
  });

/** Formatters take a browser long to create, so each kind is created once per language. */
function formatOptions(tag: string): FormatOptions {
  const numbers = madeOnce(() => new Intl.NumberFormat(tag));
  const plurals = madeOnce(() => new Intl.PluralRules(tag));
  return {
    timeZone: 'UTC',
    formatters: {
      getNumberFormat: (_tag, style) => (style ? new Intl.NumberFormat(tag, style) : numbers()),
      getPluralRules: (_tag, kind) =>
        kind?.type === 'ordinal' ? new Intl.PluralRules(tag, kind) : plurals(),
      getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
    },
  };
}

function madeOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Maximum filled messages cached per language; a page for four players uses far fewer. */
const REMEMBERED = 20_000;

/** Caches results by name. */
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
 * Filling a message takes about ten times as long as a lookup, and pages repeat the same texts about the
 * same tiles.
 */
function memoizeFill(fill: Translate): Translate {
  const filled = rememberer();
  return (key, values) => {
    let name: string = key;
    for (const value in values) name += `\n${value}=${values[value]}`;
    return filled(name, () => fill(key, values));
  };
}

/** Messages without values by key; most messages of a page are such, and need only a lookup. */
function plainMessages(tree: object, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree) as [string, string | object][]) {
    if (typeof value === 'string') found.set(path + name, value);
    else if (!Array.isArray(value))
      plainMessages(value, `${path}${name}.`).forEach((text, key) => found.set(key, text));
  }
  return found;
}
