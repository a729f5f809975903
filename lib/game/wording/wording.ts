import type { Locale } from './language/locales';
import type { MessageKey } from './language/messages';

/** The values that fill a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The wording of one language, which all text functions take. This file has only types, so callers need
 * neither the messages nor the library that reads them.
 */
export interface Wording {
  readonly locale: Locale;
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** The name of a hexagon tile or a technology by its id. */
  readonly tile: (id: string) => string | undefined;
  /** "a, b and c", or with "or". */
  readonly list: (words: readonly string[], last?: 'and' | 'or') => string;
}
