import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const readText = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

export const isThere = (file: string) => fs.existsSync(path.join(ROOT, file));

/** Files of the project whose name ends so, those not yet committed too; nothing that git ignores. */
export function projectFiles(ending: RegExp): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  return listed.split('\n').filter((file) => ending.test(file) && isThere(file));
}

/** The names of the folders in a folder, sorted. */
export function foldersIn(folder: string): readonly string[] {
  const within = fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return within.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** Where a path of a text begins. */
const PATH = /(?:lib|components|app|scripts|tools|tests|docs)\/[^\s`'",;|]+/.source;

const IN_BACKTICKS = new RegExp(`\`(${PATH})\``, 'g');
const IN_COMMENT = new RegExp(`(?<![\\w./@-])(${PATH})`, 'g');

/** Made by `npm run generate`, or standing for many files. */
const names = (path: string) => !path.startsWith('lib/generated') && !/[<>*{}$…]|\.\.\./.test(path);

/** Without a line, an anchor, or the full stop and bracket of the sentence around it. */
function exactly(path: string): string {
  const bare = path.replace(/[.:/]+$/, '').replace(/(#[\w-]+|:\d+(-\d+)?)$/, '');
  return /^[^(]*\)/.test(bare) ? bare.replace(/\).*$/, '') : bare;
}

export const pathsInBackticks = (text: string) =>
  [...text.matchAll(IN_BACKTICKS)].map(([, found = '']) => exactly(found)).filter(names);

/** Paths that comments name; a line of code is no comment, whatever it imports. */
export function pathsInComments(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .flatMap((line) => /(?:^|\s)(?:\/\/|\/?\*\*?|#)\s(.*)$/.exec(line)?.[1] ?? []);
  return lines
    .flatMap((line) => [...line.matchAll(IN_COMMENT)])
    .map(([, found = '']) => exactly(found))
    .filter(names);
}

/** A path may be told without its ending. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.css', '.md'];

/** A test is often named without the kind it is of. */
const KINDS = ['.unit.test.ts', '.int.test.ts', '.http.test.ts', '.test.ts', '.spec.ts'];

/** In the folder that is deployed a script is JavaScript (scripts/deploy/build.ts). */
const isDeployed = (file: string) => file.endsWith('.mjs') && isThere(file.replace(/\.mjs$/, '.ts'));

export const isNamed = (file: string) =>
  isDeployed(file) || [...ENDINGS, ...KINDS].some((ending) => isThere(`${file}${ending}`));
