// @ts-check
// The first steps on a fresh clone: the right Node, the packages, and the translator of TypeScript. Only
// built-in modules may be imported here, and no TypeScript: nothing else exists yet.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const OLDEST_NODE = [20, 19];

/** Why this Node cannot run the project, or undefined. */
export function refuseNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return undefined;
  return `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${version}`;
}

/**
 * The packages of a lockfile, by place.
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
const packagesIn = (lockfile) =>
  fs.existsSync(lockfile) ? JSON.parse(fs.readFileSync(lockfile, 'utf8')).packages : undefined;

/**
 * Whether node_modules matches the lockfile. npm keeps its own lockfile there, written when an install is
 * complete.
 */
function isInstalled() {
  const wanted = packagesIn('package-lock.json') ?? {};
  const present = packagesIn('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    // Packages of other platforms are optional and absent.
    if (place === '' || !present[place]) return place === '' || optional === true;
    return present[place].version === version;
  });
}

/** Includes development packages, which the build needs even with NODE_ENV=production. */
const CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of the lockfile, unless they are installed already. */
async function installIfStale() {
  if (isInstalled()) return;
  const since = performance.now();
  console.log('Packages ...');
  // npm is a batch file on Windows, which only a shell can run.
  const child = spawn('npm', CI, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code})`);
  console.log(`Packages: installed (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}

/**
 * Runs a TypeScript file of `scripts` in this process, once all it needs is there.
 * @param {string} file path from the root of the project
 */
export async function runTyped(file) {
  const refusal = refuseNode();
  if (refusal) throw new Error(refusal);
  process.chdir(ROOT);
  await installIfStale();
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(ROOT, file)).href);
}
