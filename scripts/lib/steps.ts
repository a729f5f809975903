// Numbered steps with their progress: a line that counts the seconds on a terminal, plain lines elsewhere.
const HEARTBEAT_MS = 10_000;
const TICK_MS = 1000;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export class Steps {
  readonly #total: number;
  #number = 0;
  readonly #out: NodeJS.WriteStream;

  constructor(total: number, out: NodeJS.WriteStream = process.stdout) {
    this.#total = total;
    this.#out = out;
  }

  /** Runs one step; the text it returns is the result. */
  async run(title: string, work: () => Promise<string>): Promise<void> {
    this.#number += 1;
    const head = `[${this.#number}/${this.#total}] ${title}`;
    const since = performance.now();
    const timer = this.#showProgress(head, since);
    try {
      const result = await work();
      this.#finish(`${head}: ${result} (${seconds(since)})`);
    } catch (error) {
      this.#finish(`${head}: failed (${seconds(since)})`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  #showProgress(head: string, since: number): NodeJS.Timeout {
    if (this.#out.isTTY) {
      this.#out.write(`${head} ...`);
      return setInterval(() => this.#out.write(`\r${head} ... ${seconds(since)}`), TICK_MS);
    }
    return setInterval(() => this.#out.write(`${head} ... ${seconds(since)}\n`), HEARTBEAT_MS);
  }

  #finish(line: string): void {
    // Carriage return and "erase to the end of the line" replace the line that counts seconds.
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}\n` : `${line}\n`);
  }
}
