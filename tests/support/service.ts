import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { disconnect } from '@/lib/platform/db/db';
import { useFreshDatabase } from './db';

export { randomNumbers } from './random-numbers';

export const CRON_SECRET = 'a-secret-for-the-tests';
export const APP_URL = 'http://praga.test';

interface Service {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Statements to the database, past the service. */
  readonly sql: pg.Pool;
  /** Deletes all emails that were kept. */
  readonly clearMail: () => void;
}

/**
 * Gives this test file a separate database, data folder and settings. Call at the top, before any use of the
 * service.
 */
export async function useService(): Promise<Service> {
  const databaseUrl = await useFreshDatabase();
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-data-'));
  Object.assign(process.env, {
    APP_URL,
    CRON_SECRET,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SMTP_URL: '',
    AUTH_SECRET: '',
  });
  afterAll(async () => {
    await closeLive();
    await disconnect();
    await sql.end();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const clearMail = () => fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
  return { databaseUrl, dataDir, sql, clearMail };
}

/** An open stream would use the database after it is closed. */
async function closeLive(): Promise<void> {
  const [{ closeStreams }, { hub }] = await Promise.all([
    import('@/lib/platform/live/channel'),
    import('@/lib/platform/live/hub'),
  ]);
  await Promise.all([closeStreams(), hub().close()]);
}
