import 'server-only';
import { DONE, refuseChannel, type ChannelResult } from '@/lib/features/notify/channel-refusals';
import { letterTo, sendProof, sendTest } from '@/lib/features/notify/letters/letters';
import { readProofToken } from '@/lib/features/notify/links';
import {
  lostAddresses,
  muteTable,
  seatMailsOf,
  tablePreferences,
  type SeatMail,
  type TablePreference,
} from '@/lib/features/notify/preference-store';
import { turnAnswers, type TurnAnswer } from '@/lib/features/notify/turn-answers-store';
import { getsTurnsAtOnce } from '@/lib/features/notify/turn-gathering-store';
import { turnMailsOf } from '@/lib/features/notify/turn-mails';
import { loadPerson } from '@/lib/features/people/person-store';
import {
  ASKED_FOR_KINDS,
  CHOSEN_KINDS,
  DEFAULT_OF_MAIL,
  messageKindOf,
  type MessageKind,
  type TurnMails,
} from '@/lib/game/wording/message-kinds';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readFault, type ChannelFault } from '@/lib/platform/outbox/channel-error';
import type { ChannelForm } from '@/lib/platform/outbox/channel-forms';
import {
  changeChannel,
  channelById,
  channelsOf,
  removeChannel,
  type Channel,
} from '@/lib/platform/outbox/channel-store';
import { HookTargetSchema, type HookForm } from '@/lib/platform/outbox/channels/targets';
import { vapidKeys } from '@/lib/platform/outbox/channels/vapid';
import { releaseMailTo } from '@/lib/platform/outbox/confirmed-address-store';
import { signingKeys, type SigningKeys } from '@/lib/platform/outbox/standard-webhooks';

export { CHOSEN_KINDS, lostAddresses };

/** A channel as its owner sees it. */
export interface ChannelInfo extends SigningKeys {
  readonly id: string;
  readonly form: ChannelForm;
  /** A webhook by the receiver that it was added for. */
  readonly kind: ChannelForm | HookForm;
  readonly label: string;
  /** The kinds that are selected for it. */
  readonly wants: readonly MessageKind[];
  readonly state: 'waits-for-proof' | 'on' | 'paused' | 'stopped';
  readonly lastSentAt?: string;
  readonly fault?: { readonly code: ChannelFault; readonly detail: string; readonly at?: string };
}

export interface NotificationSettings {
  readonly channels: readonly ChannelInfo[];
  readonly tables: readonly TablePreference[];
  /** Addresses at the person's seats. */
  readonly seatMails: readonly SeatMail[];
  /** How a turn that comes now reaches them. */
  readonly turns: readonly TurnAnswer[];
  readonly timeZone: string;
  /** Minutes after local midnight. */
  readonly digestAt?: number;
  readonly turnMails: TurnMails;
  /** Whether each turn is emailed at once, even with several tables. */
  readonly turnsAtOnce: boolean;
  /** The key for a browser that subscribes to notifications. */
  readonly pushKey: string;
}

/** A person's notification settings; undefined if the person does not exist. */
export async function notificationSettings(
  userId: string,
  clock: Clock = systemClock,
): Promise<NotificationSettings | undefined> {
  const person = await loadPerson(userId);
  if (!person) return undefined;
  const [channels, turnsAtOnce = false, tables, seatMails, turns] = await Promise.all([
    channelsOf(userId),
    getsTurnsAtOnce(userId),
    tablePreferences(userId),
    seatMailsOf(userId),
    turnAnswers(userId, clock.now()),
  ]);
  return {
    channels: channels.map(infoOf),
    tables,
    seatMails,
    turns,
    timeZone: person.timeZone,
    pushKey: pushKey(),
    turnMails: turnMailsOf(person),
    turnsAtOnce,
    digestAt: person.digestAt,
  };
}

/** The public key that identifies this service to the push services of browsers. */
export const pushKey = (): string => vapidKeys().publicKey;

/** The channels of a person that were stopped because delivery kept failing. */
export async function stoppedChannels(userId: string): Promise<readonly Pick<ChannelInfo, 'id' | 'label'>[]> {
  return (await channelsOf(userId)).filter((channel) => stateOf(channel) === 'stopped');
}

function infoOf(channel: Channel): ChannelInfo {
  const { id, form, label, lastSentAt, lastError, lastErrorAt } = channel;
  const hook = form === 'webhook' ? HookTargetSchema.safeParse(channel.target).data : undefined;
  const fault = lastError === undefined ? undefined : readFault(lastError);
  return {
    id,
    form,
    kind: hook?.form ?? form,
    label,
    wants: wantsOf(channel),
    state: stateOf(channel),
    lastSentAt: lastSentAt?.toISOString(),
    ...(fault
      ? {
          fault: {
            code: fault.fault,
            detail: fault.detail,
            ...(lastErrorAt ? { at: lastErrorAt.toISOString() } : {}),
          },
        }
      : {}),
    ...(hook ? signingKeys(hook) : {}),
  };
}

