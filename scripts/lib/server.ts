// The Next server as a child process: starts it, waits until it answers, ends it.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { messageOf } from './errors';
import { writePlain } from './plain';
import { endChild, IS_WINDOWS, sleep } from './processes';
import { nextCommand, nextEnvironment } from './project';
import { track } from './run';

const SERVE = 'scripts/serve.ts';
const POLL_MS = 100;
const PATIENCE_MS = 60_000;
/**
 * The heap limit for long-lived objects, in MB: several times their size. Without a limit Node sizes the heap
 * by the machine.
 */
const OLD_SPACE_MB = 768;
/** The semi-space limit, in MB, as in Node 20: Node 24 takes twice as much for hardly more speed. */
const SEMI_SPACE_MB = 16;
/**
 * Returns memory outside of that heap soon: few of glibc's per-thread arenas with at most 128 kB unused, and
 * none of mimalloc's, which draws the pictures of emails.
 */
const GIVEN_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
} as const;

export interface HowToServe {
  readonly dev?: boolean;
  readonly port: number;
  readonly host?: string;
  readonly distDir?: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A server that answers. */
export interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  stop(): Promise<void>;
  /** Its output so far. */
  output(): string;
  /** Prints the output from now on, starting with the output so far. */
  showOutput(): void;
}

/** Starts the built service and waits until it answers; with `dev`, one that builds on demand. */
export async function startServer({
  dev = false,
  port,
  host,
  distDir = '.next',
  env,
}: HowToServe): Promise<Server> {
  const serving = path.join(distDir, 'serve.mjs');
  if (!dev) await writePlain(SERVE, serving);
  const args = dev ? nextCommand('dev', '-p', String(port), ...(host ? ['-H', host] : [])) : [serving];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C reaches only us, and we end the server before its database.
    detached: !IS_WINDOWS,
    env: {
      ...process.env,
      ...nextEnvironment(distDir),
      ...env,
      ...(dev ? {} : frugal(env)),
      NODE_ENV: dev ? 'development' : 'production',
      PORT: String(port),
      HOST: host ?? '',
      EXIT_WITH_PARENT: String(process.pid),
    },
  });
  track(child);
  const output = holdOutput(child);
  const server = {
    child,
    port,
    origin: `http://${host ?? '127.0.0.1'}:${port}`,
    stop: () => endChild(child),
  };
  try {
    await waitUntilHealthy(server);
  } catch (error) {
    await server.stop();
    throw new Error(`${messageOf(error)}\n${output.text()}`, { cause: error });
  }
  return { ...server, output: output.text, showOutput: output.show };
}

/** Settings that keep the server's memory small. The caller's settings win. */
export function frugal(
  env: Readonly<Record<string, string>>,
  around: NodeJS.ProcessEnv = process.env,
): Readonly<Record<string, string>> {
  const options = env.NODE_OPTIONS ?? around.NODE_OPTIONS ?? '';
  const ours = { 'max-old-space-size': OLD_SPACE_MB, 'max-semi-space-size': SEMI_SPACE_MB };
  const missing = Object.entries(ours).flatMap(([name, mb]) =>
    options.replaceAll('_', '-').includes(`--${name}`) ? [] : [`--${name}=${mb}`],
  );
  return {
    ...Object.fromEntries(Object.entries(GIVEN_BACK).filter(([name]) => !around[name])),
    NODE_OPTIONS: [options, ...missing].join(' ').trim(),
  };
}

/** Holds the child's output back until `show`; from then on prints it. */
function holdOutput(child: ChildProcess) {
  const held: Buffer[] = [];
  let isShown = false;
  const listen = (stream: Readable | null, out: NodeJS.WriteStream) =>
    stream?.on('data', (chunk: Buffer) => (isShown ? out.write(chunk) : held.push(chunk)));
  listen(child.stdout, process.stdout);
  listen(child.stderr, process.stderr);
  return {
    text: () => Buffer.concat(held).toString('utf8'),
    show: () => {
      isShown = true;
    },
  };
}

async function waitUntilHealthy({ child, origin }: Pick<Server, 'child' | 'origin'>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let answer = 'nothing';
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended at once');
    const { isHealthy, text } = await askHealth(origin);
    if (isHealthy) return;
    answer = text ?? answer;
    await sleep(POLL_MS);
  }
  throw new Error(`the server was not healthy within ${PATIENCE_MS / 1000} s; it answered ${answer}`);
}

async function askHealth(origin: string): Promise<{ isHealthy: boolean; text?: string }> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(30_000) });
    return { isHealthy: response.ok, text: `${response.status} ${(await response.text()).slice(0, 500)}` };
  } catch {
    // It is not listening yet.
    return { isHealthy: false };
  }
}
