import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { schemaDiff } from '../../scripts/schema-diff';
import { freshDatabase } from '../support/db';

test('the migrations make exactly what prisma/schema.prisma describes', async () => {
  const { url } = await freshDatabase();
  const { sql, inSync } = await schemaDiff(url);
  expect(inSync ? '' : sql).toBe('');
});

test('the database refuses seats of impossible holders', async () => {
  const { url } = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Only the seat is looked at here, so it needs no game.
  await client.query('alter table "Seat" drop constraint "Seat_gameId_fkey"');
  const insert = (game: string, ...holder: readonly (string | null)[]) =>
    client.query(
      `insert into "Seat" ("gameId", seat, name, bot, "tokenHash", email) values ($1, 0, 'X', $2, $3, $4)`,
      [game, ...holder],
    );
  await insert('right', 'master', null, null);
  await insert('right too', null, 'hash of hers', 'a@praga.test');
  for (const [what, ...holder] of [
    ['a computer with a token', 'journeyman', 'hash', null],
    ['a computer with an address', 'master', null, 'a@praga.test'],
    ['a computer of no known strength', 'random', null, null],
    ['a person without a token', null, null, 'a@praga.test'],
  ] as const)
    await expect(insert('wrong', ...holder), what).rejects.toThrow(/Seat_(bot|holder)_check/);
  await client.end();
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
