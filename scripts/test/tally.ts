// The results of the parts of a run, and their summary: shaky and failed tests first, and the totals in the
// last line.
import { addCounts, type Counts, NOTHING } from '../lib/counts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

export class Tally {
  #startedAt = performance.now();
  #total = NOTHING;
  #times: string[] = [];

  get failed(): number {
    return this.#total.failed;
  }

  /** Runs a part under its title, and records how long it took. */
  async part<T>(title: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    console.log(`\n--- ${title} (${seconds(since - this.#startedAt)})`);
    try {
      return await work();
    } finally {
      this.#times.push(`${title} ${seconds(performance.now() - since)}`);
    }
  }

  /** Adds the results of `what`; returns whether all passed. */
  record(what: string, counts: Counts): boolean {
    this.#total = addCounts(this.#total, counts);
    console.log(`${what}: ${counts.passed} passed, ${counts.failed} failed`);
    return counts.failed === 0;
  }

  summary(): string {
    const { passed, failed, red, shaky } = this.#total;
    const tell =
      (word: string) =>
      ({ name, why }: Counts['red'][number]) =>
        `${word} ${name}\n${why.replace(/^/gm, '    ')}`;
    const reasons = [...shaky.map(tell('SHAKY (green the second time)')), ...red.map(tell('RED'))];
    const took = `${seconds(performance.now() - this.#startedAt)}: ${this.#times.join(', ')}`;
    return ['', ...reasons, '', took, `${passed} passed, ${failed} failed`].join('\n');
  }
}
