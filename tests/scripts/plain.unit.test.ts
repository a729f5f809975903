import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writePlain } from '../../scripts/lib/plain';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-plain-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('all who want it at once find it whole, and nothing else is left', async () => {
  const file = path.join(folder, 'said.mjs');
  const entry = path.join(folder, 'entry.ts');
  fs.writeFileSync(entry, 'export const said: string = "here";\n');
  await Promise.all(Array.from({ length: 4 }, () => writePlain(entry, file)));
  expect(await import(file)).toMatchObject({ said: 'here' });
  expect(fs.readdirSync(folder).sort()).toEqual(['entry.ts', 'said.mjs']);
});
