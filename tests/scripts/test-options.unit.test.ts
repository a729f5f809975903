/** What `npm test` understands, and which browser tests a change calls for. */
import { describe, expect, test } from 'vitest';
import { specsFor } from '../../scripts/test/changed';
import { PARTS, readOptions } from '../../scripts/test/options';
import { isFull, sampled } from '../support/full';

const LONG = ['soak'];
const parts = (...words: string[]) => readOptions(words, LONG).parts;

describe('the command line', () => {
  test('without words means every part; the long ones only in the long form', () => {
    expect(parts()).toEqual(PARTS);
    expect(parts('--full')).toEqual([...PARTS, ...LONG]);
    expect(parts('http', 'unit')).toEqual(['http', 'unit']);
    expect(() => parts('htpp')).toThrow('there is no part "htpp"');
  });

  test('a file runs in its own part alone', () => {
    expect(parts('tests/talk/talk.int.test.ts', 'tests/e2e/turn.spec.ts')).toEqual(['integration', 'e2e']);
    expect(parts('tests/tools/soak.full.http.test.ts')).toEqual(['http']);
    expect(readOptions(['tests/tools/soak.full.http.test.ts']).isFull).toBe(true);
    expect(readOptions(['tests/talk/talk.int.test.ts']).isFull).toBe(false);
  });

  test('the long form draws a seed, unless it is given one', () => {
    expect(readOptions([], LONG).seed).toBeUndefined();
    expect(readOptions(['--full'], LONG).seed).toMatch(/^[0-9a-f]{8}$/);
    expect(readOptions(['--full', '--seed', 'abc'], LONG).seed).toBe('abc');
  });

  test('--changed takes a commit, or none', () => {
    expect(readOptions(['--changed', 'main'], LONG).changedSince).toBe('main');
    expect(readOptions(['--changed'], LONG).changedSince).toBe('');
    const { changedSince, parts: asked } = readOptions(['--changed', 'unit'], LONG);
    expect([changedSince, asked]).toEqual(['', ['unit']]);
  });
});

describe('browser tests for a change', () => {
  const all = ['plan', 'sandbox', 'solo', 'solo-variants', 'table', 'talk', 'turn', 'live'].map(
    (name) => `${name}.spec.ts`,
  );
  const names = (...files: string[]) =>
    specsFor(files, all).map((file) => file.replace(/.*\/|\.spec\.ts/g, ''));

  test('are those of the feature, wherever its file lies', () => {
    expect(names('lib/features/talk/store.ts')).toEqual(['talk']);
    expect(names('components/sandbox/tools.tsx')).toEqual(['plan', 'sandbox']);
    expect(names('tests/e2e/solo.spec.ts')).toEqual(['solo', 'solo-variants']);
  });

  test('are none for what a browser never meets, and the journey of a turn for what belongs to no feature', () => {
    expect(names('docs/testing.md', 'tests/env.unit.test.ts', 'tools/bench.ts')).toEqual([]);
    expect(names('lib/platform/env.ts')).toEqual(['table', 'turn']);
  });

  test('are all of them when what they stand on has changed', () => {
    expect(specsFor(['tests/e2e/support/journey.ts'], all)).toEqual(['tests/e2e']);
  });
});

test('a sample has the first, the last, and as many as it was asked for; the long form has all', () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  if (isFull) return expect(sampled(all, 2)).toEqual(all);
  for (const count of [2, 7, 33, 99]) {
    const found = sampled(all, count);
    expect([found.length, found[0], found.at(-1)]).toEqual([count, 0, 99]);
  }
  expect(sampled(all, 200)).toEqual(all);
});
