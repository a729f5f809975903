import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  DONE,
  refuseChannel,
  type ChannelRefusal,
  type ChannelResult,
} from '@/lib/features/notify/channel-refusals';
import { addAfterTest, type AddedHook } from '@/lib/features/notify/first-test';
import { letterTo, sendProof, testParcel } from '@/lib/features/notify/letters/letters';
import { loadPerson } from '@/lib/features/people/person-store';
import { Email } from '@/lib/features/table/contract-shapes';
import { systemClock, type Clock } from '@/lib/platform/clock';
import {
  addChannel,
  changeChannel,
  channelByEndpoint,
  channelsOf,
} from '@/lib/platform/outbox/channel-store';
import { HookTargetSchema, PushTargetSchema, type HookForm } from '@/lib/platform/outbox/channels/targets';
import { refuseAddress } from '@/lib/platform/outbox/guarded-post';

/** Maximum channels of a person. */
const MAX_CHANNELS = 12;
const MAX_LABEL = 60;

/** Adds an email address. It is used once its reader has confirmed it, unless it is the account's own. */
export async function addMail(
  userId: string,
  text: string,
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  const address = Email.safeParse(text.trim()).data;
  if (!address) return refuseChannel('no-address');
  const person = await loadPerson(userId);
  const refusal = await refuseAnother(userId);
  if (!person || refusal) return refuseChannel(refusal ?? 'unknown');
  const isProved =
    person.emailVerified !== undefined && person.email?.toLowerCase() === address.toLowerCase();
  const proof = isProved ? { provedAt: clock.now() } : {};
  const id = await addChannel({ userId, form: 'mail', target: { address }, label: address, ...proof });
  if (isProved) return DONE;
  return (await sendProof(letterTo(person), id, address, clock.now())) ? DONE : refuseChannel('not-sent');
}

interface NewHook {
  /** Undefined for none that we know. */
  readonly form: HookForm | undefined;
  readonly url: string;
  readonly label: string;
}

const SECRET_BYTES = 24;

/** Adds a hook: an address of Discord, Slack or ntfy, or of the player's own program. Its receiver gets a test. */
export async function addHook(
  userId: string,
  { form, url, label }: NewHook,
  clock: Clock = systemClock,
): Promise<ChannelResult<AddedHook>> {
  if (!form || !URL.canParse(url.trim())) return refuseChannel('no-url');
  const refusal = refuseAddress(url.trim()) ?? (await refuseAnother(userId));
  if (refusal) return refuseChannel(refusal);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const target = HookTargetSchema.safeParse({
    form,
    url: url.trim(),
    secret,
    scheme: 'standard',
  }).data;
  if (!target) return refuseChannel('no-url');
  const person = await loadPerson(userId);
  if (!person) return refuseChannel('unknown');
  const [id, now] = [randomUUID(), clock.now()];
  const name = label.trim().slice(0, MAX_LABEL) || new URL(target.url).host;
  const add = async () => {
    await addChannel({ id, userId, form: 'webhook', target, label: name, provedAt: now });
    return DONE;
  };
  return addAfterTest({ id, target, parcel: testParcel(letterTo(person), now), now, add });
}

/**
 * Adds a browser by its subscription; a repeated subscription stays one channel. It ends when its
 * device is signed out.
 */
export async function addBrowser(
  userId: string,
  subscription: unknown,
  { label, device }: { readonly label: string; readonly device?: string | undefined },
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  const target = PushTargetSchema.safeParse(subscription).data;
  if (!target || refuseAddress(target.endpoint)) return refuseChannel('no-subscription');
  const of = device === undefined ? {} : { device };
  const channels = await channelsOf(userId);
  const same = channels.find(
    (each) => PushTargetSchema.safeParse(each.target).data?.endpoint === target.endpoint,
  );
  if (same) {
    await changeChannel(userId, same.id, { target, stoppedAt: null, ...of });
    return DONE;
  }
  const refusal = await refuseAnother(userId);
  if (refusal) return refuseChannel(refusal);
  const name = label.trim().slice(0, MAX_LABEL) || new URL(target.endpoint).host;
  await addChannel({ userId, form: 'push', target, label: name, provedAt: clock.now(), ...of });
  return DONE;
}

/** Replaces a browser's old subscription by a new one; false if the old one is unknown. */
export async function renewBrowser(oldEndpoint: string, subscription: unknown): Promise<boolean> {
  const target = PushTargetSchema.safeParse(subscription).data;
  if (!target || refuseAddress(target.endpoint)) return false;
  const channel = await channelByEndpoint(oldEndpoint);
  return channel !== undefined && changeChannel(channel.userId, channel.id, { target, stoppedAt: null });
}

async function refuseAnother(userId: string): Promise<ChannelRefusal | undefined> {
  return (await channelsOf(userId)).length >= MAX_CHANNELS ? 'too-many' : undefined;
}
