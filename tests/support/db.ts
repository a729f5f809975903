import crypto from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Does some work over a connection of its own. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return url.toString();
}

/** An empty database of its own, migrated unless `migrated` is false. */
export async function freshDatabase({ migrated = true } = {}): Promise<{ name: string; url: string }> {
  const name = `test_${crypto.randomBytes(6).toString('hex')}`;
  const template = migrated ? inject('template') : 'template1';
  // Copies files: a copy by its log, PostgreSQL's default, takes more than twice as long.
  const statement = `create database ${name} template ${template} strategy file_copy`;
  await connected(inject('adminUrl'), (client) => client.query(statement));
  return { name, url: urlOf(name) };
}

/**
 * Makes a fresh migrated database that this test file's `lib/platform/env` will use. Call before any use of
 * the settings.
 */
export async function useFreshDatabase(): Promise<string> {
  const { url } = await freshDatabase();
  process.env.DATABASE_URL = url;
  return url;
}
