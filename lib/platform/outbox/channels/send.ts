import 'server-only';
import { sendMail } from '@/lib/platform/outbox/channels/mail';
import { sendPush } from '@/lib/platform/outbox/channels/push';
import { MailTargetSchema } from '@/lib/platform/outbox/channels/targets';
import { sendToHook } from '@/lib/platform/outbox/channels/webhook';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { letterOf } from '@/lib/platform/outbox/templates/letter';
import type { StoredWay } from '@/lib/platform/outbox/delivery-store';

/** Sends a parcel on its way; throws a ChannelError when the other side does not take it. */
export async function sendOnWay(way: StoredWay, parcel: Parcel, now: Date): Promise<void> {
  if (way.kind === 'seat') return sendMail(letterOf(parcel, way.email));
  switch (way.form) {
    case 'mail':
      return sendMail(letterOf(parcel, MailTargetSchema.parse(way.target).address));
    case 'push':
      return sendPush(way.target, parcel);
    case 'webhook':
      return sendToHook(way.target, parcel, now);
    default:
      throw new Error(`nothing can be sent by ${way.form}`);
  }
}
