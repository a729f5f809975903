import { expect, test } from 'vitest';
import { messagesOf } from './catalogue';
import { sourcesIn } from './sources';

/** Areas whose keys are ids: tiles, rules, sections of the proof, cities; and the page of a failure. */
const WHOLE = ['cities.', 'tiles.', 'rules.', 'verify.', 'broken.'];

const sources = sourcesIn('app', 'components', 'lib').map(({ text }) => text);
/** All parts of the sources between blanks, quotes and brackets: keys, ids, names of fields. */
const known = new Set(sources.flatMap((text) => text.match(/[\w.-]+/g) ?? []));
const patterns = sources.flatMap((text) => text.match(/`[a-z]+\.[^`\n]*\$\{[^`\n]*`/g) ?? []).map(patternOf);

/** `open.class.${kind}` may be any key with something in the place of the value. */
function patternOf(template: string): RegExp {
  const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`);
}

/** Whether a key stands somewhere, or fits a template whose values stand somewhere. */
function isUsed(key: string): boolean {
  if (known.has(key) || WHOLE.some((area) => key.startsWith(area))) return true;
  return patterns.some((pattern) => {
    const [, ...values] = pattern.exec(key) ?? [];
    return values.length > 0 && values.every((value) => known.has(value));
  });
}

test('every message is used', () => {
  expect([...messagesOf('en').keys()].filter((key) => !isUsed(key))).toEqual([]);
});
