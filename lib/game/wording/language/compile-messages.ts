import compile from 'icu-minify/compile';
import { languageOf, type Locale } from './locales';
import type { Messages } from './make-wording';

/** Messages in ICU's notation, as `makeWording` fills them in. A browser gets them compiled. */
export function compileMessages(messages: Messages, locale: Locale): Messages {
  const isZeroPlural = languageOf(locale).zeroIsPlural === true;
  return { ...compileTree(messages, isZeroPlural), tiles: messages.tiles };
}

function compileTree(tree: object, isZeroPlural: boolean): object {
  const compiled = (text: string): unknown => (isZeroPlural ? withZeroArms(compile(text)) : compile(text));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'object'
        ? compileTree(value, isZeroPlural)
        : value.includes('{')
          ? compiled(value)
          : value,
    ]),
  );
}

/** A compiled message whose plurals have the arm of `other` for zero, unless they have one of their own. */
function withZeroArms(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withZeroArms);
  if (typeof part !== 'object' || part === null) return part;
  const arms = Object.entries(part).map(([name, arm]) => [name, withZeroArms(arm)] as const);
  const { other } = Object.fromEntries(arms);
  const isPlural = 'one' in part && !('=0' in part) && other !== undefined;
  return Object.fromEntries(isPlural ? [['=0', other], ...arms] : arms);
}
