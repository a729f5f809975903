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

let read: Promise<ComputerFile> | undefined;

/** The computer that plays in a sandbox, as a script for a worker; read once. */
export function computerFile(): Promise<ComputerFile> {
  read ??= readComputer();
  // A file that was missing may be there the next time.
  read.catch(() => (read = undefined));
  return read;
}

async function readComputer(): Promise<ComputerFile> {
  const script = await readFile(path.join(process.cwd(), FILE), 'utf8');
  const hash = crypto.createHash('sha256').update(script).digest('base64url').slice(0, 16);
  return { script, url: `/computer/${hash}.js` };
}
