// `npm run tool -- build-deploy --out DIR`: the service as a folder that runs with only Node, for an image or
// a host. Requires the installed packages and NEXT_SERVER_ACTIONS_ENCRYPTION_KEY.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { outputOf } from '../lib/errors';
import { refuseNode, ROOT } from '../lib/first.mjs';
import { writePlain } from '../lib/plain';
import { buildForDeployment, generateIfStale } from '../lib/project';
import { writeDesk } from './desk';

// Ignored by git and the type checker: the build contains copies of sources.
const DEFAULT_OUT = '.data/deploy';
const MAX_MB = 250;
const KEY_BYTES = [16, 24, 32];

/** Files that are used next to the server, but that it never imports. */
const BESIDE = ['prisma/migrations', 'public', 'scripts/deploy/settings.mjs'];

/** Scripts that run in the folder, where TypeScript is not translated. */
const PLAIN = ['scripts/migrate', 'scripts/deploy/healthy', 'scripts/deploy/serve', 'scripts/deploy/tick'];

/** Their names in the folder. */
export const PLAIN_SCRIPTS = PLAIN.map((name) => `${name}.mjs`);

/** The reason why the builds of a rolling deployment could not read each other's forms, or undefined. */
export function refuseKey(key: string | undefined): string | undefined {
  if (!key)
    return 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is missing: `node scripts/deploy/settings.mjs` makes one';
  const { length } = Buffer.from(key, 'base64');
  if (!KEY_BYTES.includes(length))
    return `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be base64 of ${KEY_BYTES.join(', ')} bytes, not ${length}`;
  return undefined;
}

/** Writes the build to `out`. It is assembled next to it and then renamed, so `out` is never half written. */
export async function assemble(distDir: string, out: string): Promise<void> {
  const fresh = `${out}.new-${process.pid}`;
  const copy = (from: string, to: string) =>
    fs.cpSync(from, path.join(fresh, to), { recursive: true, verbatimSymlinks: true });
  fs.rmSync(fresh, { recursive: true, force: true });
  copy(path.join(distDir, 'standalone'), '.');
  copy(path.join(distDir, 'static'), path.join(distDir, 'static'));
  for (const place of BESIDE) copy(place, place);
  for (const name of PLAIN) await writePlain(`${name}.ts`, path.join(fresh, `${name}.mjs`));
  await writeDesk(fresh);
  fs.rmSync(out, { recursive: true, force: true });
  fs.renameSync(fresh, out);
}

async function main() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: DEFAULT_OUT } } });
  const out = path.resolve(values.out);
  process.chdir(ROOT);
  const refusal = refuseNode() ?? refuseKey(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY);
  if (refusal) throw new Error(refusal);
  await generateIfStale();
  const { distDir, deploymentId } = await buildForDeployment();
  await assemble(distDir, out);
  const megabytes = folderMegabytes(out);
  console.log(`built ${deploymentId} into ${out}, ${megabytes} MB`);
  if (megabytes > MAX_MB) throw new Error(`that is more than the ${MAX_MB} MB an image may hold beside Node`);
}

if (process.argv[1] === import.meta.filename)
  main().catch((error) => {
    console.error(outputOf(error));
    process.exit(1);
  });

const MEGABYTE = 1024 * 1024;

function bytesBelow(place: string): number {
  const stats = fs.lstatSync(place);
  if (!stats.isDirectory()) return stats.size;
  return fs.readdirSync(place).reduce((sum, name) => sum + bytesBelow(path.join(place, name)), 0);
}

/** The size of a folder in whole MB, rounded up. */
const folderMegabytes = (folder: string) => Math.ceil(bytesBelow(folder) / MEGABYTE);
