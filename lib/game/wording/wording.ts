import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
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

/** The context for words about a position. */
export interface Labelling {
  readonly words: Wording;
  readonly pack: PackData;
  readonly state: State;
}

// The label of a command: its action, and separately its costs and gains.

export interface Label {
  readonly what: string;
  readonly brings?: string;
}

/** The whole label as one text. */
export function wholeLabel({ what, brings }: Label): string {
  return brings === undefined ? what : `${what}: ${brings}`;
}

/** Adds the clockwise rotation, for example "turned 120°", unless the tile lies as printed. */
export function turnedLabel({ t }: Wording, label: string, rotation: number): string {
  return rotation === 0 ? label : t('options.turned', { label, degrees: rotation * 60 });
}

// Small helpers shared by all wording files.

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it already ends in punctuation. */
export function addFullStop(text: string): string {
  return /[.…!?]$/u.test(text) ? text : `${text}.`;
}

/** Marks a case that the compiler excludes; it is reached only if a log is newer than the program. */
export function assertWorded(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}
