import path from 'node:path';
import { expect, test } from 'vitest';
import { SENT_KINDS } from '@/lib/game/wording/message-kinds';
import { DESK_SCRIPTS } from '../../scripts/deploy/desk';
import { findPlaces, passagesOf } from '../../scripts/lint/prose';
import { TOOLS } from '../../scripts/tool/tools';
import { PROOFS } from '../auth/proof-table';
import {
  foldersIn,
  isNamed,
  isThere,
  pathsInBackticks,
  pathsInComments,
  projectFiles,
  readText,
} from './project-files';

const DOCS = projectFiles(/\.md$/);

/** Folders that decisions mention as they were. */
const FORMER = ['lib/service', 'lib/store'];

const MAX_WORDS = 43_000;
const MAX_WORDS_OF_A_PAGE = 2_500;
/** It grows with each change, and is read from its top. */
const MAX_WORDS_OF_CHANGES = 4_000;
const MAX_LINES: readonly (readonly [RegExp, number])[] = [
  [/^README\.md$/, 80],
  // A line for each decision.
  [/^docs\/decisions\/README\.md$/, 60],
  [/^docs\/decisions\//, 40],
  [/\/README\.md$/, 40],
  [/^docs\/testing\.md$/, 80],
];

const linesOf = (file: string) => readText(file).trimEnd().split('\n');
/** Blocks of commands are copied, not read. */
const wordsOf = (file: string) =>
  readText(file)
    .replaceAll(/^```.*?^```$/gms, '')
    .split(/\s+/)
    .filter(Boolean).length;

test(`all docs together have at most ${MAX_WORDS} words`, () => {
  const pages = DOCS.filter((doc) => doc !== 'CHANGELOG.md');
  expect(pages.map(wordsOf).reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(MAX_WORDS);
});

test.each(DOCS)('%s is short enough to be read', (doc) => {
  const most = MAX_LINES.find(([files]) => files.test(doc))?.[1] ?? 350;
  expect(linesOf(doc).length).toBeLessThanOrEqual(most);
  expect(wordsOf(doc)).toBeLessThanOrEqual(
    doc === 'CHANGELOG.md' ? MAX_WORDS_OF_CHANGES : MAX_WORDS_OF_A_PAGE,
  );
});

test('the README fits a terminal and has a picture that is there', () => {
  expect(linesOf('README.md').filter((line) => line.length > 120)).toEqual([]);
  const pictures = [...readText('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => !isThere(file))).toEqual([]);
});

test('all docs are in plain English, with at most 30 words per sentence', () => {
  const places = findPlaces(DOCS.flatMap((doc) => passagesOf(doc, readText(doc))));
  expect(places.map(({ file, from, rule, phrase }) => `${file}:${from} ${rule}: ${phrase}`)).toEqual([]);
});

test.each(DOCS)('links and paths in %s lead somewhere', (doc) => {
  const text = readText(doc);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map(([, to = '']) => to);
  const within = links.filter((to) => !/^([a-z]+:|\/)/.test(to));
  expect(within.filter((to) => !isThere(path.join(path.dirname(doc), to)))).toEqual([]);
  const former = doc.startsWith('docs/decisions/') ? FORMER : [];
  expect(pathsInBackticks(text).filter((file) => !isNamed(file) && !former.includes(file))).toEqual([]);
});

/** The folders of a layer that docs/modules.md names, and the files of theirs that are not there. */
function modulesOf(layer: string) {
  const section = readText('docs/modules.md').split(`## ${layer}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)].map((row) =>
    row.slice(1).map((cell) => [...cell.matchAll(/`(\w[\w./-]*)`/g)].map(([, name = '']) => name)),
  );
  const named = rows.flatMap(([names = []]) => names);
  const gone = rows.flatMap(([names = [], files = []]) =>
    files.filter((file) => !names.some((name) => isThere(`${layer}/${name}/${file}`))),
  );
  return { named, gone };
}

test.each(['lib/game', 'lib/platform', 'lib/features'])('docs/modules.md knows %s as it is', (layer) => {
  const { named, gone } = modulesOf(layer);
  expect(named.sort()).toEqual(foldersIn(layer));
  expect(gone).toEqual([]);
});

test('docs/modules.md knows components as they are', () => {
  const { named, gone } = modulesOf('components');
  const folders = foldersIn('components');
  expect(named.filter((name) => !folders.includes(name))).toEqual([]);
  // "others" are called as their feature.
  const known = [...named, ...foldersIn('lib/features')];
  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
  expect(gone).toEqual([]);
});

test('the glossary has at most 80 lines, and each word once', () => {
  const lines = linesOf('docs/glossary.md');
  expect(lines.length).toBeLessThanOrEqual(80);
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (word|---)/.test(line));
  const words = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim()));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('comments of the code name files that are there', () => {
  const code = projectFiles(/\.(tsx?|mjs|css|ya?ml|prisma)$|^\.env\.example$|^Dockerfile$/);
  const gone = code.flatMap((file) =>
    pathsInComments(readText(file)).flatMap((named) => (isNamed(named) ? [] : `${file}: ${named}`)),
  );
  expect(gone).toEqual([]);
});

test('every page of docs is in its index, every decision in theirs', () => {
  const INDEX = { docs: 'README.md', 'docs/decisions': 'README.md', 'docs/deploy': '../deploy.md' };
  for (const [folder, file] of Object.entries(INDEX)) {
    const index = readText(path.join(folder, file));
    const own = DOCS.filter((doc) => path.dirname(doc) === folder && !doc.endsWith('/README.md'));
    expect(own.filter((doc) => !index.includes(`${path.basename(doc)})`))).toEqual([]);
  }
});

test.each(Object.entries(PROOFS))('docs/security.md says what %s is', (proof, is) => {
  expect(readText('docs/security.md')).toContain(`- **${proof}**: ${is}`);
});

test('docs/webhooks.md lists every kind of message, and no other', () => {
  const [, section = ''] = readText('docs/webhooks.md').split('\n## Kinds\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n');
  // The first column of the table, and the kinds that are documented as never sent to a hook.
  const saying = lines.map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line));
  const named = saying.flatMap((text) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, kind]) => kind));
  expect([...new Set(named)].sort()).toEqual([...SENT_KINDS].sort());
});

const SCRIPTS = (JSON.parse(readText('package.json')) as { scripts: Record<string, string> }).scripts;

test('the README names every script of package.json', () => {
  const names = Object.keys(SCRIPTS).map((name) =>
    /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(names.filter((name) => !readText('README.md').includes(name))).toEqual([]);
});

test('the scripts of the deployed folder are scripts of a checkout as well', () => {
  expect(DESK_SCRIPTS.filter((name) => !(name in SCRIPTS))).toEqual([]);
});

function isScript(name: string, tool: string | undefined): boolean {
  if (name === 'tool' && tool !== undefined) return tool === 'NAME' || tool in TOOLS;
  return name in SCRIPTS;
}

test('docs and code name no script that is not there', () => {
  const files = projectFiles(/\.(md|tsx?|mjs|js|ya?ml|prisma)$|^\.env\.example$|^Dockerfile$/);
  const named = files.flatMap((file) =>
    [...readText(file).matchAll(/npm run (?:--?[\w=-]+ )*([\w:-]+)(?: -- ([\w-]+))?/g)].flatMap(
      ([text, name = '', tool]) => (isScript(name, tool) ? [] : `${file}: ${text}`),
    ),
  );
  expect(named.filter((each) => !each.startsWith('CHANGELOG.md'))).toEqual([]);
});
