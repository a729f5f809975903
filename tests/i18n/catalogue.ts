/** The messages as the tests see them: flat, with the arguments of each. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/lib/game/wording/language/locales';
import { MESSAGES } from '@/lib/game/wording/language/messages';

/** All messages of a language by key. */
export function messagesOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(flat(MESSAGES[locale], ''));
}

function flat(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : flat(value, `${path}${name}.`),
  );
}

/**
 * Arguments of a message with the cases they select between, and its tags: everything a call site has to
 * know.
 */
export function shapeOf(message: string): string[] {
  const shapes = new Set(parse(message, { captureLocation: false }).flatMap(shapesIn));
  return [...shapes].sort();
}

function shapesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(shapesIn)];
    case TYPE.select: {
      const cases = Object.keys(element.options).sort();
      return [`${element.value}: ${cases.join(' ')}`, ...inOptions(element.options)];
    }
    case TYPE.plural:
      return [element.value, ...inOptions(element.options)];
    default:
      return [element.value];
  }
}

function inOptions(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>): string[] {
  return Object.values(options).flatMap(({ value }) => value.flatMap(shapesIn));
}

/** Plural forms of each plural of a message. */
export function pluralsOf(message: string): string[][] {
  const within = (elements: readonly MessageFormatElement[]): string[][] =>
    elements.flatMap((element) => {
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      const inner = Object.values(element.options).flatMap(({ value }) => within(value));
      return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
    });
  return within(parse(message));
}
