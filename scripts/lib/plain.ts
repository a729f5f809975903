/** What runs for long, where no package is, or within the server is translated before, once and whole. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './first.mjs';

/**
 * Writes a script, with what it imports of ours, as one file that Node runs without a translator; packages
 * stay where they are. It is there whole or not at all, for several may want it at once.
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
