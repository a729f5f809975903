import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASONS } from '@/lib/game/casebook/reasons';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { RULES } from '@/lib/game/casebook/topics';
import {
  knownIds,
  projectTests,
  PROOF_FILE,
  proofOf,
  proofText,
  unknownIds,
} from '../../scripts/casebook/proof';

const known = knownIds(RULES, RULINGS);
const tests = projectTests();
const proof = proofOf(tests, known);

test('proof.json is fresh: `npm run tool -- casebook` writes it', () => {
  expect(readFileSync(PROOF_FILE, 'utf8')).toBe(proofText(proof));
});

test('no test names an id that does not exist', () => {
  expect(unknownIds(tests, known)).toEqual([]);
});

test('every rule has a test or a stated reason, at most ten only a reason', () => {
  const reasons = REASONS.map(({ id }): string => id);
  expect(RULES.map(({ id }) => id).filter((id) => !(id in proof) && !reasons.includes(id))).toEqual([]);
  expect(reasons.filter((id) => id in proof)).toEqual([]);
  expect(reasons.length).toBeLessThanOrEqual(10);
});
