import 'server-only';
import type { LaneTime } from '@/lib/platform/outbox/lanes';

interface Clockwork {
  readonly now: () => Date;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Remembers when the first busy target of a lane is free again, during one drain. */
export class BusyTargets {
  private next: Date | undefined;

  constructor(
    private readonly tools: Clockwork,
    private readonly time: LaneTime,
  ) {}

  note(until: Date): void {
    if (!this.next || until < this.next) this.next = until;
  }

  /** Waits until one of them is free, if the drain has the time; returns whether it is. */
  async isFreeAgain(): Promise<boolean> {
    const { next, time } = this;
    const { now, wait } = this.tools;
    this.next = undefined;
    const ms = next ? next.getTime() - now().getTime() : Number.POSITIVE_INFINITY;
    if (!next || !wait || ms > time.leftMs) return false;
    if (ms > 0) await wait(ms);
    // In a test with a stopped clock no target becomes free.
    return now() >= next;
  }
}
