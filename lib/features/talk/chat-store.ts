import 'server-only';
import { createHash } from 'node:crypto';
import { removedMessage, type KeptMessage, type TalkPart } from '@/lib/features/talk/message';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** A message at a table. Its reactions have the form `seat.tenure.reaction`. */
export interface ChatMessage extends KeptMessage {
  /** Missing for a spectator. */
  readonly seat: SeatId | null;
  readonly userId: string | null;
  /** The author's name at that time; empty if it is unknown. */
  readonly name: string;
  /** Newest log row when it was written. */
  readonly seq: number;
  readonly mentions: readonly SeatId[];
}

export type NewChatMessage = Omit<ChatMessage, 'removedAt' | 'reports' | 'reporters' | 'reactions'> & {
  readonly gameId: string;
};

const COLUMNS = {
  id: true,
  seat: true,
  userId: true,
  name: true,
  text: true,
  seq: true,
  mentions: true,
  at: true,
  removedAt: true,
  reports: true,
  reporters: true,
  reactions: true,
} as const;

/** The messages of a part of a table's chat, and one more if there is one, newest first. */
export async function listMessages(
  gameId: string,
  { most, before, only: id }: TalkPart,
): Promise<ChatMessage[]> {
  const from = before === undefined ? undefined : await findMessage(gameId, before);
  return db().chatMessage.findMany({
    where: { gameId, ...(id === undefined ? {} : { id }), ...earlierThan(from) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: most + 1,
    select: COLUMNS,
  });
}

/** The condition for messages before another one. */
export const earlierThan = (from: Pick<KeptMessage, 'id' | 'at'> | undefined) =>
  from ? { OR: [{ at: { lt: from.at } }, { at: from.at, id: { lt: from.id } }] } : {};

/**
 * Stores a chat message; returns whether it is new. The same id is stored once, so a form that is sent
 * twice adds one.
 */
export async function insertMessage({ mentions, ...said }: NewChatMessage): Promise<boolean> {
  const { count } = await db().chatMessage.createMany({
    data: [{ ...said, mentions: [...mentions] }],
    skipDuplicates: true,
  });
  return count > 0;
}

/** A message of a table. */
export async function findMessage(gameId: string, id: string): Promise<ChatMessage | undefined> {
  return (await db().chatMessage.findFirst({ where: { gameId, id }, select: COLUMNS })) ?? undefined;
}

/** Deletes the text of a message; that there was one stays visible. */
export async function deleteMessageText(id: string, at: Date): Promise<void> {
  await db().chatMessage.updateMany({
    where: { id, removedAt: null },
    data: removedMessage(at),
  });
}

/** The stored trace of a person who reported a message. It differs for each message and leads to nobody. */
export const reporterKey = (messageId: string, who: string): string =>
  createHash('sha256').update(`${messageId}/${who}`).digest('base64url');

/** Counts a report against a message, once for each reporter. */
export async function addReport(id: string, reporter: string): Promise<void> {
  await db().chatMessage.updateMany({
    where: { id, removedAt: null, NOT: { reporters: { has: reporter } } },
    data: { reports: { increment: 1 }, reporters: { push: reporter } },
  });
}

/** The two chats: the column of their owner, and what else a reaction changes for open pages. */
const CHATS = {
  ChatMessage: { owner: Prisma.sql`"gameId"`, counted: Prisma.sql`, "reacted" = "reacted" + 1` },
  CircleChatMessage: { owner: Prisma.sql`"circleId"`, counted: Prisma.empty },
};

interface MessageKey {
  readonly chat: keyof typeof CHATS;
  /** The id of the table or circle. */
  readonly of: string;
  readonly id: string;
}

/** Adds a reaction to a message or removes it; repeating it changes nothing. */
export async function setReaction(
  { chat, of, id }: MessageKey,
  reaction: string,
  isOn: boolean,
): Promise<void> {
  const { owner, counted } = CHATS[chat];
  await db().$executeRaw`
    update ${Prisma.raw(`"${chat}"`)} set "reactions" = case when ${isOn}
      then array_append("reactions", ${reaction}) else array_remove("reactions", ${reaction}) end ${counted}
    where ${owner} = ${of} and "id" = ${id}::uuid and "removedAt" is null
      and (${reaction} = any("reactions")) <> ${isOn}`;
}

/** How often each seat of a table has changed hands. */
export async function tenuresAt(gameId: string): Promise<ReadonlyMap<SeatId, number>> {
  const seats = await db().seat.findMany({ where: { gameId }, select: { seat: true, tenure: true } });
  return new Map(seats.map(({ seat, tenure }) => [seat, tenure]));
}
