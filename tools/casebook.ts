// `npm run tool -- casebook`: lists which tests prove which rule, and fails if a rule has none.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { RULES } from '@/lib/game/casebook/topics';
import { knownIds, projectTests, PROOF_FILE, ruleProofOf, proofText, unknownIds } from './casebook/proof';

const HELP = `npm run tool -- casebook            writes generated/casebook-proof.json`;

function collect(): void {
  const known = knownIds();
  const tests = projectTests();
  const proof = ruleProofOf(tests, known);
  fs.writeFileSync(PROOF_FILE, proofText(proof));

  const missing = RULES.filter(({ id }) => !proof[id]).map(({ id }) => id);
  const problems = [
    ...unknownIds(tests, known).map((text) => `There is no ${text}`),
    ...(missing.length > 0 ? [`Without a test: ${missing.join(', ')}`] : []),
  ];
  for (const problem of problems) console.error(problem);

  const others = ['R', 'EX', 'INV', 'DEC', 'DEV'].map((family) => {
    const all = known.filter((id) => id.startsWith(`${family}-`));
    return `${family} ${all.filter((id) => proof[id]).length} of ${all.length}`;
  });
  console.log(`Named by tests besides: ${others.join(', ')}`);
  console.log(`${RULES.length - missing.length} of ${RULES.length} rules have tests`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) console.log(HELP);
else collect();
