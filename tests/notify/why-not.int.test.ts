/** Why a message did not go out: stored with it, and shown to its reader and to the operator. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { notificationSettings } from '@/lib/features/notify/channels';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { lookAtTable } from '@/lib/features/operator/desk';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { seatedTable } from '../support/tables';

await useService();
const clock = new FakeClock('2026-11-25T12:00:00.000Z');

/** A person at seat 0, with a channel for email that bounced, a paused hook and a browser in use. */
async function reader() {
  const { gameId } = await seatedTable(2, { emails: false });
  const userId = crypto.randomUUID();
  await db().user.create({ data: { id: userId, name: 'Anna' } });
  await setSeat(gameId, 0, { userId });
  const proved = { userId, target: {}, wants: [], provedAt: clock.now() };
  const stoppedAt = clock.now();
  const channels = [
    { ...proved, kind: 'mail', label: 'a@praga.test', stoppedAt, lastError: 'gone: 550', failures: 3 },
    { ...proved, kind: 'webhook', label: 'hook.test', stoppedAt },
    { ...proved, kind: 'webhook', label: 'other.test', wants: ['mention'] },
  ];
  for (const [i, channel] of channels.entries()) {
    const createdAt = new Date(clock.now().getTime() + i);
    await db().channel.create({ data: { ...channel, id: crypto.randomUUID(), createdAt } });
  }
  await db().outbox.deleteMany({ where: { gameId } });
  return { gameId, userId };
}

test('a person sees for each channel whether a turn would come, and why not', async () => {
  const { userId } = await reader();
  const settings = await notificationSettings(userId, clock);
  expect(settings?.turns.map(({ label, answer, failures }) => ({ label, answer, failures }))).toEqual([
    { label: 'a@praga.test', answer: { why: 'bounced' }, failures: 3 },
    { label: 'hook.test', answer: { why: 'paused' }, failures: 0 },
    { label: 'other.test', answer: { why: 'unwanted' }, failures: 0 },
  ]);
  await db().user.update({ where: { id: userId }, data: { quietFrom: 660, quietTo: 840 } });
  await db().channel.updateMany({ where: { userId }, data: { stoppedAt: null } });
  const [mail] = (await notificationSettings(userId, clock))?.turns ?? [];
  expect(mail?.answer).toEqual({ at: new Date('2026-11-25T14:00:00.000Z'), waits: 'quiet' });
});

test('the operator sees it with the message', async () => {
  const { gameId } = await reader();
  await queueTo({ gameId }, 'joined', clock.now(), { payload: { name: 'Cilka' } });
  await deliverDue(clock);
  const shown = (await lookAtTable(gameId))?.deliveries ?? [];
  const facts = shown.map(({ channel, stage, why }) => `${channel} ${stage} ${why}`);
  expect(facts.sort()).toEqual([
    'mail nowhere bounced',
    'webhook nowhere paused',
    'webhook nowhere unwanted',
  ]);
});

test('the operator sees why a delivery was cancelled before it went', async () => {
  const { gameId } = await reader();
  const id = crypto.randomUUID();
  const about = { gameId, seat: 0, kind: 'joined', seq: 1, dedupe: id, payload: {} };
  const times = { createdAt: clock.now(), dueAt: clock.now(), sentAt: clock.now() };
  await db().outbox.create({ data: { id, ...about, ...times } });
  // The address at the seat is no longer there.
  await db().delivery.create({ data: { id: crypto.randomUUID(), gameId, outboxId: id, dueAt: clock.now() } });
  await deliverDue(clock);
  const [shown] = (await lookAtTable(gameId))?.deliveries ?? [];
  expect(shown).toMatchObject({ stage: 'cancelled', why: 'no-address' });
});
