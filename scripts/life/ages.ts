// @ts-nocheck
// Many lives under one clock: each waits for a moment, and the clock goes to the earliest of them.

const HOUR = 3_600_000;
/** No more time than this goes by without the scheduler looking: what nobody expects is found within it. */
const TICK_HOURS = 12;

export class Ages {
  #waiting = [];
  #alive = 0;
  #order = 0;

  /**
   * @param {Date} begins @param {(at: Date) => Promise<void>} moveTo what happens when the clock goes to a
   * moment
   */
  constructor(begins, moveTo) {
    this.now = begins;
    this.moveTo = moveTo;
  }

  /** Waits until the clock shows this moment; a moment that has passed is now. */
  until(at) {
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

  /** Runs all lives to their ends, one at any time. */
  async run(lives) {
    this.#alive = lives.length;
    const leave = () => {
      this.#alive -= 1;
      this.#wake();
    };
    await Promise.all(lives.map((life) => life().finally(leave)));
  }

  #wake() {
    if (this.#waiting.length === 0 || this.#waiting.length < this.#alive) return;
    this.#waiting.sort((a, b) => a.at - b.at || a.order - b.order);
    const next = this.#waiting.shift();
    this.#goTo(next.at).then(next.resolve, next.reject);
  }

  async #goTo(at) {
    for (let tick = this.now.getTime() + TICK_HOURS * HOUR; tick < at; tick += TICK_HOURS * HOUR)
      await this.#moveTo(new Date(tick));
    await this.#moveTo(new Date(at));
  }

  async #moveTo(at) {
    this.now = at;
    await this.moveTo(at);
  }
}
