import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../scripts/migrate';
import { startTemporaryPg } from '../../scripts/pg';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}

const TEMPLATE = 'template_praga';

/**
 * Starts one private PostgreSQL for the run, with a migrated database that each test file copies (see db.ts).
 */
export default async function setup(project: TestProject) {
  const postgres = await startTemporaryPg({ database: TEMPLATE });
  try {
    await migrate(postgres.url);
    await stopVacuum(postgres.adminUrl);
  } catch (error) {
    postgres.stop();
    throw error;
  }
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('template', TEMPLATE);
  return () => postgres.stop();
}

/** Hundreds of databases live for a few seconds each, and the server would look after one of them at all times. */
async function stopVacuum(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}
