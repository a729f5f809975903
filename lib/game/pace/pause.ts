/** Shared holidays of a table: their period, and their name in votes. */
import type { Pause } from './calendar';

const DAY_MS = 86_400_000;
/** A table that pauses longer should end instead. */
const MAX_PAUSE_MS = 60 * DAY_MS;

/** A proposed holiday: from a moment on, or as soon as all agree. */
export interface WantedPause {
  readonly from?: Date | undefined;
  readonly until: Date;
}

/** Whether a holiday is valid at a moment: not over, not too long, and ending after it begins. */
export function isSensiblePause({ from, until }: WantedPause, now: Date): boolean {
  const start = Math.max(now.getTime(), from?.getTime() ?? 0);
  const ms = until.getTime() - start;
  return ms > 0 && ms <= MAX_PAUSE_MS && start - now.getTime() <= MAX_PAUSE_MS;
}

/** The name of a proposed holiday as the subject of a vote. */
export function aboutPause({ from, until }: WantedPause): string {
  return from ? `${from.toISOString()}/${until.toISOString()}` : until.toISOString();
}

/** Parses such a name. */
export function pauseNamed(about: string): WantedPause {
  const [first = '', second] = about.split('/');
  return second ? { from: new Date(first), until: new Date(second) } : { until: new Date(first) };
}

/** The current or coming holiday. */
export function openPause(pause: Pause | undefined, now: Date): Pause | undefined {
  return pause && pause.until > now && pause.from < pause.until ? pause : undefined;
}
