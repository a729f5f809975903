import 'server-only';
import { createHash } from 'node:crypto';
import compile from 'icu-minify/compile';
import { messagesOfLive } from '@/components/live/live-data';
import { LOCALES, type Locale } from '@/lib/game/wording/locales';
import { MESSAGES } from '@/lib/game/wording/messages';

/**
 * Messages as the browser fills them in: what reads them, 13 kB of script, stays here. Most are plain text.
 */
function compiled(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('{') ? compile(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, compiled(inner)]));
}

interface Words {
  readonly id: string;
  readonly text: string;
}

/**
 * The words of the live table in each language; their address changes with them, so a browser may keep them
 * for good.
 */
const ALL = new Map<Locale, Words>();

/** Made when they are first asked for: a process that nobody asks need not. */
function wordsIn(locale: Locale): Words {
  const known = ALL.get(locale);
  if (known) return known;
  const text = JSON.stringify(compiled(messagesOfLive(MESSAGES[locale])));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const words = { id: `${locale}-${hash}`, text };
  ALL.set(locale, words);
  return words;
}

/** Where a browser gets the words of a language. */
export const liveWordsUrl = (locale: Locale): string => `/words/${wordsIn(locale).id}`;

/** The words of an address, if they are those of this version. */
export function liveWordsOf(id: string): string | undefined {
  const locale = LOCALES.find((each) => id.startsWith(`${each}-`));
  const words = locale && wordsIn(locale);
  return words?.id === id ? words.text : undefined;
}
