import { expect, test } from 'vitest';
import { findPhrases, findPlaces, longSentences, passagesOf, PHRASES } from '../../scripts/lint/prose';
import { TOOLS } from '../../scripts/tool/tools';

/** For each rule a sentence it refuses, and the plain one. */
const CASES: Readonly<Record<string, readonly [refused: string, plain: string]>> = {
  'any-more': ['It is not open any more.', 'It is no longer open.'],
  anew: ['The page is drawn anew.', 'The page is drawn again.'],
  'by-itself': ['It ends by itself.', 'It ends automatically.'],
  'for-because': ['Last, for it locks the table.', 'Last, because it locks the table.'],
  'headless-what': ['What has changed is drawn.', 'Changed rows are drawn. What is new?'],
  'is-to-be': ['It is to be closed.', 'It must be closed.'],
  'is-had': ['Nothing is had here.', 'Nothing is available here.'],
  lest: ['Lest it wait.', 'So it does not wait.'],
  'let-whoever': ['Lets nobody in.', 'Refuses everybody.'],
  mend: ['Settings to mend.', 'Settings to fix.'],
  'one-pronoun': ["Ends one's own seat.", 'Ends your seat.'],
  'paper-storey': ['The papers and storeys.', 'The docs and layers, on paper.'],
  'post-alone': ['For the host alone.', 'Only for the host.'],
  'prep-which': ['The row by which it is known.', 'The row that identifies it.'],
  'set-up-noun': ['The same set-up.', 'The same setup.'],
  'so-many': ['So many rows at most.', 'As many rows as it needs, so at most ten.'],
  'stands-for-is': ['It stands in a table.', 'It is in a table.'],
  'tell-of': ['It tells of a failure.', 'It reports a failure.'],
  'that-of': ['Like that of a seat.', "Like a seat's."],
  'turn-about': ['Measured turn about.', 'Measured interleaved.'],
  'what-may-be': ['A list of what may be done.', 'A list of legal moves.'],
  whoever: ['Whoever plays.', 'The player.'],
};

const rulesIn = (file: string, text: string) => findPhrases(passagesOf(file, text)).map(({ rule }) => rule);

test('every rule has its case', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(PHRASES).sort());
});

test.each(Object.entries(CASES))(
  '%s refuses the phrase and not the plain words',
  (rule, [refused, plain]) => {
    expect(rulesIn('docs/a.md', refused)).toContain(rule);
    expect(rulesIn('docs/a.md', plain)).toEqual([]);
  },
);

test.each([
  ['docs/a.md', '# A\n\ntwo lines that end whoever\nreads\n', 3, 4],
  ['lib/a.ts', 'const a = 1;\n/**\n * One line,\n * whoever reads.\n */\n', 2, 5],
  ['app/a.tsx', 'const a = 1;\n  // One line,\n  // whoever reads.\nconst b = 2;\n', 2, 3],
  ['messages/en/a.json', '{\n  "a": "For whoever reads."\n}\n', 2, 2],
  ['components/a.css', '.a {\n  /* For whoever reads. */\n}\n', 2, 2],
  ['prisma/schema.prisma', 'model A {\n  /// For whoever\n  /// reads.\n}\n', 2, 3],
  ['public/sw.js', '\n/** For whoever reads. */\n', 2, 2],
  ['next.config.js', '\n// For whoever reads.\n', 2, 2],
  ['tests/a.unit.test.ts', '\n// For whoever reads.\n', 2, 2],
  ['tests/a.unit.test.ts', "\ntest('for whoever reads', () => {});\n", 2, 2],
  ['tests/a.unit.test.ts', "test.each([1])(\n  'for whoever reads',\n  () => {},\n);\n", 1, 2],
  ['tests/e2e/a.spec.ts', '\ntest.describe(`${name} of whoever`, () => {});\n', 2, 2],
])('finds a phrase in %s with its lines', (file, text, from, to) => {
  expect(findPhrases(passagesOf(file, text))).toMatchObject([{ file, from, to, rule: 'whoever' }]);
});

test.each([
  ['lib/a.ts', "const whoever = 'whoever';\n"],
  ['a.config.ts', "const globs = ['a/**', 'whoever/**/*.ts'];\n"],
  ['docs/a.md', '`whoever`\n\n```\nwhoever\n```\n\n    whoever\n'],
  ['docs/wording.md', 'Whoever\n'],
  ['messages/de/a.json', '{\n  "a": "whoever"\n}\n'],
  ['messages/en/say.json', '{\n  "asks": "what is|what are"\n}\n'],
  ['tests/a.ts', "expect(whoever).toBe('whoever');\n"],
  ['lib/a.ts', "test('whoever', () => {});\n"],
])('reads no code, quotes or other languages in %s', (file, text) => {
  expect(findPhrases(passagesOf(file, text))).toEqual([]);
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['30 words', `W${words(30).slice(1)}.`, 0],
  ['31 words', `W${words(31).slice(1)}.`, 1],
  ['two sentences', `W${words(20).slice(1)}. W${words(20).slice(1)}.`, 0],
  ['cells of a table', `| ${words(20)} | ${words(20)} |`, 0],
  ['items of a list', `- ${words(20)}\n- ${words(20)}`, 0],
  ['a link', `[${words(15)}](a/very/long-address.md#and-more) ${words(15)}`, 0],
  ['code', `    ${words(40)}`, 0],
])('a sentence of more than 30 words is found: %s', (_, text, count) => {
  expect(longSentences(passagesOf('docs/a.md', text))).toHaveLength(count);
});

test('only docs have a limit for sentences', () => {
  expect(longSentences(passagesOf('lib/a.ts', `// ${words(40)}\n`))).toEqual([]);
});

test('places are avoided phrases in all files, and long sentences in docs', () => {
  const text = `Drawn anew. ${words(31)}.\n\nW${words(20)}.`;
  const rulesOf = (file: string, its = text) => findPlaces(passagesOf(file, its)).map(({ rule }) => rule);
  expect(rulesOf('docs/a.md')).toEqual(['anew', 'at most 30 words a sentence']);
  expect(rulesOf('docs/verification.md')).toEqual(['anew']);
  expect(rulesOf('lib/a.ts', `// ${text}\n`)).toEqual(['anew']);
});

test('the linter runs it', () => {
  expect(TOOLS.lint?.steps.flat()).toContain('scripts/lint-prose.ts');
});
