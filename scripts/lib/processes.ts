// @ts-nocheck
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const IS_WINDOWS = process.platform === 'win32';

export function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, '' when there is none, undefined when the system does not tell. */
export function commandLineOf(pid) {
  // Slim Linux images have no `ps`.
  if (process.platform === 'linux') return linuxCommandLine(pid);
  const [command, args] = IS_WINDOWS
    ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
    : ['ps', ['-ww', '-o', 'args=', '-p', String(pid)]];
  const { error, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? undefined : stdout;
}

function linuxCommandLine(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch (error) {
    return error.code === 'ENOENT' ? '' : undefined;
  }
}

/** Resolves to true when `child` has ended within `ms`. */
export function hasEnded(child, ms) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Asks a child to end, and makes it when it does not listen. */
export async function endChild(child, patienceMs = 6000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  if (await hasEnded(child, patienceMs)) return;
  child.kill('SIGKILL');
  await hasEnded(child, 1000);
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
