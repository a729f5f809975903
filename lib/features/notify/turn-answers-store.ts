import 'server-only';
import { decideDelivery, type DeliveryAnswer, type Way } from '@/lib/features/notify/decide';
import { db } from '@/lib/platform/db/db';
import { CHANNEL_FORMS } from '@/lib/platform/outbox/channel-forms';

/** When a person hears on one channel that it is their turn, or why they do not. */
export interface TurnAnswer {
  readonly id: string;
  readonly label: string;
  readonly form: Way['form'];
  readonly answer: DeliveryAnswer;
  /** Failures since its last message. */
  readonly failures: number;
}

/** The answers for a turn that comes now, on each channel of a person. */
export async function turnAnswers(userId: string, now: Date): Promise<readonly TurnAnswer[]> {
  const earliest = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  const person = await db().user.findUnique({
    where: { id: userId },
    select: {
      timeZone: true,
      quietFrom: true,
      quietTo: true,
      digestAt: true,
      digestOnly: true,
      holidays: { where: { automatic: false, last: { gte: earliest } }, select: { first: true, last: true } },
      channels: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  });
  if (!person) return [];
  const { digestAt, digestOnly, channels, ...times } = person;
  const isOnly = digestOnly && digestAt !== null;
  const reader = { ...times, digestAt, isComputer: false, isMuted: false, digestOnly: isOnly };
  const message = {
    ...({ kind: 'your-turn', dueAt: now, isWaitedFor: true, isLastCall: false } as const),
    ...{ isCompeting: false, isStart: false },
  };
  return channels.map(({ id, label, kind, wants, provedAt, stoppedAt, lastError, failures }) => {
    const form = CHANNEL_FORMS.find((known) => known === kind) ?? 'webhook';
    const state = { isProved: provedAt !== null, isStopped: stoppedAt !== null, lastError };
    const way = { channelId: id, form, wants, ...state };
    return { id, label, form, failures, answer: decideDelivery({ of: 'table', message, reader }, way, now) };
  });
}
