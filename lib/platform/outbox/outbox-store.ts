import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatId } from '@/lib/game/engine/commands';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import type { CircleMessage } from '@/lib/platform/outbox/circle-outbox';
import { tellReplacedSql } from '@/lib/platform/outbox/outbox-sql';

export interface NewMessage {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly kind: MessageKind;
  /** Newest log row when it is written. */
  readonly seq: number;
  /** Deduplication key: a message with a used key is not written. */
  readonly dedupe: string;
  /** Data for its text beyond the log: lib/platform/outbox/payload.ts. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The earliest time to send it; now by default. */
  readonly dueAt?: Date;
  /** Not written if a message of its kind was written to the seat since then. */
  readonly noneSince?: Date;
  readonly at: Date;
  /** The reader, if it is not the holder of the seat. */
  readonly reader?: OtherReader;
}

/** A person or an address: a host without a seat, or a previous holder of the seat. */
export interface OtherReader {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
  readonly name?: string | undefined;
}

/** Writes a message that is not caused by a log row. Returns whether it is new. */
export async function queueMessage(message: NewMessage): Promise<boolean> {
  if (message.noneSince && (await hasMessageSince(message, message.noneSince))) return false;
  const data = [messageRow(message)];
  const made = await db().outbox.createMany({ data, skipDuplicates: true });
  return made.count > 0;
}

/** Writes the messages that are new, in the transaction of their cause. */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  await tx.outbox.createMany({ data: messages.map(messageRow), skipDuplicates: true });
}

/** A message as a row of the outbox, to insert in the transaction of its cause. */
export function messageRow(message: NewMessage): Prisma.OutboxCreateManyInput {
  const { gameId, seat, kind, seq, dedupe, payload = {}, dueAt = message.at, at, reader = {} } = message;
  const { userId = null, email = null, locale = null, name = null } = reader;
  const to = { readerId: userId, readerEmail: email, readerLocale: locale, readerName: name };
  const what = { id: randomUUID(), gameId, seat, kind, seq, dedupe, payload: jsonOf(payload) };
  return { ...what, ...to, createdAt: at, dueAt };
}

async function hasMessageSince({ gameId, seat, kind }: NewMessage, since: Date): Promise<boolean> {
  const where = { gameId, seat, kind, createdAt: { gt: since } };
  return (await db().outbox.findFirst({ where, select: { id: true } })) !== null;
}

/** Notifies the replaced players of a table that its people have agreed on the end. */
export async function tellReplaced(
  gameId: string,
  seq: number,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
  tx: Tx = db(),
): Promise<void> {
  await tx.$executeRaw`
    with moved as (select "id" from "Game" where "id" = ${gameId})${tellReplacedSql(seq, payload, at)} select 1`;
}

/** Cancels unsent messages of a kind about a seat. */
export async function cancelUnsent(
  tx: Tx,
  gameId: string,
  { seat, kind }: { readonly seat: SeatId; readonly kind: MessageKind },
  at: Date,
): Promise<void> {
  await tx.outbox.updateMany({
    where: { gameId, seat, kind, sentAt: null, cancelledAt: null },
    data: { cancelledAt: at },
  });
}

/** Writes messages to circles; their readers are determined when they are due. */
export async function queueCircleMessages(tx: Tx, messages: readonly CircleMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const data = messages.map(({ at, dueAt = at, payload = {}, dedupe, ...rest }) => {
    const id = randomUUID();
    return { ...rest, id, dedupe: dedupe ?? id, payload: jsonOf(payload), createdAt: at, dueAt };
  });
  await tx.outbox.createMany({ data, skipDuplicates: true });
}
