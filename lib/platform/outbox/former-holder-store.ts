import 'server-only';
import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { UNSENT_TO_HOLDERS } from '@/lib/platform/outbox/unsent';

interface Place {
  readonly gameId: string;
  readonly seat: number;
}

/** A person who lost a seat, with the data from while they held it. */
export interface FormerHolder extends Place {
  readonly tenure: number;
  /** Newest log row. */
  readonly seq: number;
  readonly name: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly locale: string | null;
  readonly mailStoppedAt: Date | null;
}

const KIND: MessageKind = 'seat-lost';

/** Cancels the unsent messages to the holder of a seat. */
export async function silenceHolder(tx: Tx, { gameId, seat }: Place, at: Date): Promise<void> {
  const where = { gameId, seat, ...UNSENT_TO_HOLDERS };
  await tx.outbox.updateMany({ where, data: { cancelledAt: at } });
}

/**
 * Notifies the person who lost a seat, once, on the channels they had. `payload` has the values for its text.
 */
export async function tellFormer(
  tx: Tx,
  former: FormerHolder,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const { gameId, seat, tenure, seq, name, userId, locale } = former;
  const email = former.mailStoppedAt === null ? former.email : null;
  if (userId === null && email === null) return;
  const to = { readerId: userId, readerEmail: email, readerName: name, readerLocale: locale };
  const dedupe = [KIND, gameId, seat, tenure].join(':');
  const what = { id: randomUUID(), gameId, seat, kind: KIND, seq, dedupe, payload: jsonOf(payload) };
  const data = [{ ...what, ...to, createdAt: at, dueAt: at }];
  await tx.outbox.createMany({ data, skipDuplicates: true });
}
