// The reach of a change: its files, and the browser tests of the affected pages. Vitest finds its own tests
// by imports.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const SPECS = 'tests/e2e';
const EVERY_SPEC = 'all';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * The commit that changes are counted from: `ref`, or else where this branch left main. On main itself, only
 * uncommitted changes count.
 */
export function baseOf(ref: string) {
  return git('rev-parse', '--verify', ref || git('merge-base', 'HEAD', 'main'));
}

/** The names of all files that differ from `base`, including new files that git does not track yet. */
export function changedFiles(base: string) {
  const known = git('diff', '--name-only', base).split('\n');
  const fresh = git('ls-files', '--others', '--exclude-standard').split('\n');
  return [...new Set([...known, ...fresh])].filter(Boolean).sort();
}

/** Files that never reach a browser. */
const UNSEEN =
  /^(docs|scripts|tools|prisma|tests)\/|\.md$|\.(unit|int|http)\.test\.ts$|^lib\/(verify\/passport|ops)\b/;

/**
 * By a word in the path: a feature has one name in lib, components and app. JOURNEY covers files without any
 * of these words.
 */
const BY_WORD: readonly (readonly [word: RegExp, specs: readonly string[]])[] = [
  [/^tests\/(e2e|visual)\/support|^playwright|^next\.config|^package/, [EVERY_SPEC]],
  [/^tests\/support\/(wire|golden-tables|cutting-proxy|tried-turn)/, ['arrival', 'live', 'plan', 'talk']],
  [/sandbox|\btry\b/, ['sandbox', 'plan']],
  [/puzzle/, ['puzzles']],
  [/\bplans?\b|planned/, ['plan']],
  [/archive|eventlog|verify|export/, ['archive']],
  [/history|stepping|\bat\b/, ['stepping']],
  [/\btalk\b|notes/, ['talk']],
  [/\blive\b|stream/, ['live', 'live-table', 'unsent', 'cut-line', 'talk']],
  [/outbox|notif|prompts|mail|channel/, ['mail', 'people']],
  [/\bauth\b|seats?\b|people|account|sign-in|\bme\b|lobby|device/, ['people', 'table']],
  [/recap/, ['arrival']],
  [/i18n|messages|languages/, ['languages', 'table']],
  [/solo|parler/, ['solo']],
  [/\bbots?\b|computer/, ['sandbox', 'whole-game']],
  [/\bturn\b|moves?\b/, ['turn']],
  [/engine|content|rulesets/, ['turn', 'solo', 'whole-game']],
  [/\bapi\b|api-docs|embed|^examples/, ['api']],
  [/\.css$|^components|^app/, ['accessibility']],
];
const JOURNEY = ['table', 'turn'];

const specFiles = () => fs.readdirSync(SPECS).filter((name) => name.endsWith('.spec.ts'));

function wordsFor(file: string): readonly string[] {
  const own = /^tests\/(?:e2e|visual)\/(.+)\.spec\.ts$/.exec(file)?.[1];
  if (own) return [own];
  const found = BY_WORD.filter(([word]) => word.test(file)).flatMap(([, specs]) => specs);
  if (found.includes(EVERY_SPEC)) return [EVERY_SPEC];
  if (UNSEEN.test(file) && !/^tests\/support\//.test(file)) return [];
  return found.length > 0 || UNSEEN.test(file) ? found : JOURNEY;
}

/** The browser tests for these files, as paths. */
export function specsFor(files: readonly string[], all: readonly string[] = specFiles()): readonly string[] {
  const words = new Set(files.flatMap(wordsFor));
  if (words.has(EVERY_SPEC)) return [SPECS];
  const isMeant = (name: string) =>
    [...words].some((word) => name.startsWith(`${word}.`) || name.startsWith(`${word}-`));
  return all.filter(isMeant).map((name) => `${SPECS}/${name}`);
}
