/** Bundles scripts that run for long, without packages, or within the server. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './first.mjs';

/**
 * Writes a script with its local imports as one file that Node runs without a translator; packages stay
 * external. Atomic, because several processes may write it at once.
 */
export async function writePlain(entry: string, file: string): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: path.resolve(fresh),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  fs.renameSync(fresh, file);
}
