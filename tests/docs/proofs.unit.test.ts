import { expect, test } from 'vitest';
import { proofTable } from '../auth/proof-doc';
import { PROOFS } from '../auth/proof-table';
import { readText } from './project-files';

const PAGE = 'docs/security.md';

test('docs/security.md has the matrix of proofs as tests/auth/proof-table.ts has it', () => {
  const [, table = ''] = /<!-- proofs -->\n+([\s\S]*?)\n+<!-- \/proofs -->/.exec(readText(PAGE)) ?? [];
  expect(table).toBe(proofTable());
});

test.each(Object.entries(PROOFS))('docs/security.md says what %s is', (proof, is) => {
  expect(readText(PAGE)).toContain(`- **${proof}**: ${is}`);
});
