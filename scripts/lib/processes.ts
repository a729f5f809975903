/** Other processes of this machine: whether they run, their command line, and how to end them. */
import { spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { codeOf } from './errors';

export const IS_WINDOWS = process.platform === 'win32';

export function isAlive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The command line of a process, '' when there is none, undefined if the system does not report it. */
export function commandLineOf(pid: number): string | undefined {
  // Slim Linux images have no `ps`.
  if (process.platform === 'linux') return linuxCommandLine(pid);
  const [command, args]: [string, string[]] = IS_WINDOWS
    ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
    : ['ps', ['-ww', '-o', 'args=', '-p', String(pid)]];
  const { error, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? undefined : stdout;
}

function linuxCommandLine(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? '' : undefined;
  }
}

/** Resolves to true when `child` has ended within `ms`. */
export function hasEnded(child: ChildProcess, ms: number): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Asks a child to end, and kills it after `patienceMs`. */
export async function endChild(child: ChildProcess, patienceMs = 6000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  if (await hasEnded(child, patienceMs)) return;
  child.kill('SIGKILL');
  await hasEnded(child, 1000);
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
