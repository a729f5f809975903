import 'server-only';
import { DateTime } from 'luxon';
import type { MessageKind } from '@/lib/game/wording/message-kinds';

/** A message to a circle, written in the transaction of its cause. */
export interface CircleMessage {
  readonly circleId: string;
  readonly kind: MessageKind;
  /** Deduplication key; missing if its cause happens only once. */
  readonly dedupe?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The earliest time to send it; now by default. */
  readonly dueAt?: Date;
  readonly at: Date;
}

const [SUNDAY, LETTER_HOUR] = [7, 18];

/** The next Sunday, 18:00 in this time zone, after a moment. */
export function nextLetterAt(timeZone: string, after: Date): Date {
  const wanted = DateTime.fromJSDate(after, { zone: timeZone });
  const local = wanted.isValid ? wanted : DateTime.fromJSDate(after, { zone: 'UTC' });
  const at = { hour: LETTER_HOUR, minute: 0, second: 0, millisecond: 0 };
  const sunday = local.plus({ days: SUNDAY - local.weekday }).set(at);
  return (sunday.toMillis() > after.getTime() ? sunday : sunday.plus({ weeks: 1 })).toJSDate();
}

/** The letters of all circles of a person are combined, on the same Sunday, at the time of the last one. */
export function lastLetterAt(zones: readonly string[], dueAt: Date, now: Date): Date {
  // In every time zone, Sunday evening is less than two days away from this one.
  const since = new Date(dueAt.getTime() - 3 * 86_400_000);
  return new Date(Math.max(now.getTime(), ...zones.map((zone) => nextLetterAt(zone, since).getTime())));
}

/** The start of the week that a letter covers. */
export function letterWeekFrom(timeZone: string, dueAt: Date): Date {
  const wanted = DateTime.fromJSDate(dueAt, { zone: timeZone });
  return (wanted.isValid ? wanted : DateTime.fromJSDate(dueAt, { zone: 'UTC' }))
    .minus({ weeks: 1 })
    .toJSDate();
}

/** The letter about the current week: one for each circle and week. */
export function weeklyLetter(
  { circleId, timeZone }: { readonly circleId: string; readonly timeZone: string },
  at: Date,
): CircleMessage {
  const dueAt = nextLetterAt(timeZone, at);
  // Keyed by the letter's day: a circle that changes its time zone gets no second letter on the same day.
  const dedupe = `letter:${circleId}:${dueAt.toISOString().slice(0, 10)}`;
  return { circleId, kind: 'circle-letter', dedupe, at, dueAt };
}
