import { expect, test } from 'vitest';
import { actsByProof } from '../auth/proof-doc';
import { PROOFS } from '../auth/proof-table';
import { readText } from './project-files';

test('generated/proofs.json has the proof of every act (vitest -u writes it)', async () => {
  const text = `${JSON.stringify(actsByProof(), undefined, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../../generated/proofs.json');
});

test.each(Object.entries(PROOFS))('docs/security.md says what %s is', (proof, is) => {
  expect(readText('docs/security.md')).toContain(`- **${proof}**: ${is}`);
});
