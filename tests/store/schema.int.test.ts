import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { schemaDiff } from '../../scripts/schema-diff.mjs';
import { freshDatabase } from '../support/db';

test('the migrations make exactly what prisma/schema.prisma describes', async () => {
  const { url } = await freshDatabase();
  const { sql, inSync } = await schemaDiff(url);
  expect(inSync ? '' : sql).toBe('');
});

test('a change of the schema without a migration is noticed, with the SQL it needs', async () => {
  const { url } = await freshDatabase();
  const schema = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'schema-')), 'schema.prisma');
  const source = fs.readFileSync('prisma/schema.prisma', 'utf8');
  fs.writeFileSync(schema, `${source}\nmodel Forgotten {\n  id Int @id\n}\n`);
  const { sql, inSync } = await schemaDiff(url, schema);
  expect(inSync).toBe(false);
  expect(sql).toContain('CREATE TABLE "Forgotten"');
  fs.rmSync(path.dirname(schema), { recursive: true });
});
