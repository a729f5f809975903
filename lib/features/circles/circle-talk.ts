/** The chat of a circle: reading it, writing to it, and acts on its messages. */
import 'server-only';
import { mentionsIn } from '@/lib/features/talk/mentions';
import {
  cleanMessage,
  MAX_SHOWN,
  messageLine,
  partOf,
  type MessageLine,
  type MessageRefusal,
  type TalkPart,
  type Word,
} from '@/lib/features/talk/message';
import { reactedOf, storedReaction, type Reacted } from '@/lib/features/talk/reactions';
import { reporterKey, setReaction } from '@/lib/features/talk/chat-store';
import type { Reaction } from '@/lib/game/wording/reactions';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { seenUntil, type Circle } from './circle';
import { mentionMessages } from './circle-news';
import {
  addCircleReport,
  countUnread,
  findCircleMessage,
  insertCircleMessage,
  listCircleMessages,
  markCircleTalkSeen,
  removeCircleText,
  type CircleChatMessage,
} from './circle-talk-store';
import { loadCircle, type CircleActor } from './circles';

/** A message in a circle. Its name is empty if its author has left without one. */
export interface CircleTalkLine extends MessageLine {
  /** The author's id in the circle. */
  readonly memberId: string;
}

export interface CircleTalk {
  /** The newest messages, oldest first. */
  readonly lines: readonly CircleTalkLine[];
  /** Messages of others that the reader has not seen. */
  readonly unread: number;
  /** The first of these messages, if there are earlier ones. */
  readonly earlier?: string;
}

export type CircleTalkRefusal = MessageRefusal | 'unknown-circle';

const NEWEST = { most: MAX_SHOWN };

/** Messages of a circle, as one of its members sees them; by default the newest. */
export async function loadCircleTalk(circle: Circle, part: TalkPart = NEWEST): Promise<CircleTalk> {
  const { id: circleId, me, people } = circle;
  const { said, earlier } = partOf(await listCircleMessages(circleId, part), part);
  const names = new Map([...people.values()].map(({ id, name }) => [id, name]));
  const reacted: Reacted = (id) => ({ name: names.get(id) ?? '', isMine: id === me.id });
  const lines = said.map((each) => ({
    ...messageLine(each, readerOf(circle, each)),
    memberId: each.memberId,
    name: names.get(each.memberId) ?? '',
    reactions: reactedOf(each.reactions, reacted),
  }));
  const unread = await unreadOf(circle, said, part.most);
  return { lines, unread, ...(earlier === undefined ? {} : { earlier }) };
}

/** Counts in the database only if more may be new than was loaded. */
async function unreadOf({ id: circleId, me }: Circle, said: readonly CircleChatMessage[], most: number) {
  const since = seenUntil(me);
  const [oldest] = said;
  if (oldest && said.length === most && oldest.at > since)
    return (await countUnread([{ circleId, ...me }])).get(circleId) ?? 0;
  return said.filter(({ at, memberId, removedAt }) => at > since && memberId !== me.id && !removedAt).length;
}

const readerOf = ({ me }: Circle, { id, memberId, mentions, reporters }: CircleChatMessage) => ({
  isMine: memberId === me.id,
  callsMe: mentions.includes(me.id),
  maySpeak: true,
  hasReported: reporters.includes(reporterKey(id, me.id)),
  isInCharge: me.isInCharge,
});

/** Records that a member has seen these messages. */
export async function hearCircleTalk({ id, me }: Circle, lines: readonly MessageLine[]): Promise<void> {
  const newest = lines.at(-1);
  if (newest) await markCircleTalkSeen({ circleId: id, id: me.id }, new Date(newest.at));
}

/** Writes a message to a circle. Mentioned members get a notification. Resolves to their number. */
export async function sayInCircle(
  { circleId, userId }: CircleActor,
  word: Word,
  clock: Clock = systemClock,
): Promise<{ readonly told: number } | CircleTalkRefusal> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return 'unknown-circle';
  const written = cleanMessage(word.text);
  if (typeof written === 'string') return written;
  const [at, { me }] = [clock.now(), circle];
  const called = mentionsIn(written.text, circle.members).filter(({ id }) => id !== me.id);
  const message = { circleId, id: word.id, memberId: me.id, text: written.text, at };
  const messages = mentionMessages(message, called);
  const mentions = called.map(({ id }) => id);
  const state = await insertCircleMessage(userId, { ...message, mentions }, messages);
  if (state === 'unknown-circle') return state;
  return { told: state === 'new' ? called.length : 0 };
}

/** Deletes a message: its author, the host and the stewards can. */
export async function removeCircleMessage(
  who: CircleActor,
  id: string,
  clock: Clock = systemClock,
): Promise<CircleTalkRefusal | undefined> {
  const found = await messageFor(who, id, clock);
  if (typeof found === 'string') return found;
  const { isMine, isInCharge } = readerOf(found.circle, found.said);
  if (!isMine && !isInCharge) return 'not-yours';
  await removeCircleText(who.circleId, id, clock.now());
  return undefined;
}

/** Reports a message to the host and the stewards. */
export async function reportCircleMessage(
  who: CircleActor,
  id: string,
  clock: Clock = systemClock,
): Promise<CircleTalkRefusal | undefined> {
  const found = await messageFor(who, id, clock);
  if (typeof found === 'string') return found;
  await addCircleReport(who.circleId, id, reporterKey(id, found.circle.me.id));
  return undefined;
}

/** Adds or removes a member's reaction to a message. */
export async function reactInCircle(
  who: CircleActor,
  { id, reaction, isOn }: { readonly id: string; readonly reaction: Reaction; readonly isOn: boolean },
  clock: Clock = systemClock,
): Promise<CircleTalkRefusal | undefined> {
  const found = await messageFor(who, id, clock);
  if (typeof found === 'string') return found;
  if (found.said.removedAt) return 'unknown-word';
  const key = { chat: 'CircleChatMessage', of: who.circleId, id } as const;
  await setReaction(key, storedReaction(found.circle.me.id, reaction), isOn);
  return undefined;
}

async function messageFor({ circleId, userId }: CircleActor, id: string, clock: Clock) {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return 'unknown-circle';
  const said = await findCircleMessage(circleId, id);
  return said ? { circle, said } : 'unknown-word';
}
