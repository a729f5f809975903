import type { Clock } from '@/lib/platform/clock';

const HOUR_MS = 3_600_000;

/** A clock that only moves when a test moves it. */
export class FakeClock implements Clock {
  private at: number;

  constructor(start: string) {
    this.at = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.at);
  }

  /** Moves on by hours; returns the new time. */
  pass(hours: number): Date {
    this.at += hours * HOUR_MS;
    return this.now();
  }

  goTo(time: string | Date): Date {
    this.at = new Date(time).getTime();
    return this.now();
  }
}

/** The time this number of hours later. */
export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}
