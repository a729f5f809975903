import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  foldersIn,
  isNamed,
  isThere,
  pathsInBackticks,
  pathsInComments,
  projectFiles,
  readText,
} from './project-files';
import { DESK_SCRIPTS } from '../../scripts/deploy/desk';
import { TOOLS } from '../../scripts/tool/tools';

const ROOMS = ['lib/game', 'lib/platform', 'lib/features'].flatMap(foldersIn);
const HALLS = ['app', 'components', 'scripts', 'tests', 'lib/game', 'lib/platform', 'lib/features'];
const PAPERS = projectFiles(/\.md$/);

/** Folders that decisions tell of as they were. */
const FORMER = ['lib/service', 'lib/store'];

/** One screen, so that it is read. */
const LINES = 40;

const linesOf = (file: string) => readText(file).trimEnd().split('\n');

test.each([...ROOMS, ...HALLS])('%s has a README of at most 40 lines', (folder) => {
  const readme = `${folder}/README.md`;
  expect(isThere(readme)).toBe(true);
  expect(linesOf(readme).length).toBeLessThanOrEqual(LINES);
});

test.each(ROOMS)('the README of %s names no file that is gone', (folder) => {
  const rows = linesOf(`${folder}/README.md`).filter((line) => /^\| [^|]*\.(ts|tsx|mjs|css)/.test(line));
  const named = rows.flatMap((line) => line.split('|')[1]?.match(/[\w./-]+\.(ts|tsx|mjs|css)\b/g) ?? []);
  expect(named.filter((file) => !isThere(`${folder}/${file}`))).toEqual([]);
});

test.each(PAPERS)('links and paths in %s lead somewhere', (paper) => {
  const text = readText(paper);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map(([, to = '']) => to);
  const within = links.filter((to) => !/^([a-z]+:|\/)/.test(to));
  expect(within.filter((to) => !isThere(path.join(path.dirname(paper), to)))).toEqual([]);
  const former = paper.startsWith('docs/decisions/') ? FORMER : [];
  expect(pathsInBackticks(text).filter((file) => !isNamed(file) && !former.includes(file))).toEqual([]);
});

test.each(['lib/game', 'lib/platform', 'lib/features'])('%s leads to every room', (hall) => {
  const rooms = foldersIn(hall).map((room) => `${path.basename(room)}/README.md`);
  expect(rooms.filter((room) => !readText(`${hall}/README.md`).includes(`(${room})`))).toEqual([]);
});

test('the glossary has at most 80 lines, and each word once', () => {
  const lines = linesOf('docs/glossary.md');
  expect(lines.length).toBeLessThanOrEqual(80);
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (word|---)/.test(line));
  const words = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim()));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

describe('comments of the code', () => {
  test('name files that are there', () => {
    const code = projectFiles(/\.(tsx?|mjs|css|ya?ml|prisma)$|^\.env\.example$|^Dockerfile$/);
    const gone = code.flatMap((file) =>
      pathsInComments(readText(file)).flatMap((named) => (isNamed(named) ? [] : `${file}: ${named}`)),
    );
    expect(gone).toEqual([]);
  });
});

test('every paper in docs stands in its index, every decision in theirs', () => {
  for (const folder of ['docs', 'docs/decisions']) {
    const index = readText(`${folder}/README.md`);
    const own = PAPERS.filter((paper) => path.dirname(paper) === folder && !paper.endsWith('/README.md'));
    expect(own.filter((paper) => !index.includes(`(${path.basename(paper)})`))).toEqual([]);
  }
});

const SCRIPTS = (JSON.parse(readText('package.json')) as { scripts: Record<string, string> }).scripts;

test('the README names every script of package.json', () => {
  const names = Object.keys(SCRIPTS).map((name) =>
    /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(names.filter((name) => !readText('README.md').includes(name))).toEqual([]);
});

/** The folder that is deployed has these as scripts of its own. */
const DEPLOYED = /^docs\/(deploy|operate|runbook)\.md$/;

function isScript(file: string, name: string, tool: string | undefined): boolean {
  if (name === 'tool' && tool !== undefined) return tool === 'NAME' || tool in TOOLS;
  return name in SCRIPTS || (DEPLOYED.test(file) && DESK_SCRIPTS.includes(name));
}

test('docs and code name no script that is not there', () => {
  const files = projectFiles(/\.(md|tsx?|mjs|js|ya?ml|prisma)$|^\.env\.example$|^Dockerfile$/);
  const named = files.flatMap((file) =>
    [...readText(file).matchAll(/npm run (?:--?[\w=-]+ )*([\w:-]+)(?: -- ([\w-]+))?/g)].flatMap(
      ([text, name = '', tool]) => (isScript(file, name, tool) ? [] : `${file}: ${text}`),
    ),
  );
  expect(named.filter((each) => !each.startsWith('CHANGELOG.md'))).toEqual([]);
});
