import 'server-only';
import type { ChannelForm } from '@/lib/platform/outbox/channel-forms';
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
  return SEND[channel.form](channel.target, parcel, now);
}

type Send = (target: unknown, parcel: Parcel, now: Date) => Promise<number | undefined>;

const SEND: Readonly<Record<ChannelForm, Send>> = {
  mail: async (target, parcel) =>
    sendMail(letterOf(parcel, MailTargetSchema.parse(target).address)).then(nothing),
  push: sendPush,
  webhook: sendToHook,
};

const nothing = (): undefined => undefined;
