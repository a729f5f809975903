/** Readers of the news of circles, for tests. */
import crypto from 'node:crypto';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import type { Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { env } from '@/lib/platform/env';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { madeCircle, type MadeCircle } from '../support/world';

/** Gives a person a proved address with their name in it; with kinds, it wants these only. */
export async function addressFor(userId: string, wants: readonly string[] = []): Promise<string> {
  const { name } = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  const address = `${(name ?? 'x').toLowerCase()}-${userId.slice(0, 6)}@praga.test`;
  const channel = { id: crypto.randomUUID(), userId, kind: 'mail', label: address, provedAt: new Date() };
  await db().channel.create({ data: { ...channel, target: jsonOf({ address }), wants: [...wants] } });
  return address;
}

/** Lets hooks lead to this machine, where the receivers of tests are. */
export function allowLocalHooks(): void {
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
}

/** Sends everything that is due, and returns the emails of it, of these circles’ people or not. */
export async function mailsBy(clock: Clock) {
  const before = new Set((await listStoredMail(1000)).map(({ id }) => id));
  await deliverDue(clock);
  return (await listStoredMail(1000)).filter(({ id }) => !before.has(id));
}

/** A circle whose people all have an address, after what its foundation told; with kinds, they want these only. */
export async function circleOfReaders(
  names: readonly string[],
  clock: Clock,
  wants: readonly string[] = [],
): Promise<MadeCircle> {
  const circle = await madeCircle(names, clock);
  for (const userId of [circle.host, ...circle.others]) await addressFor(userId, wants);
  await forgetNews();
  return circle;
}

/** Deletes all news of circles. */
export const forgetNews = () => db().outbox.deleteMany({ where: { circleId: { not: null } } });

/** The names of the readers of emails. */
export const toWhom = (mails: Awaited<ReturnType<typeof mailsBy>>) =>
  mails.map(({ to }) => to.address.split('-')[0] ?? '').sort();
