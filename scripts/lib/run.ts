// @ts-nocheck
// Running other programs as children that end when we are asked to end.
import { spawn } from 'node:child_process';
import { endChild, IS_WINDOWS } from './processes';
import { nodeArgs } from './typed';

const running = new Set();

/** Has `endRunning` end this child too. */
export function track(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** A program that failed; `output` is what it said when that was not shown already. */
export class CommandFailed extends Error {
  constructor(title, code, output) {
    super(`${title} failed (exit code ${code})`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/** Runs a program to its end. With `quiet` its output is kept back and shown only when it fails. */
export function run(title, command, args, { env = {}, quiet = false } = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // npm is a batch file on Windows, which only a shell can run.
    shell: IS_WINDOWS && command === 'npm',
  });
  track(child);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8');
      if (code === 0) resolve(output);
      else reject(new CommandFailed(title, code ?? signal, output));
    });
  });
}

/** Runs a script with this Node. */
export const runNode = (title, file, args, options) =>
  run(title, process.execPath, nodeArgs(file, ...args), options);

/** Ends whatever `run` has under way. */
export async function endRunning() {
  await Promise.all([...running].map((child) => endChild(child)));
}
