import compile from 'icu-minify/compile';
import type { Locale } from './locales';
import type { Messages } from './make-wording';

/** Languages whose category "one" holds zero, but which say "0 days" with the plural. */
const ZERO_IS_MANY: readonly Locale[] = ['pt-BR'];

/** Messages in ICU's notation, as `makeWording` fills them in. A browser gets them compiled. */
export function compileMessages(messages: Messages, locale: Locale): Messages {
  const isZeroMany = ZERO_IS_MANY.includes(locale);
  return { ...compileTree(messages, isZeroMany), tiles: messages.tiles };
}

function compileTree(tree: object, isZeroMany: boolean): object {
  const compiled = (text: string): unknown => (isZeroMany ? withZeroArms(compile(text)) : compile(text));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'object'
        ? compileTree(value, isZeroMany)
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
