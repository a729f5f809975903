import { describe, expect, test } from 'vitest';
import { circleThrough, importsIn } from '../../scripts/lint/cycles.mjs';

const COUNTED = [
  ["import { a } from './a';", ['./a']],
  ["import a, { type B } from './a';", ['./a']],
  ["import { type A, b } from '@/lib/a';", ['@/lib/a']],
  ["import './a';", ['./a']],
  ["export { a } from './a';", ['./a']],
  ["export const load = () => import('./a');", ['./a']],
] as const;

const NOT_COUNTED = [
  "import type { A } from './a';",
  "import { type A, type B } from './a';",
  "export type { A } from './a';",
  "export { type A } from './a';",
  "export type A = typeof import('./a');",
  "// import { a } from './a';",
  "/** @param {import('./a').A} a */ export const b = (a) => a;",
];

describe('an import', () => {
  test.each(COUNTED)('counts when the program runs: %s', (text, imports) => {
    expect(importsIn('b.ts', text)).toEqual(imports);
  });
  test.each(NOT_COUNTED)('does not count when nothing of it is left then: %s', (text) => {
    expect(importsIn('b.ts', text)).toEqual([]);
  });
});

const among = (imports: Readonly<Record<string, readonly string[]>>) => (file: string) => imports[file] ?? [];

test('the shortest circle through a file is found, and none where it is only led to', () => {
  const next = among({ a: ['b', 'c'], b: ['d'], c: ['a'], d: ['a'], e: ['a'] });
  expect(circleThrough('a', next)).toEqual(['a', 'c']);
  expect(circleThrough('b', next)).toEqual(['b', 'd', 'a']);
  expect(circleThrough('e', next)).toBeUndefined();
});
