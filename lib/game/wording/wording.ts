import type { Locale } from './language/locales';
import type { MessageKey } from './language/messages';

/** The values that fill a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A language to write in: everything that makes sentences takes one. Types only, so callers need neither the
 * messages nor the library that reads them.
 */
export interface Wording {
  readonly locale: Locale;
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** The name of a hexagon tile or a technology, which goes by its id. */
  readonly tile: (id: string) => string | undefined;
  /** "a, b and c", or "or" in place of "and". */
  readonly list: (words: readonly string[], last?: 'and' | 'or') => string;
  /** Date and time of day, in UTC. */
  readonly time: (iso: string) => string;
}
