import 'server-only';
import { HookTargetSchema } from '@/lib/platform/outbox/channels/targets';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';

/** Whether the target of a channel is a hook for a program. */
export const isProgramTarget = (target: unknown): boolean =>
  HookTargetSchema.safeParse(target).data?.form === 'json';

/** Whether a program reads a channel. */
export const isProgramChannel = (channel: DeliveryChannel): boolean =>
  channel.kind === 'channel' && channel.form === 'webhook' && isProgramTarget(channel.target);
