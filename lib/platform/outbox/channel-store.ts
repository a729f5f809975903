import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Channel as ChannelRow } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { CHANNEL_FORMS, type ChannelForm } from '@/lib/platform/outbox/channel-forms';

/** A channel that reaches a person. */
export interface Channel {
  readonly id: string;
  readonly userId: string;
  readonly form: ChannelForm;
  /** Address, subscription, or URL with its form and secret: lib/platform/outbox/channels/targets.ts. */
  readonly target: unknown;
  readonly label: string;
  /** Kinds of messages for this channel; empty: the default kinds. */
  readonly wants: readonly string[];
  readonly provedAt?: Date;
  readonly stoppedAt?: Date;
  readonly lastSentAt?: Date;
  readonly lastError?: string;
  readonly lastErrorAt?: Date;
  readonly failures: number;
}

/** Undefined for the channel of a circle, which no person owns. */
function channelOf(row: ChannelRow): Channel | undefined {
  const { id, userId, kind, target, label, wants, failures } = row;
  const { provedAt, stoppedAt, lastSentAt, lastError, lastErrorAt } = row;
  if (userId === null) return undefined;
  const form = CHANNEL_FORMS.find((known) => known === kind) ?? 'webhook';
  return {
    id,
    userId,
    form,
    target,
    label,
    wants,
    failures,
    provedAt: provedAt ?? undefined,
    stoppedAt: stoppedAt ?? undefined,
    lastSentAt: lastSentAt ?? undefined,
    lastError: lastError ?? undefined,
    lastErrorAt: lastErrorAt ?? undefined,
  };
}

/** All channels of a person, oldest first. */
export async function channelsOf(userId: string): Promise<Channel[]> {
  const rows = await db().channel.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.flatMap((row) => channelOf(row) ?? []);
}

export async function channelById(id: string): Promise<Channel | undefined> {
  const row = await db().channel.findUnique({ where: { id } });
  return row ? channelOf(row) : undefined;
}

/** The channel of a browser, by the address of its push service. */
export async function channelByEndpoint(endpoint: string): Promise<Channel | undefined> {
  const row = await db().channel.findFirst({
    where: { kind: 'push', target: { path: ['endpoint'], equals: endpoint } },
  });
  return row ? channelOf(row) : undefined;
}

export interface NewChannel {
  readonly id?: string;
  readonly userId: string;
  readonly form: ChannelForm;
  readonly target: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly provedAt?: Date;
  /** For push channels: the device that shows the notifications. */
  readonly device?: string;
}

/** Adds a channel and returns its id. */
export async function addChannel({
  id = randomUUID(),
  target,
  form,
  ...channel
}: NewChannel): Promise<string> {
  const json = JSON.parse(JSON.stringify(target));
  const made = { id, kind: form, target: json, createdAt: systemClock.now() };
  await db().channel.create({ data: { ...made, wants: [], ...channel } });
  return id;
}

export interface ChannelChange {
  readonly wants?: readonly string[];
  readonly label?: string;
  readonly provedAt?: Date;
  /** Null: in use again, with its failures cleared. */
  readonly stoppedAt?: Date | null;
  readonly target?: Readonly<Record<string, unknown>>;
  readonly device?: string;
}

/** Changes a channel of this person; returns whether it exists. */
export async function changeChannel(userId: string, id: string, change: ChannelChange): Promise<boolean> {
  const { wants, target, stoppedAt, ...rest } = change;
  const data = {
    ...rest,
    ...(wants ? { wants: [...wants] } : {}),
    ...(target ? { target: JSON.parse(JSON.stringify(target)) } : {}),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    // Stopped by its owner, or fixed: either way its old failures no longer count.
    ...(stoppedAt === undefined ? {} : { failures: 0, lastError: null, lastErrorAt: null }),
  };
  const { count } = await db().channel.updateMany({ where: { id, userId }, data });
  return count > 0;
}

/** Removes a channel; returns whether it existed. */
export async function removeChannel(userId: string, id: string): Promise<boolean> {
  const { count } = await db().channel.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Sets the time of the daily digest: minutes after local midnight, or none. */
export async function setDigest(
  userId: string,
  digestAt: number | undefined,
  isOnly: boolean,
): Promise<void> {
  const data = { digestAt: digestAt ?? null, digestOnly: isOnly && digestAt !== undefined };
  await db().user.updateMany({ where: { id: userId }, data });
}
