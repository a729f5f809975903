// The built service on a temporary database, for tests that talk to it.
import crypto from 'node:crypto';
import path from 'node:path';
import { migrate } from '../migrate';
import { startTemporaryPg } from '../pg';
import { anyFreePort } from './ports';
import { startServer } from './server';

export const TEST_DIST_DIR = '.next-test';

/**
 * Starts the service; `cleanups` gets the clean-ups, to be run in reverse order. Returns the server and the
 * facts that its tests need.
 */
export async function startTestService(workspace: string, cleanups: (() => unknown)[]) {
  const postgres = await startTemporaryPg();
  cleanups.push(() => postgres.stop());
  await migrate(postgres.url);
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: postgres.url,
    APP_URL: url,
    DATA_DIR: path.join(workspace, 'data'),
    CRON_SECRET: crypto.randomBytes(18).toString('base64url'),
    // Empty, because otherwise a developer's .env makes the tests send email.
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
    // Serves the page with every symbol and control, which tests look at too.
    DESIGN: '1',
  };
  const server = await startServer({ port, host: '127.0.0.1', distDir: TEST_DIST_DIR, env });
  const told = { SERVICE_URL: url, SERVICE_PID: String(server.child.pid), NEXT_DIST_DIR: TEST_DIST_DIR };
  return { server, env: { ...env, ...told } };
}
