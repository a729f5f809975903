/** A name stands for one thing: a search for a function or a folder finds one. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

const EXPORTED = /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?(?:\(|cache\()/gm;

/**
 * Names that several files may export: a stand-in (`imports` in package.json) has the name of the module
 * it replaces.
 */
const ALLOWED: readonly string[] = ['useWords'];

const EXPORTED_TYPE = /^export (?:interface|type|(?:abstract )?class) (\w+)(?= extends|[ <=])/gm;

/** Types that several files may export, by name, with the reason. None so far. */
const ALLOWED_TYPES: Readonly<Record<string, string>> = {};

/** The files that export a thing, by its name. */
function filesByName(files: readonly string[], exported = EXPORTED): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of files) {
    for (const [, one, other] of readText(file).matchAll(exported)) {
      const name = one ?? other ?? '';
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

test('no two files of lib export a function of one name', () => {
  const files = projectFiles(/^lib\/.*\.ts$/);
  const twice = [...filesByName(files)].filter(([name, at]) => at.length > 1 && !ALLOWED.includes(name));
  expect(files.length).toBeGreaterThan(300);
  expect(Object.fromEntries(twice)).toEqual({});
});

test('no two files export a type of one name; only two tools may, which never meet', () => {
  const files = projectFiles(/^(app|components|lib|scripts|tools)\/.*\.tsx?$/);
  const isOfProduct = (file: string) => /^(app|components|lib)\//.test(file);
  const twice = [...filesByName(files, EXPORTED_TYPE)].filter(
    ([name, at]) => at.length > 1 && at.some(isOfProduct) && !Object.hasOwn(ALLOWED_TYPES, name),
  );
  expect(files.length).toBeGreaterThan(1500);
  expect(Object.fromEntries(twice)).toEqual({});
});

/** Whether one becomes the other when a letter is put in, taken out or exchanged. */
function isALetterApart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  return long.slice(at + 1) === short.slice(at + (long.length > short.length ? 0 : 1));
}

test('no two folders are called a letter apart; addresses below app are, as plurals of theirs', () => {
  const folders = ['lib', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.parentPath.startsWith('lib/generated'))
      .map(({ name }) => name),
  );
  const names = [...new Set(folders)].sort();
  expect(isALetterApart('plan', 'plans') && isALetterApart('talk', 'walk')).toBe(true);
  expect(isALetterApart('talk', 'table') || isALetterApart('plans', 'plans')).toBe(false);
  const close = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => (isALetterApart(one, other) ? [`${one} ${other}`] : [])),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(close).toEqual([]);
});
