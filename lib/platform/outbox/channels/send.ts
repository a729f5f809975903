import 'server-only';
import { sendMail } from '@/lib/outbox/channels/mail';
import { sendPush } from '@/lib/outbox/channels/push';
import { MailTargetSchema } from '@/lib/outbox/channels/targets';
import { sendToHook } from '@/lib/outbox/channels/webhook';
import type { Parcel } from '@/lib/outbox/notice';
import { letterOf } from '@/lib/outbox/templates/letter';
import type { StoredWay } from '@/lib/store/delivery-store';

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
