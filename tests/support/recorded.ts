/**
 * Records answers of the API from tests, if API_RECORD names a folder: the first one for each operation and
 * status. tests/api/examples.unit.test.ts makes the description's examples from them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** The recorded requests. */
export interface Asked {
  readonly address: string;
  readonly request?: unknown;
}

/** An operation and one of its statuses. */
interface Pair {
  readonly method: string;
  readonly path: string;
  readonly status: number | string;
}

interface Recorded extends Asked, Pair {
  readonly answer?: unknown;
}

/**
 * Notes in the file of API_SEEN that an operation was answered with a status, or that its description lists
 * it. Each worker appends single lines. `npm test` compares them after all integration tests
 * (scripts/test/answers.ts).
 */
export function note(what: 'seen' | 'described', { method, path: of, status }: Pair): void {
  const file = process.env.API_SEEN;
  if (file) fs.appendFileSync(file, `${what} ${method} ${of} ${status}\n`);
}

/** The file of an answer. Requests for several things at once have their own. */
export const fileOf = ({ method, path: of, status }: Pair, isOfLines: boolean): string =>
  `${method} ${of.replaceAll('/', '_')} ${status}${isOfLines ? ' lines' : ''}.json`;

const isOfLines = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'lines' in request;

/** Records an answer. */
export function record(recorded: Recorded): void {
  const folder = process.env.API_RECORD;
  if (!folder) return;
  const file = path.join(folder, fileOf(recorded, isOfLines(recorded.request)));
  fs.mkdirSync(folder, { recursive: true });
  if (!fs.existsSync(file)) fs.writeFileSync(file, JSON.stringify(recorded));
}