function stateOf({ provedAt, stoppedAt, lastError }: Channel): ChannelInfo['state'] {
  if (stoppedAt) return lastError === undefined ? 'paused' : 'stopped';
  return provedAt ? 'on' : 'waits-for-proof';
}

function wantsOf({ wants, form }: Channel): readonly MessageKind[] {
  if (wants.length > 0) return wants.flatMap((kind) => messageKindOf(kind) ?? []);
  return CHOSEN_KINDS.filter(
    (kind) => !ASKED_FOR_KINDS.includes(kind) || (DEFAULT_OF_MAIL.includes(kind) && form === 'mail'),
  );
}

/** Sends the email that proves an address again. */
export async function proveAgain(
  userId: string,
  id: string,
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  const [person, channel] = await Promise.all([loadPerson(userId), ownChannel(userId, id)]);
  if (!person || channel?.form !== 'mail' || channel.provedAt) return refuseChannel('unknown');
  return (await sendProof(letterTo(person), id, channel.label, clock.now()))
    ? DONE
    : refuseChannel('not-sent');
}

/** The address that the link of such an email proves. Reading changes nothing. */
export async function addressProofOf(
  token: string,
): Promise<{ readonly address: string; readonly proved: boolean } | undefined> {
  const channel = await channelToProve(token);
  return channel && { address: channel.label, proved: channel.provedAt !== undefined };
}

/** Proves the address of a link: its owner can read the emails there. */
export async function proveChannelAddress(token: string, clock: Clock = systemClock): Promise<ChannelResult> {
  const channel = await channelToProve(token);
  if (!channel) return refuseChannel('unknown');
  if (!channel.provedAt) await changeChannel(channel.userId, channel.id, { provedAt: clock.now() });
  await releaseMailTo(channel.label, clock.now());
  return DONE;
}

async function channelToProve(token: string): Promise<Channel | undefined> {
  const proof = readProofToken(token);
  const channel = proof && (await channelById(proof.channelId));
  return channel?.form === 'mail' && channel.label === proof?.address ? channel : undefined;
}

async function ownChannel(userId: string, id: string): Promise<Channel | undefined> {
  return (await channelsOf(userId)).find((each) => each.id === id);
}

/** Sends a test message to a channel; a failure is stored and shown. A channel that was given up is used again. */
export async function testChannel(
  userId: string,
  id: string,
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  const [person, channel] = await Promise.all([loadPerson(userId), ownChannel(userId, id)]);
  if (!person || !channel?.provedAt) return refuseChannel('unknown');
  if (!(await sendTest(letterTo(person), channel, clock.now()))) return refuseChannel('not-sent');
  if (stateOf(channel) === 'stopped') await changeChannel(userId, id, { stoppedAt: null });
  if (channel.form === 'mail') await releaseMailTo(channel.label, clock.now());
  return DONE;
}

/** Sets the kinds of messages that this channel gets. An empty choice pauses the channel. */
export async function setWants(userId: string, id: string, kinds: readonly string[]): Promise<ChannelResult> {
  const wants = CHOSEN_KINDS.filter((kind) => kinds.includes(kind));
  if (wants.length === 0) return refuseChannel('no-kinds');
  return changed(await changeIfOwn(userId, id, { wants }));
}

/** Pauses a channel, or resumes it; both clear its failures. */
export async function pauseChannel(
  userId: string,
  id: string,
  paused: boolean,
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  return changed(await changeIfOwn(userId, id, { stoppedAt: paused ? clock.now() : null }));
}

/** Removes a channel. */
export async function dropChannel(userId: string, id: string): Promise<ChannelResult> {
  return changed((await ownChannel(userId, id)) ? await removeChannel(userId, id) : false);
}

async function changeIfOwn(
  userId: string,
  id: string,
  change: Parameters<typeof changeChannel>[2],
): Promise<boolean> {
  return (await ownChannel(userId, id)) ? changeChannel(userId, id, change) : false;
}

const changed = (was: boolean): ChannelResult => (was ? DONE : refuseChannel('unknown'));

/** Mutes or unmutes one table for this person. */
export async function setMuted(
  userId: string,
  gameId: string,
  muted: boolean,
  clock: Clock = systemClock,
): Promise<ChannelResult> {
  const isAtTable = (await tablePreferences(userId)).some((table) => table.gameId === gameId);
  if (!isAtTable) return refuseChannel('unknown');
  await muteTable(userId, gameId, muted ? clock.now() : undefined);
  return DONE;
}
