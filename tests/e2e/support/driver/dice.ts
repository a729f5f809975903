/** Random numbers from a seed, so a failed game can be played again. */
export class Dice {
  constructor(private seed: number) {}

  /** A number from 0 to `sides` - 1. */
  roll(sides: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * sides);
  }

  /** True with this probability in percent. */
  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.roll(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }
}
