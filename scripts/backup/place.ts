/** Opens the database: the named one, DATABASE_URL's, or the embedded one of DATA_DIR. */
import fs from 'node:fs';
import path from 'node:path';

export interface Place {
  readonly url: string;
  /** Its name for a terminal, never with its password. */
  readonly name: string;
  close(): void;
}

export async function openPlace(given: string | undefined): Promise<Place> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const url = given ?? (process.env.DATABASE_URL || undefined);
  if (url !== undefined) return { url, name: nameOf(url), close: () => undefined };
  const dir = path.resolve(process.env.DATA_DIR || '.data');
  const { startPg } = await import('../pg');
  const postgres = await startPg({ dir });
  // A server that runs already belongs to `npm start`.
  const close = () => (postgres.reused ? undefined : postgres.stop());
  return { url: postgres.url, name: `the embedded database in ${dir}`, close };
}

function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}
