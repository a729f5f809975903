/**
 * Stands in for next-intl where messages come compiled (`#translator` in package.json): what that has besides
 * (formats and errors of its own) is 2 kB of a browser's script.
 */
import format, { type CompiledMessage } from 'icu-minify/format';
import type { Values } from './wording';

interface Messages {
  readonly [name: string]: Messages | CompiledMessage | undefined;
}

interface Options {
  readonly locale: string;
  readonly messages: Messages;
  readonly timeZone: string;
  readonly getMessageFallback: (about: { readonly key: string }) => string;
}

/** What the browser needs long to make is made once. */
function once<Given extends readonly unknown[], Made>(make: (...given: Given) => Made) {
  const kept = new Map<string, Made>();
  return (...given: Given): Made => {
    const key = JSON.stringify(given);
    const made = kept.get(key) ?? make(...given);
    kept.set(key, made);
    return made;
  };
}

const formatters = {
  getNumberFormat: once(
    (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  ),
  getPluralRules: once(
    (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  ),
  getDateTimeFormat: once(
    (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
  ),
};

const isMessage = (found: Messages[string]): found is CompiledMessage =>
  typeof found === 'string' || Array.isArray(found);

function messageOf(messages: Messages, key: string): CompiledMessage | undefined {
  let found: Messages[string] = messages;
  for (const name of key.split('.')) found = isMessage(found) ? undefined : found?.[name];
  return isMessage(found) ? found : undefined;
}

/** Fills in messages by their key; the fallback says where there is none, or its values do not fit. */
export function createTranslator({ locale, messages, timeZone, getMessageFallback }: Options) {
  return (key: string, values: Values = {}): string => {
    try {
      const message = messageOf(messages, key);
      if (message) return String(format(message, locale, values, { formatters, timeZone }));
    } catch {
      // Values that do not fit.
    }
    return getMessageFallback({ key });
  };
}
