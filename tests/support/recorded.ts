/**
 * Answers of the API as tests had them, kept for its description where API_RECORD names a folder: one file
 * for each operation and status, the first that came. tests/api/examples.unit.test.ts makes examples of them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** What was asked. */
export interface Asked {
  readonly address: string;
  readonly request?: unknown;
}

interface Recorded extends Asked {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly answer?: unknown;
}

/** Keeps an answer. */
export function record(recorded: Recorded): void {
  const folder = process.env.API_RECORD;
  if (!folder) return;
  const { method, path: of, status } = recorded;
  const file = path.join(folder, `${method} ${of.replaceAll('/', '_')} ${status}.json`);
  fs.mkdirSync(folder, { recursive: true });
  if (!fs.existsSync(file)) fs.writeFileSync(file, JSON.stringify(recorded));
}
