// One of several servers, as a process that can be killed, frozen and restarted.
import { type ChildProcess, spawn } from 'node:child_process';
import { endChild, hasEnded, sleep } from '../../scripts/lib/processes';
import { track } from '../../scripts/lib/run';

const START_MS = 90_000;
const POLL_MS = 100;
const OUTPUT_KEPT = 20_000;

/** Node's arguments, and the working folder. */
interface Spec {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

export class Instance {
  readonly #spec: Spec;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(spec: Spec) {
    this.#spec = spec;
  }

  get port() {
    return this.#spec.port;
  }

  async start() {
    const { args, cwd, port, env } = this.#spec;
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        EXIT_WITH_PARENT: String(process.pid),
        ...env,
      },
    });
    track(child);
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk).slice(-OUTPUT_KEPT));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#child = child;
    await this.#untilHealthy();
  }

  /** Kills it without warning, as a power cut would, and restarts it. */
  async killAndRestart() {
    await this.kill();
    await this.start();
  }

  async kill(): Promise<void> {
    const child = this.#running();
    child.kill('SIGKILL');
    await hasEnded(child, 5000);
  }

  /**
   * Freezes it for this long, like a paused machine or function: connections stay open, and it does not
   * notice the lost time.
   */
  async freeze(ms: number): Promise<void> {
    const child = this.#running();
    child.kill('SIGSTOP');
    await sleep(ms);
    child.kill('SIGCONT');
  }

  #running(): ChildProcess {
    if (!this.#child) throw new Error('the instance was not started');
    return this.#child;
  }

  async isHealthy() {
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}/api/health`, {
        signal: AbortSignal.timeout(5000),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async #untilHealthy() {
    const deadline = Date.now() + START_MS;
    while (!(await this.isHealthy())) {
      const { exitCode, signalCode } = this.#running();
      const isGone = exitCode !== null || signalCode !== null;
      if (isGone || Date.now() > deadline)
        throw new Error(`an instance did not start:\n${this.#output.slice(-3000)}`);
      await sleep(POLL_MS);
    }
  }

  output() {
    return this.#output;
  }

  async stop() {
    if (this.#child) await endChild(this.#child);
  }
}
