import 'server-only';
import type { LaneTime } from '@/lib/platform/outbox/lanes';

interface Clockwork {
  readonly now: () => Date;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Remembers during one drain when the busy targets of a lane are free again. */
export class BusyTargets {
  private times: readonly Date[] = [];

  constructor(
    private readonly tools: Clockwork,
    private readonly time: LaneTime,
  ) {}

  note(until: Date): void {
    this.times = [...this.times, until];
  }

  /**
   * Waits until the first of them is free, if the drain has the time; returns whether it is. The later
   * ones stay noted: another process may have taken what was due at the first.
   */
  async isFreeAgain(): Promise<boolean> {
    const { now, wait } = this.tools;
    if (this.times.length === 0 || !wait) return false;
    const first = new Date(Math.min(...this.times.map(Number)));
    this.times = this.times.filter((time) => time > first);
    const ms = first.getTime() - now().getTime();
    if (ms > this.time.leftMs) return false;
    if (ms > 0) await wait(ms);
    // In a test with a stopped clock no target becomes free.
    return now() >= first;
  }
}
