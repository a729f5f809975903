/** The traces of a service that systemd has started: its tables, and a visit of the scheduler. */
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { migrate } from '../../../scripts/migrate';
import { startPg } from '../../../scripts/pg';

async function beat(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(fs.readFileSync(path.join(import.meta.dirname, 'beat.sql'), 'utf8'));
  await client.end();
}

if (process.argv[2] === 'praga') {
  const postgres = await startPg({ dir: path.resolve('.data') });
  await migrate(postgres.url);
  await beat(postgres.url);
  postgres.stop();
} else {
  const settings = parseEnv(fs.readFileSync(`${process.env.SANDBOX}/etc/praga.env`, 'utf8'));
  await beat(settings.DATABASE_URL ?? '');
}
