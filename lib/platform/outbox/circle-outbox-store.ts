import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import type { CircleMessage } from './circle-outbox';

/** Writes messages to circles; their readers are determined when they are due. */
export async function queueCircleMessages(tx: Tx, messages: readonly CircleMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const data = messages.map(({ at, dueAt = at, payload = {}, dedupe, ...rest }) => {
    const id = randomUUID();
    return { ...rest, id, dedupe: dedupe ?? id, payload: jsonOf(payload), createdAt: at, dueAt };
  });
  await tx.circleOutbox.createMany({ data, skipDuplicates: true });
}
