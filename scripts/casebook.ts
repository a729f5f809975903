// `npm run tool -- casebook`: writes down which tests prove which rule, and fails when a rule has neither a
// test nor a reason.
import fs from 'node:fs';
import { REASONS } from '@/lib/game/casebook/reasons';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { RULES } from '@/lib/game/casebook/topics';
import { knownIds, projectTests, PROOF_FILE, proofOf, proofText, unknownIds } from './casebook/proof';

const MAX_REASONS = 10;

const known = knownIds(RULES, RULINGS);
const tests = projectTests();
const proof = proofOf(tests, known);
fs.writeFileSync(PROOF_FILE, proofText(proof));

const reasoned = new Set(REASONS.map(({ id }) => id));
const tested = RULES.filter(({ id }) => proof[id]);
const onlyReason = RULES.filter(({ id }) => !proof[id] && reasoned.has(id));
const missing = RULES.filter(({ id }) => !proof[id] && !reasoned.has(id)).map(({ id }) => id);

const problems = [
  ...unknownIds(tests, known).map((text) => `There is no ${text}`),
  ...REASONS.filter(({ id }) => proof[id]).map(({ id }) => `${id} has a test: its reason can go.`),
  ...(REASONS.length > MAX_REASONS ? [`${REASONS.length} reasons are more than ${MAX_REASONS}.`] : []),
  ...(missing.length > 0 ? [`Neither test nor reason: ${missing.join(', ')}`] : []),
];
for (const problem of problems) console.error(problem);

const others = ['R', 'EX', 'INV', 'DEC', 'DEV'].map((family) => {
  const all = known.filter((id) => id.startsWith(`${family}-`));
  return `${family} ${all.filter((id) => proof[id]).length} of ${all.length}`;
});
console.log(`Named by tests besides: ${others.join(', ')}`);
console.log(
  `${tested.length + onlyReason.length} of ${RULES.length} rules: ` +
    `${tested.length} with tests, ${onlyReason.length} with a reason only`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
