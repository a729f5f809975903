/** Names of classes, as app, components and drawings have them. */
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

const found = (files: RegExp, what: RegExp): readonly string[] =>
  projectFiles(files).flatMap((file) => [...readText(file).matchAll(what)].map(([, words = '']) => words));

/**
 * Style sheets are made from what app and components say (`@source` in globals.css), so a utility of Tailwind
 * that a drawing of lib has would have no style.
 */
test('each rendered class is named by a style sheet, or by the code that looks for it', () => {
  const names = new Set(found(/^(app|components|tests)\/.*\.(css|tsx?)$/, /\.(-?[a-z][\w-]*)/gi));
  const drawn = found(/^lib\/(?!generated\/).*\.ts$/, /class="([^"]*)"/g);
  const classes = drawn.flatMap((words) => words.replaceAll(/\$\{[^}]*\}/g, ' ').match(/\S+/g) ?? []);
  expect(classes.length).toBeGreaterThan(20);
  // Classes that end in a computed number have all their numbers in the style sheet.
  const isNamed = (name: string) =>
    names.has(name) || (name.endsWith('-') && [...names].some((other) => other.startsWith(name)));
  expect(classes.filter((name) => !isNamed(name))).toEqual([]);
});

/** Long names wrap anywhere. Otherwise a cell of a table is as wide as its longest word. */
test('no element asks for break-words, which keeps the width of its longest word', () => {
  const files = projectFiles(/^(app|components)\/.*\.tsx$/);
  expect(files.length).toBeGreaterThan(100);
  const isWide = (file: string) => /\bbreak-words\b|\bwrap-break-word\b/.test(readText(file));
  expect(files.filter(isWide)).toEqual([]);
});

/** Tailwind leaves these words out, because comments and code contain them (`@source not` in globals.css). */
test('no element asks for a utility that the style sheet leaves out', () => {
  const [words = ''] = found(/^app\/globals\.css$/, /@source not inline\('([^']*)'\)/g);
  const leftOut = words.split(' ');
  expect(leftOut.length).toBeGreaterThan(10);
  const texts = found(/^(app|components)\/.*\.tsx?$/, /['"`]([^'"`\n]*)['"`]/g);
  // A list of classes has a utility with a number, such as `m-0`.
  const lists = texts
    .map((text) => text.split(' '))
    .filter((list) => list.some((word) => /-[\d[]/.test(word)));
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.filter((list) => list.some((word) => leftOut.includes(word)))).toEqual([]);
});

/**
 * Utilities whose rules a browser checks for each new element of any page: `:has` of a group ends in `*`, and
 * `:not` or any element within `:has` matches everything. Style sheets have a rule of stylelint.
 */
const COSTLY =
  /(?:group|peer)-has-|has-\[[^\s\]]*(?::not|[>_~+]:|\*)|:has\((?:[^()]|\([^()]*\))*(?::not\(|\*|>:)/;

test('no class makes every new element of a page costly', () => {
  const files = projectFiles(/^(?:app|components)\/.*\.tsx?$/);
  expect(files.filter((file) => COSTLY.test(readText(file)))).toEqual([]);
});

test.each([
  'group-has-[[value=cup]:checked]/terms:inline',
  '[&:has(>:nth-child(7))]:max-h-60',
  'not-has-[button,>:not(section)]:sr-only',
  ':root:has(#recap[open]:not([data-film=plays]) :checked)',
])('%s is costly', (text) => expect(text).toMatch(COSTLY));

test.each(['has-checked:font-bold', 'has-[select]:items-end', ':root:has(#coach[open])'])(
  '%s is cheap',
  (text) => expect(text).not.toMatch(COSTLY),
);
