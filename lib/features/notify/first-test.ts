import 'server-only';
import { refuseChannel, type ChannelResult } from '@/lib/features/notify/channel-refusals';
import { ChannelError, isTheirs } from '@/lib/platform/outbox/channel-error';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import type { HookTarget } from '@/lib/platform/outbox/channels/targets';
import { markFailed, markSent } from '@/lib/platform/outbox/delivery-outcome-store';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/** A hook that was added. */
export interface AddedHook {
  /** Whether its receiver took the test; otherwise its fault is stored. */
  readonly isTaken: boolean;
}

/** A hook that is being added, and the test that its receiver gets. */
interface FirstTest {
  readonly id: string;
  readonly target: HookTarget;
  readonly parcel: Parcel;
  readonly now: Date;
  /** Stores the hook. */
  readonly add: () => Promise<ChannelResult>;
}

/**
 * Adds a hook once its receiver has taken a test. Discord, Slack and ntfy answer for good, so a hook that they refuse
 * is not added. A program may not know its key yet or not run: it is added, and its failure is shown there.
 */
export async function addAfterTest({
  id,
  target,
  parcel,
  now,
  add,
}: FirstTest): Promise<ChannelResult<AddedHook>> {
  const channel: DeliveryChannel = { kind: 'channel', channelId: id, form: 'webhook', target };
  const error = await postTest(channel, parcel, now);
  if (error?.fault === 'forbidden-address') return refuseChannel('not-public');
  if (error && isRefusedForGood(target, error)) return { ...refuseChannel('said-no'), said: error.detail };
  const added = await add();
  if (!added.ok) return added;
  if (!error) await markSent([], channel, now);
  else
    await markFailed([], {
      channel,
      at: now,
      error: error.message,
      isTheirs: isTheirs(error.fault),
      stop: false,
    });
  return { ok: true, value: { isTaken: error === undefined } };
}

/** A receiver that is busy or does not answer may take the next message. */
const isRefusedForGood = ({ form }: HookTarget, { fault, pauseMs }: ChannelError): boolean =>
  form !== 'json' && pauseMs === undefined && (fault === 'refused' || fault === 'gone');

async function postTest(
  channel: DeliveryChannel,
  parcel: Parcel,
  now: Date,
): Promise<ChannelError | undefined> {
  try {
    await sendOn(channel, parcel, now);
    return undefined;
  } catch (error) {
    if (error instanceof ChannelError) return error;
    throw error;
  }
}
