/** How long files and functions are: CONTRIBUTING.md, "How the code reads". */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isFull } from '../support/full';

const LONGEST_FILE = 350;
/** In lib/game, where a file holds one concept. */
const LONGEST_CONCEPT = 400;
/** Functions: the most lines that half of them have, and all but a twentieth. */
const [MEDIAN, P95] = [8, 30];
/** Values of components and rulings, and lists of operations: written by a person and read as a table. */
const DATA = /^lib\/(game\/(content|casebook)\/|features\/[^/]+\/api)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(file) && !DATA.test(file));

test('no file is too long to read in one sitting', () => {
  const most = (file: string) => (file.startsWith('lib/game/') ? LONGEST_CONCEPT : LONGEST_FILE);
  const long = files.filter((file) => fs.readFileSync(file, 'utf8').split('\n').length - 1 > most(file));
  expect(long).toEqual([]);
});

function lengthsIn(file: string): number[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lengths: number[] = [];
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent);
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || isNamed)
      lengths.push(lineOf(node.end) - lineOf(node.getStart(source)) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}

test.runIf(isFull)('functions are short', () => {
  const lengths = files.filter((file) => /^(lib|components|app)\//.test(file)).flatMap(lengthsIn);
  const sorted = lengths.sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(3000);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(P95);
});
