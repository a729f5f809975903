import 'server-only';
import { NEWS_READERS } from '@/lib/features/circles/circle-news';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import type { CircleReader } from '@/lib/features/notify/circles/circle-ways-store';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { nextLetterAt } from '@/lib/platform/outbox/circle-outbox';
import { nextAt, quietUntil } from '@/lib/platform/outbox/quiet';

export const DAY_MS = 86_400_000;

/** The members who get a message; messages about tables go to hooks only. */
export function readersOf(
  kind: MessageKind,
  { season, news, memberId, by }: CirclePayload,
  members: readonly CircleReader[],
): readonly CircleReader[] {
  if (kind === 'who-is-in') return members;
  if (kind === 'circle-letter') return members.filter(({ letter }) => letter);
  if (season) return members;
  if (kind === 'circle-mention') return members.filter(({ id }) => id === memberId);
  if (kind !== 'circle-news' || news === undefined) return [];
  const others = members.filter(({ id }) => id !== by);
  const readers = NEWS_READERS[news];
  if (readers === 'all') return others;
  return others.filter((member) =>
    readers === 'member' ? member.id === memberId : member.role !== 'member',
  );
}

/** The letters of all circles of a person are combined, on the same Sunday, at the time of the last one. */
export function letterTime(zones: readonly string[], dueAt: Date, now: Date): Date {
  // In every time zone, Sunday evening is less than two days away from this one.
  const since = new Date(dueAt.getTime() - 3 * DAY_MS);
  return new Date(Math.max(now.getTime(), ...zones.map((zone) => nextLetterAt(zone, since).getTime())));
}

/** The time of the daily digest, or 18:00. */
const EVENING = 18 * 60;
export function digestTime({ user }: CircleReader, since: Date, now: Date): Date {
  const at = nextAt(user?.timeZone ?? 'UTC', user?.digestAt ?? EVENING, since);
  return at > now ? at : now;
}

/** Now, or the end of the reader's quiet hours. */
export function afterQuiet({ user }: CircleReader, now: Date): Date {
  if (!user || user.quietFrom === null || user.quietTo === null) return now;
  const { timeZone, quietFrom: from, quietTo: to } = user;
  return quietUntil({ timeZone, from, to }, now) ?? now;
}
