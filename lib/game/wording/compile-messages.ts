import compile from 'icu-minify/compile';
import type { Messages } from './make-wording';

/** Messages in ICU's notation, as `makeWording` fills them in. A browser gets them compiled. */
export function compileMessages(messages: Messages): Messages {
  return { ...compileTree(messages), tiles: messages.tiles };
}

function compileTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'object' ? compileTree(value) : value.includes('{') ? compile(value) : value,
    ]),
  );
}
