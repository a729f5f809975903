import { expect, test } from 'vitest';
import { PROOFS } from '../auth/proof-table';
import { readText } from './project-files';

test.each(Object.entries(PROOFS))('docs/security.md says what %s is', (proof, is) => {
  expect(readText('docs/security.md')).toContain(`- **${proof}**: ${is}`);
});
