import 'server-only';
import { earlierThan } from '@/lib/features/talk/chat-store';
import { removedMessage, type KeptMessage, type TalkPart } from '@/lib/features/talk/message';
import { db } from '@/lib/platform/db/db';
import type { CircleMessage } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { seenUntil, type MemberRow } from './circle';
import { provenMember } from './circles-store';

/** A chat message in a circle. Its reactions have the form `memberId.reaction`. */
export interface CircleChatMessage extends KeptMessage {
  readonly memberId: string;
  /** The members it mentions. */
  readonly mentions: readonly string[];
}

type NewMessage = Omit<CircleChatMessage, 'removedAt' | 'reports' | 'reporters' | 'reactions'> & {
  readonly circleId: string;
};

const COLUMNS = {
  id: true,
  memberId: true,
  text: true,
  mentions: true,
  at: true,
  removedAt: true,
  reports: true,
  reporters: true,
  reactions: true,
} as const;

/** The messages of a part of a circle's chat, and one more if there is one, newest first. */
export async function listCircleMessages(
  circleId: string,
  { most, before, only: id }: TalkPart,
): Promise<CircleChatMessage[]> {
  const from = before === undefined ? undefined : await findCircleMessage(circleId, before);
  return db().circleChatMessage.findMany({
    where: { circleId, ...(id === undefined ? {} : { id }), ...earlierThan(from) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: most + 1,
    select: COLUMNS,
  });
}

/** A message of a circle. */
export async function findCircleMessage(
  circleId: string,
  id: string,
): Promise<CircleChatMessage | undefined> {
  const where = { circleId_id: { circleId, id } };
  return (await db().circleChatMessage.findUnique({ where, select: COLUMNS })) ?? undefined;
}

interface Seen extends Pick<MemberRow, 'id' | 'joinedAt' | 'talkSeenAt'> {
  readonly circleId: string;
}

/** The number of messages of others that a member of these circles has not seen, by circle. */
export async function countUnread(circles: readonly Seen[]): Promise<ReadonlyMap<string, number>> {
  if (circles.length === 0) return new Map();
  const unseen = circles.map(({ circleId, id, ...seen }) => {
    return { circleId, memberId: { not: id }, at: { gt: seenUntil(seen) } };
  });
  const rows = await db().circleChatMessage.groupBy({
    by: ['circleId'],
    where: { removedAt: null, OR: unseen },
    _count: true,
  });
  return new Map(rows.map(({ circleId, _count: n }) => [circleId, n]));
}

/** The newest message that mentions a member and that they have not seen. */
export async function unseenMention(
  circleId: string,
  id: string | undefined,
): Promise<CircleChatMessage | undefined> {
  if (id === undefined) return undefined;
  const seen = { joinedAt: true, talkSeenAt: true } as const;
  const member = await db().circleMember.findFirst({ where: { circleId, id }, select: seen });
  if (!member) return undefined;
  const where = { circleId, removedAt: null, mentions: { has: id }, at: { gt: seenUntil(member) } };
  const found = await db().circleChatMessage.findFirst({ where, orderBy: { at: 'desc' }, select: COLUMNS });
  return found ?? undefined;
}

/** Records the time of the newest message that a member has seen; it never goes back. */
export async function markCircleTalkSeen(
  member: { readonly circleId: string; readonly id: string },
  at: Date,
): Promise<void> {
  const where = { ...member, OR: [{ talkSeenAt: null }, { talkSeenAt: { lt: at } }] };
  await db().circleMember.updateMany({ where, data: { talkSeenAt: at } });
}

/** Stores a message of a member with its notifications, unless its id is known. */
export async function insertCircleMessage(
  userId: string,
  { mentions, ...said }: NewMessage,
  messages: readonly CircleMessage[],
): Promise<'new' | 'known' | 'unknown-circle'> {
  return db().$transaction(async (tx) => {
    const me = await provenMember(tx, said.circleId, userId, said.at);
    if (me?.id !== said.memberId) return 'unknown-circle';
    const data = [{ ...said, mentions: [...mentions] }];
    const { count } = await tx.circleChatMessage.createMany({ data, skipDuplicates: true });
    if (count === 0) return 'known';
    await queueCircleMessages(tx, messages);
    return 'new';
  });
}

/** Deletes the text of a message; that there was one stays visible. */
export async function removeCircleText(circleId: string, id: string, at: Date): Promise<void> {
  const where = { circleId, id, removedAt: null };
  await db().circleChatMessage.updateMany({ where, data: removedMessage(at) });
}

/** Counts a report against a message, once for each reporter. */
export async function addCircleReport(circleId: string, id: string, reporter: string): Promise<void> {
  const where = { circleId, id, removedAt: null, NOT: { reporters: { has: reporter } } };
  const data = { reports: { increment: 1 }, reporters: { push: reporter } };
  await db().circleChatMessage.updateMany({ where, data });
}
