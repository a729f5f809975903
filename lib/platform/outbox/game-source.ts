import 'server-only';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { markFailed, markNeedless, markSent, putOff } from '@/lib/platform/outbox/delivery-outcome-store';
import { claimDeliveries, type DueDelivery } from '@/lib/platform/outbox/delivery-store';
import { isNeedless, judgeMessage } from '@/lib/platform/outbox/judge';
import { fanOut } from '@/lib/platform/outbox/outbox-store';
import { payloadOf } from '@/lib/platform/outbox/payload';
import type { DeliverySource } from '@/lib/platform/outbox/source';

/** Emails about several tables that are due within this time are combined for one address. */
const GATHER_MS = 3 * 60_000;

/** Messages of tables. */
export const GAME_SOURCE: DeliverySource<DueDelivery> = {
  spread: async (now, limit) =>
    fanOut({ now, limit, gatherMs: GATHER_MS, judge: (message) => judgeMessage(message, now) }),
  claim: claimDeliveries,
  isPast: (delivery, now) => {
    const { message, dueAt, isWaitedFor, attempts } = delivery;
    const isLate = isNeedless({ kind: message.kind, dueAt, isWaitedFor }, now, attempts);
    return isLate || isOutdated(delivery, now);
  },
  markSent,
  markNeedless,
  markFailed,
  putOff,
};

const DAY_MS = 86_400_000;
/** A message later than this is checked before it is sent. */
const LATE_MS = 10 * 60_000;
/** Maximum age of news. */
const NEWS_MS = 14 * DAY_MS;
/** How long the link of a message opens a seat. */
const LINK_MS = 7 * DAY_MS;

/** Kinds that ask the reader to move: valid while the table waits for their seat. */
const ASKING: readonly MessageKind[] = ['your-turn', 'reminder', 'time-out'];
/** Kinds about the reader's seat or the end of the game, valid at any age. */
const STAYING: readonly MessageKind[] = [
  'game-finished',
  'seat-lost',
  'seat-replaced',
  'channel-stopped',
  'left-out',
];
/** Kinds about a running game. */
const WHILE_RUNNING: readonly MessageKind[] = [
  'next-but-one',
  'game-began',
  'joined',
  'welcome',
  'invited',
  'table-late',
  'vote-reminder',
  'seat-free',
  'seat-offered',
  'seat-given-back',
  'end-proposed',
  'holiday-soon',
  'holiday-begun',
  'pause',
  'table-goes',
];
/** Kinds whose payload contains the time until which the reader can act. */
const UNTIL: readonly MessageKind[] = ['vote-reminder', 'seat-offered', 'decision', 'table-goes'];

/** Whether a delayed message is no longer true. */
function isOutdated(delivery: DueDelivery, now: Date): boolean {
  const { message, isWaitedFor, isRunning, sitsSince, channel } = delivery;
  const { kind, createdAt } = message;
  const age = now.getTime() - createdAt.getTime();
  if (age <= LATE_MS) return false;
  const { starts, until, deadline } = payloadOf(message.payload);
  if (ASKING.includes(kind) || starts) return !isWaitedFor;
  if (WHILE_RUNNING.includes(kind) && !isRunning) return true;
  if (kind === 'invited' && sitsSince !== null) return true;
  if (kind === 'fresh-link' && age > LINK_MS) return true;
  if (UNTIL.includes(kind) && new Date(until ?? deadline ?? now) < now) return true;
  const isForHolder = channel.kind === 'seat' && !channel.isOther;
  // It was written to the previous holder of the seat.
  if (isForHolder && sitsSince !== null && createdAt < sitsSince) return true;
  return age > NEWS_MS && !STAYING.includes(kind);
}
