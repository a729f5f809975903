import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
/** A drain takes 20 s, and plans and computers come before it. */
const MIN_S = 60;

function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? path.join(ROOT, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => fs.existsSync(file));
}

/** Whether a file, by whatever way through routes, has something done after its response. */
function worksOn(file: string, seen = new Set<string>()): boolean {
  if (/jobs\/jobs\.ts$/.test(file)) return true;
  // The list of operations takes their contracts, and runs none.
  if (seen.has(file) || /_openapi\/contracts\.ts$/.test(file)) return false;
  seen.add(file);
  const imports = [
    ...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm),
  ];
  return imports
    .flatMap(([, specifier = '']) => fileOf(file, specifier) ?? [])
    .filter((next) =>
      /^\/(app\/|lib\/platform\/http\/|lib\/features\/(jobs|[^/]+\/api\.ts$))/.test(next.slice(ROOT.length)),
    )
    .some((next) => worksOn(next, seen));
}

const durationOf = (file: string): number =>
  Number(/^export const maxDuration = (\d+);$/m.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0);

test('whatever plays on or tells people after its response says how long that may take', () => {
  const files = fs.readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => /(^|\/)route\.ts$/.test(file))
    .map((file) => path.join(ROOT, 'app', file));
  const working = routes.filter((file) => worksOn(file));
  expect(working.length).toBeGreaterThan(5);
  const short = working.filter((file) => durationOf(file) < MIN_S);
  expect(short.map((file) => path.relative(ROOT, file))).toEqual([]);
  // Pages and their actions have it from the layout.
  expect(durationOf(path.join(ROOT, 'app/layout.tsx'))).toBeGreaterThanOrEqual(MIN_S);
});
