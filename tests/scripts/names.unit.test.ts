/** A name stands for one thing: whoever searches for a function of lib finds one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORTED = /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?(?:\(|cache\()/gm;

/** Names that several files may export, and why: none so far. */
const ALLOWED: readonly string[] = [];

/** The files that export a function, by its name. */
function filesByName(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of files) {
    for (const [, one, other] of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      const name = one ?? other ?? '';
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

test('no two files of lib export a function of one name', () => {
  const below = readdirSync('lib', { recursive: true, encoding: 'utf8' });
  const files = below
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .map((file) => `lib/${file}`);
  const twice = [...filesByName(files)].filter(([name, at]) => at.length > 1 && !ALLOWED.includes(name));
  expect(files.length).toBeGreaterThan(300);
  expect(Object.fromEntries(twice)).toEqual({});
});
