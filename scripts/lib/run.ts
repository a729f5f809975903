// Runs other programs as children, which end when this process is asked to end.
import { spawn, type ChildProcess } from 'node:child_process';
import { endChild, IS_WINDOWS } from './processes';
import { nodeArgs } from './run-typescript';

const running = new Set<ChildProcess>();

/** Makes `endRunning` end this child too. */
export function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** A program that failed; `output` is its output if that was not shown already. */
export class CommandFailed extends Error {
  readonly code: number | string | null;
  readonly output: string;

  constructor(title: string, code: number | string | null, output: string) {
    super(`${title} failed (exit code ${code})`);
    this.name = 'CommandFailed';
    this.code = code;
    this.output = output;
  }
}

interface HowToRun {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Holds output back, and shows it only if the program fails. */
  readonly quiet?: boolean;
}

/** Runs a program to its end. Returns its output, with `quiet`. */
export function run(
  title: string,
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: HowToRun = {},
): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // npm is a batch file on Windows, which only a shell can run.
    shell: IS_WINDOWS && command === 'npm',
  });
  track(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
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
export const runNode = (title: string, file: string, args: readonly string[], options?: HowToRun) =>
  run(title, process.execPath, nodeArgs(file, ...args), options);

/** Ends all running children. */
export async function endRunning(): Promise<void> {
  await Promise.all([...running].map((child) => endChild(child)));
}
