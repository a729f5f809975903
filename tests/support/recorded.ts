/**
 * Answers of the API as tests had them, kept for its description where API_RECORD names a folder: one file
 * for each operation and status, the first that came. tests/api/examples.unit.test.ts makes examples of them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** The recorded requests. */
export interface Asked {
  readonly address: string;
  readonly request?: unknown;
}

/** An operation and a status of it. */
interface Pair {
  readonly method: string;
  readonly path: string;
  readonly status: number | string;
}

interface Recorded extends Asked, Pair {
  readonly answer?: unknown;
}

/**
 * Notes that an operation was answered with a status, or that it is described to be, in the file that
 * API_SEEN names: one line, from whichever worker. `npm test` compares them when all integration tests have
 * run (scripts/test/answers.ts).
 */
export function note(what: 'seen' | 'described', { method, path: of, status }: Pair): void {
  const file = process.env.API_SEEN;
  if (file) fs.appendFileSync(file, `${what} ${method} ${of} ${status}\n`);
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
