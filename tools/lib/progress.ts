// A progress bar on a terminal; elsewhere a line at every tenth, or more often.
const WIDTH = 30;

interface HowShown {
  readonly out?: NodeJS.WriteStream;
  /** The number of lines without a terminal. */
  readonly lines?: number;
  /** The unit of a rate per second, if one is shown. */
  readonly unit?: string;
}

export class Progress {
  readonly #total: number;
  #done = 0;
  #since = performance.now();
  readonly #out: NodeJS.WriteStream;
  readonly #lines: number;
  readonly #unit: string | undefined;

  constructor(total: number, { out = process.stderr, lines = 10, unit }: HowShown = {}) {
    this.#total = total;
    this.#out = out;
    this.#lines = lines;
    this.#unit = unit;
  }

  /** Counts one more as done. */
  step(): void {
    const before = this.#steps();
    this.#done += 1;
    if (this.#out.isTTY) this.#out.write(`\r${this.#line()}`);
    else if (this.#steps() > before) this.#out.write(`${this.#line()}\n`);
    if (this.#out.isTTY && this.#done === this.#total) this.#out.write('\n');
  }

  #steps() {
    return Math.floor((this.#lines * this.#done) / this.#total);
  }

  #line() {
    const filled = Math.round((WIDTH * this.#done) / this.#total);
    const seconds = (performance.now() - this.#since) / 1000;
    const left = (seconds / this.#done) * (this.#total - this.#done);
    const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
    const rate = this.#unit ? `${(this.#done / seconds).toFixed(1)} ${this.#unit}/s, ` : '';
    return `[${bar}] ${this.#done}/${this.#total}, ${rate}${seconds.toFixed(0)} s, about ${left.toFixed(0)} s left `;
  }
}
