import 'server-only';
import crypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Made by `npm run generate`, see scripts/lib/sandbox-bundle.ts. */
const FILE = 'lib/generated/sandbox/computer.js';

export interface ComputerFile {
  readonly script: string;
  /** Its address, which changes with what is in it. */
  readonly url: string;
}

const read = new Map<string, Promise<ComputerFile>>();

/** The computer that plays in a sandbox, as a script for a worker; read once. */
export const computerFile = (): Promise<ComputerFile> => workerFile(FILE);

/** A script for a worker, made beside the pages; read once. */
export function workerFile(file: string): Promise<ComputerFile> {
  const known = read.get(file);
  if (known) return known;
  const reading = readScript(file);
  read.set(file, reading);
  // A file that was missing may be there the next time.
  reading.catch(() => read.delete(file));
  return reading;
}

async function readScript(file: string): Promise<ComputerFile> {
  const script = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  const hash = crypto.createHash('sha256').update(script).digest('base64url').slice(0, 16);
  return { script, url: `/computer/${hash}.js` };
}
