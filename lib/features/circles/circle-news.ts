/** Messages to members about changes of a circle. */
import type { CircleEntryKind, MemberRow } from '@/lib/features/circles/circle';
import type { NewEntry } from '@/lib/features/circles/circle-changes';
import type { CircleMessage } from '@/lib/platform/outbox/circle-outbox';

/** Who is notified of a change: the member concerned, the host and stewards, or all members. */
export const NEWS_READERS = {
  asked: 'in-charge',
  joined: 'in-charge',
  approved: 'member',
  removing: 'member',
  kept: 'member',
  'host-offered': 'member',
  'host-silent': 'all',
  host: 'all',
  ending: 'all',
  'kept-open': 'all',
} as const satisfies Partial<Record<CircleEntryKind, 'in-charge' | 'member' | 'all'>>;

export type NewsKind = keyof typeof NEWS_READERS;
export const NEWS_KINDS = Object.keys(NEWS_READERS).filter(isNews);

/** Whether members are notified of entries of a kind. */
function isNews(kind: string): kind is NewsKind {
  return Object.hasOwn(NEWS_READERS, kind);
}

/** The messages about new entries. */
export function circleMessagesOf(
  circleId: string,
  entries: readonly NewEntry[],
  now: Date,
): readonly CircleMessage[] {
  return entries.flatMap(({ kind, memberId, by }): readonly CircleMessage[] => {
    if (!isNews(kind)) return [];
    const payload = { news: kind, ...(memberId ? { memberId } : {}), ...(by ? { by } : {}) };
    return [{ circleId, kind: 'circle-news', payload, at: now }];
  });
}

/**
 * The messages to the members that a chat message mentions. A member who has not looked since an earlier
 * mention is told once a day.
 */
export function mentionMessages(
  { circleId, at }: Said,
  called: readonly Pick<MemberRow, 'id' | 'talkSeenAt'>[],
): readonly CircleMessage[] {
  const day = at.toISOString().slice(0, 10);
  return called.map(({ id: memberId, talkSeenAt }) => {
    const dedupe = `mention:${circleId}:${memberId}:${talkSeenAt?.getTime() ?? ''}:${day}`;
    return { circleId, kind: 'circle-mention', dedupe, payload: { memberId }, at };
  });
}

interface Said {
  readonly circleId: string;
  readonly at: Date;
}

interface Call {
  readonly id: string;
  readonly circleId: string;
  readonly startsBy: Date;
  readonly now: Date;
}

/** Members who have not answered are reminded this long before the start, or after half of the time. */
const REMIND_MS = 24 * 3_600_000;

/** The call to the members, and a reminder for those who have not answered. */
export function callMessages({ id, circleId, startsBy, now: at }: Call): readonly CircleMessage[] {
  const half = (startsBy.getTime() + at.getTime()) / 2;
  const dueAt = new Date(Math.max(startsBy.getTime() - REMIND_MS, half));
  const call = { circleId, kind: 'who-is-in', at } as const;
  return [
    { ...call, dedupe: `call:${id}`, payload: { gathering: id } },
    { ...call, dedupe: `call:${id}:again`, payload: { gathering: id, again: true }, dueAt },
  ];
}
