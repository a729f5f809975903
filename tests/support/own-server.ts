import { anyFreePort } from '../../scripts/lib/ports';
import { startServer } from '../../scripts/lib/server';

/** Starts a server next to the one of all tests, by default on the same database. */
export async function startOwnServer(settings: Readonly<Record<string, string>>) {
  const env = process.env as Record<string, string>;
  const port = await anyFreePort();
  return startServer({
    port,
    host: '127.0.0.1',
    distDir: env.NEXT_DIST_DIR,
    env: { ...env, APP_URL: `http://127.0.0.1:${port}`, ...settings },
  });
}
