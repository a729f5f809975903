/** Long names wrap anywhere. Otherwise a cell of a table is as wide as its longest word. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

test('no element asks for break-words, which keeps the width of its longest word', () => {
  const files = ['app', 'components'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(100);
  const isWide = (file: string) => /\bbreak-words\b|\bwrap-break-word\b/.test(fs.readFileSync(file, 'utf8'));
  expect(files.filter(isWide)).toEqual([]);
});
