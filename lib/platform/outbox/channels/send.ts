import 'server-only';
import { sendMail } from '@/lib/platform/outbox/channels/mail';
import { sendPush } from '@/lib/platform/outbox/channels/push';
import { MailTargetSchema } from '@/lib/platform/outbox/channels/targets';
import { sendToHook } from '@/lib/platform/outbox/channels/webhook';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { letterOf } from '@/lib/platform/outbox/templates/letter';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/**
 * Sends a parcel on its channel; throws a ChannelError if the other side refuses it. Resolves to the
 * pause in milliseconds that the other side requests.
 */
export async function sendOn(
  channel: DeliveryChannel,
  parcel: Parcel,
  now: Date,
): Promise<number | undefined> {
  if (channel.kind === 'seat') return sendMail(letterOf(parcel, channel.email)).then(nothing);
  switch (channel.form) {
    case 'mail':
      return sendMail(letterOf(parcel, MailTargetSchema.parse(channel.target).address)).then(nothing);
    case 'push':
      return sendPush(channel.target, parcel, now);
    case 'webhook':
      return sendToHook(channel.target, parcel, now);
    default:
      throw new Error(`nothing can be sent by ${channel.form}`);
  }
}

const nothing = (): undefined => undefined;
