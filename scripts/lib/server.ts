// @ts-nocheck
// The Next server as a child: started, awaited, ended.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { writePlain } from './plain';
import { nextCommand, nextEnvironment } from './project';
import { endChild, IS_WINDOWS, sleep } from './processes';
import { track } from './run';

const SERVE = 'scripts/serve.ts';
const POLL_MS = 100;
const PATIENCE_MS = 60_000;
/**
 * Most of the server's heap for objects that live long, in MB: several times what it holds. Without a limit
 * Node sizes it by the machine.
 */
const OLD_SPACE_MB = 768;

/**
 * @param {{ dev?: boolean, port: number, host?: string, distDir?: string, env: Record<string, string> }}
 * options
 */
export async function startServer({ dev = false, port, host, distDir = '.next', env }) {
  const serving = path.join(distDir, 'serve.mjs');
  if (!dev) await writePlain(SERVE, serving);
  const args = dev ? nextCommand('dev', '-p', String(port), ...(host ? ['-H', host] : [])) : [serving];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches only us, and we end the server before its database.
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
    throw new Error(`${error.message}\n${output.text()}`, { cause: error });
  }
  return { ...server, output: output.text, showOutput: output.show };
}

/**
 * Settings that let the server hold no more memory than it needs: a limit for its heap, and few of the pools
 * that glibc would keep for each thread. Whoever sets one of them has their way.
 */
function frugal(env) {
  const options = env.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? '';
  const isSet = options.includes('--max-old-space-size') || options.includes('--max_old_space_size');
  return {
    ...(process.env.MALLOC_ARENA_MAX ? {} : { MALLOC_ARENA_MAX: '2' }),
    ...(isSet ? {} : { NODE_OPTIONS: `${options} --max-old-space-size=${OLD_SPACE_MB}`.trim() }),
  };
}

/** Keeps what the child says until `show`; from then on it goes to our own output. */
function holdOutput(child) {
  const held = [];
  let isShown = false;
  const listen = (stream, out) =>
    stream.on('data', (chunk) => (isShown ? out.write(chunk) : held.push(chunk)));
  listen(child.stdout, process.stdout);
  listen(child.stderr, process.stderr);
  return {
    text: () => Buffer.concat(held).toString('utf8'),
    show: () => {
      isShown = true;
    },
  };
}

async function waitUntilHealthy({ child, origin }) {
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

async function askHealth(origin) {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(30_000) });
    return { isHealthy: response.ok, text: `${response.status} ${(await response.text()).slice(0, 500)}` };
  } catch {
    // Not listening yet.
    return { isHealthy: false };
  }
}
