import 'server-only';
import { leavePage, turnsToken } from '@/lib/features/notify/links';
import { ownTime } from '@/lib/features/notify/times';
import { isGathering, turnsHeldUntil } from '@/lib/features/notify/turn-gathering';
import { turnReader } from '@/lib/features/notify/turn-gathering-store';
import type { Wording } from '@/lib/game/wording/wording';
import type { DueDelivery } from '@/lib/platform/outbox/delivery-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

const isMail = ({ channel }: DueDelivery): boolean => channel.kind === 'seat' || channel.form === 'mail';
const isTurn = ({ message }: DueDelivery): boolean => message.kind === 'your-turn';

/** Until when an email with only turns is held; undefined if it goes now. Other messages are not held. */
export async function holdTurns(group: readonly DueDelivery[], now: Date): Promise<Date | undefined> {
  const [first] = group;
  const userId = first?.message.userId;
  const isOpen = group.every((delivery) => isMail(delivery) && isTurn(delivery) && delivery.attempts === 1);
  if (!first || !userId || !isOpen) return undefined;
  const reader = await turnReader(userId, first.channel, now);
  if (!reader || !isGathering(reader)) return undefined;
  const turns = group.map(async ({ message }) => {
    const until = (await ownTime(message, now))?.until;
    return { since: message.createdAt, deadline: until ? new Date(until) : undefined };
  });
  return turnsHeldUntil(reader, await Promise.all(turns), now);
}

/** The note in an email with turns that tells a reader with several tables how to get each at once. */
export async function gatheredNote(
  { t }: Wording,
  deliveries: readonly DueDelivery[],
  now: Date,
): Promise<Parcel['gathered']> {
  const turn = deliveries.find((delivery) => isMail(delivery) && isTurn(delivery));
  const userId = turn?.message.userId;
  const reader = turn && userId ? await turnReader(userId, turn.channel, now) : undefined;
  if (!reader || !userId || !isGathering(reader)) return undefined;
  const url = leavePage(turnsToken(userId));
  return { lead: t('mail.gathered'), link: { label: t('mail.gatheredChange'), url } };
}
