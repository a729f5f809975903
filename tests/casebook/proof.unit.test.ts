/** Tests name the rules that they prove; `npm run generate` lists them for /rules. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RULES, RULINGS } from '@/lib/game/casebook/rulings';
import { knownIds, projectTests, ruleProofOf, unknownIds } from '../../scripts/lib/rule-proof';

const known = knownIds();
const tests = projectTests();
const proof = ruleProofOf(tests, known);

test('no test names an id that does not exist', () => {
  expect(unknownIds(tests, known)).toEqual([]);
});

test('every rule has a test', () => {
  expect(RULES.map(({ id }) => id).filter((id) => !(id in proof))).toEqual([]);
});

test('every rule and ruling is named where the engine or the pack applies it', () => {
  const files = ['lib/game/engine', 'lib/game/content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const named = new Set(
    files.flatMap((file) =>
      file.endsWith('.ts') ? (readFileSync(file, 'utf8').match(/\b[A-Z]+-(?:[A-Z]+)?\d+\b/g) ?? []) : [],
    ),
  );
  const ids = [...RULES.map(({ id }) => id), ...RULINGS];
  // Worked examples and invariants of positions are only in the tests.
  const applied = ids.filter((id) => !/^(?:EX|INV)-/.test(id));
  expect(applied.filter((id) => !named.has(id))).toEqual([]);
});
