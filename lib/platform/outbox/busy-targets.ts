import 'server-only';
import type { LaneTime } from '@/lib/platform/outbox/lanes';

interface Clockwork {
  readonly now: () => Date;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Remembers for one lane of a drain when the first of the targets that are busy is free again. */
export class BusyTargets {
  private next: Date | undefined;

  constructor(
    private readonly tools: Clockwork,
    private readonly time: LaneTime,
  ) {}

  note(until: Date): void {
    if (!this.next || until < this.next) this.next = until;
  }

  /** Whether one of them is free after waiting, which is done only where the drain has the time. */
  async isFreeAgain(): Promise<boolean> {
    const { next, time } = this;
    const { now, wait } = this.tools;
    this.next = undefined;
    const ms = next ? next.getTime() - now().getTime() : Number.POSITIVE_INFINITY;
    if (!next || !wait || ms > time.leftMs) return false;
    if (ms > 0) await wait(ms);
    // A clock that stands still, in a rehearsal, brings no free target.
    return now() >= next;
  }
}
