// A progress bar on a terminal; elsewhere a line at every tenth.
const WIDTH = 30;

export class Progress {
  #total;
  #done = 0;
  #since = performance.now();
  #out;

  constructor(total, out = process.stderr) {
    this.#total = total;
    this.#out = out;
  }

  /** One more is done. */
  step() {
    const before = Math.floor((10 * this.#done) / this.#total);
    this.#done += 1;
    if (this.#out.isTTY) this.#out.write(`\r${this.#line()}`);
    else if (Math.floor((10 * this.#done) / this.#total) > before) this.#out.write(`${this.#line()}\n`);
    if (this.#out.isTTY && this.#done === this.#total) this.#out.write('\n');
  }

  #line() {
    const filled = Math.round((WIDTH * this.#done) / this.#total);
    const seconds = (performance.now() - this.#since) / 1000;
    const left = (seconds / this.#done) * (this.#total - this.#done);
    const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
    return `[${bar}] ${this.#done}/${this.#total}, ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s left `;
  }
}
