/** How much CSS is written by hand, and that every rule of it finds something. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import postcss, { type Root, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

/** Lines; for the rest there are utilities, see docs/decisions/0021-where-looks-are-written.md. */
const MAX_IN_A_FILE = 250;

const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => fs.existsSync(file));
const read = (file: string) => fs.readFileSync(file, 'utf8');

const SHEETS = listed('*.css').map((file) => ({ file, text: read(file), root: postcss.parse(read(file)) }));
const SOURCES = listed('app/*.ts', 'app/*.tsx', 'components/*.ts', 'components/*.tsx', 'lib/game/*.ts').map(
  read,
);
const SOURCE = SOURCES.join('\n');

describe('what is written by hand', () => {
  const lines = SHEETS.map(({ file, text }) => ({ file, n: text.split('\n').length - 1 }));

  test.each(lines)('$file is short', ({ n }) => {
    expect(n).toBeLessThanOrEqual(MAX_IN_A_FILE);
  });
});

/** Class names as sources say them: whole, or begun before a value, as in `seat-${seat}`. */
const { whole: CLASSES, begun: BEGINNINGS } = classesIn(SOURCE);

describe('every rule finds something', () => {
  test.each(SHEETS)('$file', ({ root }) => {
    expect(selectorsOf(root).filter((selector) => !mayMatch(selector))).toEqual([]);
  });

  test('a class or attribute that nothing bears is noticed', () => {
    expect(['.btn .no-such-class', '[data-nothing]', '#no-such-place'].filter(mayMatch)).toEqual([]);
    expect(['.btn', '.seat-2::before', '#turn-bar > [hidden]'].filter(mayMatch)).toHaveLength(3);
  });
});

/**
 * Where `:has` decides about whatever lies below, a browser that meets anything new works out the style of
 * the whole page anew: at the table that was half of a step.
 */
describe('no rule lets :has decide about everything below', () => {
  const ON_ALL = /:has\((?:[^()]|\([^()]*\))*\).*[\s>+~]\*(?::[\w-]+)*$/;
  const UTILITY = /\bhas-\S*:\[&[>_]+\*\]|:has\(\S*[>_~]\*\]/;

  test.each(SHEETS)('$file', ({ root }) => {
    expect(wholeSelectorsOf(root).filter((selector) => ON_ALL.test(selector))).toEqual([]);
  });

  test('among utilities', () => {
    expect(SOURCE.split('\n').filter((line) => UTILITY.test(line))).toEqual([]);
  });

  test('such a rule is noticed', () => {
    const bad = ['.rail:has(#title) > *', 'body:has(.top) { #log > * { flex: none } }'];
    const found = bad.flatMap((text) =>
      wholeSelectorsOf(postcss.parse(text.includes('{') ? text : `${text}{}`)),
    );
    expect(found.filter((selector) => ON_ALL.test(selector))).toHaveLength(2);
    expect(UTILITY.test('md:has-[#title]:[&>*]:shrink-0')).toBe(true);
  });
});

test('every custom property and every keyframe is used', () => {
  const styles = SHEETS.map(({ text }) => text).join('\n');
  const used = new Set([...`${styles}\n${SOURCE}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const unused = [...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  // Utilities are named after the entries of @theme; colours of seats and zones are put together.
  const isNamed = (name: string) => /^--(color|font|text|radius|spacing|breakpoint)/.test(name);
  const isComposed = (name: string) =>
    [...BEGUN_PROPERTIES].some((begun) => name.startsWith(begun)) ||
    new RegExp(`['\`:(]${name.slice(2)}['\`)]`).test(SOURCE);
  expect(
    [...new Set(unused)].filter((name) => !used.has(name) && !isNamed(name) && !isComposed(name)),
  ).toEqual([]);
  const frames = [...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  expect(
    frames.filter((name) => `${styles}\n${SOURCE}`.split(new RegExp(`\\b${name}\\b`)).length < 3),
  ).toEqual([]);
});

const BEGUN_PROPERTIES = new Set([...SOURCE.matchAll(/(--[\w-]+-)\$\{/g)].map(([, name = '']) => name));

function selectorsOf(root: Root): readonly string[] {
  const selectors: string[] = [];
  root.walkRules((rule: Rule) => {
    const { parent } = rule;
    const isFrame = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!isFrame) selectors.push(...rule.selectors);
  });
  return selectors;
}

/** With the rules that they are nested in. */
function wholeSelectorsOf(root: Root): readonly string[] {
  const within = ({ selectors, parent }: Rule): readonly string[] => {
    let above: typeof parent | undefined = parent;
    while (above && above.type !== 'rule') above = above.parent as typeof parent | undefined;
    const outer = above?.type === 'rule' ? within(above as Rule) : [''];
    return outer.flatMap((before) => selectors.map((own) => `${before} ${own.replace('&', '')}`.trim()));
  };
  const all: string[] = [];
  root.walkRules((rule: Rule) => void all.push(...within(rule)));
  return all;
}

/** Whether everything that a selector names occurs in the sources. */
function mayMatch(selector: string): boolean {
  const plain = selector.replace(/\[(\w+)\^?=[^\]]*\]/g, '[$1]');
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = '']) => name);
  return (
    names(/\.([a-z][\w-]*)/g).every(hasClass) &&
    names(/#([a-z][\w-]*)/g).every((id) => new RegExp(`['"\`]${id}['"\`]`).test(SOURCE)) &&
    names(/\[([a-z][\w-]*)/g).every(
      (name) => HTML_SETS.has(name) || SOURCE.includes(name) || SOURCE.includes(camel(name)),
    )
  );
}

/** Set by browsers and by React under other names. */
const HTML_SETS = new Set(['open', 'hidden', 'class']);

const camel = (name: string) =>
  name.replace(/^data-/, 'dataset.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function hasClass(name: string): boolean {
  return CLASSES.has(name) || [...BEGINNINGS].some((begun) => name.startsWith(begun));
}

/** The words of every string that stands where classes are given, by whatever means. */
function classesIn(source: string) {
  const given = [
    ...source.matchAll(/\bclass(?:Name)?=\\?["']([^"']*)["']/g),
    ...source.matchAll(/\bclassName=\{([^\n]*)/g),
    ...source.matchAll(/\b(?:className|class)(?:: | = |\) = )([^\n]*)/g),
    ...source.matchAll(/\b(?:classList\.\w+\(|setAttribute\('class', )([^\n]*)/g),
    ...source.matchAll(/(?:^|= )\s*'([^'\n]*)'[,;]?$/gm),
  ].map(([, text = '']) => text);
  // What a value may be stands in it as a string; where one stands alone, the name before it is only begun.
  const values = given.flatMap((text) => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value));
  const names = given.map((text) => text.replaceAll(/\$\{[^}]*\}/g, '\u0000'));
  const words = [...names, ...values].flatMap((text) => text.split(/[^\w\u0000-]+/));
  const begun = words
    .filter((word) => /^[\w-]+-\u0000/.test(word))
    .map((word) => word.split('\u0000')[0] ?? '');
  return { whole: new Set(words), begun: new Set(begun) };
}
