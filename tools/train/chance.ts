// Random numbers from a seed, the same in every run.
import { fractionOf } from '@/lib/game/bots/style-bias';

export class Chance {
  #count = 0;

  constructor(private readonly seed: string) {}

  /** Evenly distributed between 0 and 1, both excluded. */
  next(): number {
    this.#count += 1;
    return Math.min(1 - 1e-9, Math.max(1e-9, fractionOf(`${this.seed}/${this.#count}`)));
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  gumbel(): number {
    return -Math.log(-Math.log(this.next()));
  }
}
