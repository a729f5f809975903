/** Common holidays of a table: from when until when, and how they are named where somebody is for one. */
import type { Pause } from './calendar';

const DAY_MS = 86_400_000;
/** A table that rests longer is better ended. */
const MAX_PAUSE_MS = 60 * DAY_MS;

/** A holiday that somebody wants: from a moment on, or as soon as all agree. */
export interface WantedPause {
  readonly from?: Date | undefined;
  readonly until: Date;
}

/** Whether a holiday makes sense at a moment: it is neither over nor too long, and ends after it begins. */
export function isSensiblePause({ from, until }: WantedPause, now: Date): boolean {
  const start = Math.max(now.getTime(), from?.getTime() ?? 0);
  const ms = until.getTime() - start;
  return ms > 0 && ms <= MAX_PAUSE_MS && start - now.getTime() <= MAX_PAUSE_MS;
}

/** How a wanted holiday is named among what somebody is for. */
export function aboutPause({ from, until }: WantedPause): string {
  return from ? `${from.toISOString()}/${until.toISOString()}` : until.toISOString();
}

/** The holiday of such a name. */
export function pauseNamed(about: string): WantedPause {
  const [first = '', second] = about.split('/');
  return second ? { from: new Date(first), until: new Date(second) } : { until: new Date(first) };
}

/** The holiday that runs or is to come. */
export function openPause(pause: Pause | undefined, now: Date): Pause | undefined {
  return pause && pause.until > now && pause.from < pause.until ? pause : undefined;
}
