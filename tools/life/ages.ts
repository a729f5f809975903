// Runs many stories under one clock. Each waits for a moment, and the clock moves to the earliest of them.

const HOUR = 3_600_000;
/** The clock moves at most this far at once, so unexpected messages are noticed within this time. */
const TICK_HOURS = 12;

interface Waiting {
  readonly at: number;
  readonly order: number;
  resolve(): void;
  reject(error: unknown): void;
}

export class Ages {
  #waiting: Waiting[] = [];
  #alive = 0;
  #order = 0;

  readonly #goes: (at: Date) => Promise<void>;
  now: Date;

  /** `goes` is called when the clock moves to a moment. */
  constructor(begins: Date, goes: (at: Date) => Promise<void>) {
    this.now = begins;
    this.#goes = goes;
  }

  /** Waits until the clock shows this moment. A past moment counts as now. */
  until(at: Date): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        at: Math.max(at.getTime(), this.now.getTime()),
        order: (this.#order += 1),
        resolve,
        reject,
      });
      this.#wake();
    });
  }

  /** Runs all stories to their ends, one at a time. */
  async run(lives: readonly (() => Promise<void>)[]): Promise<void> {
    this.#alive = lives.length;
    const leave = () => {
      this.#alive -= 1;
      this.#wake();
    };
    await Promise.all(lives.map((life) => life().finally(leave)));
  }

  #wake(): void {
    if (this.#waiting.length === 0 || this.#waiting.length < this.#alive) return;
    this.#waiting.sort((a, b) => a.at - b.at || a.order - b.order);
    const next = this.#waiting.shift();
    if (next) this.#goTo(next.at).then(next.resolve, next.reject);
  }

  async #goTo(at: number): Promise<void> {
    for (let tick = this.now.getTime() + TICK_HOURS * HOUR; tick < at; tick += TICK_HOURS * HOUR)
      await this.#moveTo(new Date(tick));
    await this.#moveTo(new Date(at));
  }

  async #moveTo(at: Date): Promise<void> {
    this.now = at;
    await this.#goes(at);
  }
}
