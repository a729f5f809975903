import 'server-only';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { DueMessage, Verdict } from '@/lib/platform/outbox/outbox-store';
import { holidayUntil, quietUntil } from '@/lib/platform/outbox/quiet';

/** Later deliveries are checked again: after an outage or a night, the request may be settled. */
const LATE_MS = 10 * 60_000;

/** Kinds that ask a player to move. */
const ASKING: readonly MessageKind[] = ['your-turn', 'reminder'];
/** Kinds about the reader's own turns: a reader on holiday gets them afterwards, combined. */
const OF_TURNS: readonly MessageKind[] = [...ASKING, 'next-but-one'];
/** The digest is sent at the time that its reader has chosen. */
const AT_ANY_HOUR: readonly MessageKind[] = ['digest'];

/** Whether a late message asks for an action that is no longer needed. */
export function isNeedless(
  { kind, dueAt, isWaitedFor }: Pick<DueMessage, 'kind' | 'dueAt' | 'isWaitedFor'>,
  now: Date,
  attempts = 1,
): boolean {
  const isLate = attempts > 1 || now.getTime() - dueAt.getTime() > LATE_MS;
  return isLate && ASKING.includes(kind) && !isWaitedFor;
}

/** Decides whether a due message is sent now. */
export function judgeMessage(message: DueMessage, now: Date): Verdict {
  if (isNeedless(message, now)) return 'needless';
  const { kind, timeZone, quietFrom, quietTo, holidays } = message;
  const back = OF_TURNS.includes(kind) && holidayUntil(timeZone ?? 'UTC', holidays ?? [], now);
  if (back) return { waitUntil: back };
  if (timeZone === null || quietFrom === null || quietTo === null || AT_ANY_HOUR.includes(kind))
    return 'send';
  const until = quietUntil({ timeZone, from: quietFrom, to: quietTo }, now);
  return until ? { waitUntil: until } : 'send';
}
