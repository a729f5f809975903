import crypto from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { lostAddresses } from '@/lib/features/notify/channels';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { requestAddress } from '@/lib/features/seats/address-change';
import { loadMySeat } from '@/lib/features/seats/own-seat';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { useMailWorld } from '../support/mail-world';
import { channelFor, personAt, queueTo, quietTable, sitAt } from '../support/notifications';

const { sql, smtp, receiver } = await useMailWorld();

const GONE: typeof receiver.answer = (response) => void response.writeHead(410).end();

const callTo = (table: CreatedTable) => queueTo(table, 'mention', new Date(), { seat: 1 });

const hook = (userId: string) =>
  channelFor(sql, userId, 'webhook', { form: 'json', url: `${receiver.url}/hook`, secret: 'a secret' });

/** A person at two tables, with the same address at both seats. */
async function atTwoTables() {
  const [first, second] = [await quietTable(sql, 2), await quietTable(sql, 2)];
  const userId = await personAt(sql, first, 1);
  await sitAt(sql, second, 1, userId);
  return { first, second, userId };
}

/** The attempts after which an unknown address is given up. */
async function deliverUntilGivenUp(): Promise<void> {
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(await deliverDue()).toMatchObject({ failed: 1 });
    await sql.query('update "OutboxDelivery" set "dueAt" = now() where "failedAt" is null');
  }
}

async function stops(): Promise<readonly { seat: number; payload: unknown }[]> {
  const { rows } = await sql.query(
    'select seat, payload from "Outbox" where kind = \'channel-stopped\' order by "createdAt"',
  );
  return rows;
}

async function mails() {
  const parsed = smtp.got.map(async ({ raw, to }) => {
    const { subject, text } = await PostalMime.parse(raw);
    return { to: to[0], subject, text };
  });
  return Promise.all(parsed);
}

test("a lost channel is reported once on the person's other channels", async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 1);
  const id = await hook(userId);
  // Wants only one kind: messages about the owner's channels go there all the same.
  await channelFor(sql, userId, 'mail', { address: 'reader@praga.test' }, ['digest']);
  receiver.answer = GONE;
  await callTo(table);
  await deliverDue();
  expect(await stops()).toEqual([{ seat: 1, payload: { channel: 'webhook' } }]);
  await deliverDue();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'reader@praga.test',
    subject: 'Your webhook messages no longer get through',
  });
  expect(mail?.text).toContain('http://praga.test/me/prompts');
  expect(receiver.heard).toHaveLength(1);

  await callTo(table);
  await deliverDue();
  expect(await stops()).toHaveLength(1);
  // Fixed, and lost once more: a stop of its own.
  await sql.query('update "Channel" set "stoppedAt" = null where id = $1', [id]);
  await callTo(table);
  await deliverDue();
  expect(await stops()).toHaveLength(2);
});

test('the address left at the seat is another way; an unproved channel is not', async () => {
  const table = await quietTable(sql, 2);
  const userId = await personAt(sql, table, 1);
  await sql.query('update "Seat" set "emailOwn" = true where "gameId" = $1', [table.gameId]);
  await hook(userId);
  const unproved = await channelFor(sql, userId, 'mail', { address: 'unproved@praga.test' });
  await sql.query('update "Channel" set "provedAt" = null where id = $1', [unproved]);
  receiver.answer = GONE;
  await callTo(table);
  await deliverDue();
  await deliverDue();
  const subjects = (await mails()).map(({ to, subject }) => [to, subject]);
  expect(subjects).toContainEqual(['bohumil@praga.test', 'Your webhook messages no longer get through']);
  expect(subjects.filter(([to]) => to !== 'bohumil@praga.test')).toEqual([]);
});

test('a person without another channel gets no notification', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 1);
  await hook(userId);
  receiver.answer = GONE;
  await callTo(table);
  await deliverDue();
  expect(await stops()).toEqual([]);
});

test('an address of two seats is lost once', async () => {
  const { first, second, userId } = await atTwoTables();
  await hook(userId);
  smtp.unknown.add('bohumil@praga.test');
  for (const table of [first, second]) {
    await callTo(table);
    await deliverUntilGivenUp();
  }
  expect(await stops()).toEqual([{ seat: 1, payload: { channel: 'mail' } }]);
  await deliverDue();
  const heard = receiver.heard.map(({ body }) => JSON.parse(body.toString('utf8')));
  const kinds = heard.flatMap(({ messages }) => messages.map(({ kind }: { kind: string }) => kind));
  expect(kinds.filter((kind) => kind === 'channel-stopped')).toHaveLength(1);
  // A hook may be read by many: the address is named there to nobody.
  expect(JSON.stringify(heard)).not.toContain('bohumil@praga.test');
});

test('a guest without any other way sees the lost address of their seat until it is changed', async () => {
  const { first, second, userId } = await atTwoTables();
  smtp.unknown.add('bohumil@praga.test');
  await callTo(first);
  expect(await lostAddresses(userId)).toEqual([]);
  await deliverUntilGivenUp();
  expect(await db().seat.findFirst({ where: { gameId: first.gameId, seat: 1 } })).toMatchObject({
    mailStoppedAt: expect.any(Date),
    mailError: 'gone: SMTP 550 no such mailbox',
  });
  await callTo(second);
  await deliverUntilGivenUp();
  const lost = (gameId: string) => [{ gameId, email: 'bohumil@praga.test' }];
  // Each once, at the table where it was given up last; once that is fixed, at the other one.
  expect(await lostAddresses(userId)).toEqual(lost(second.gameId));
  expect(await loadMySeat(first.gameId, { userId })).toMatchObject({ isHolder: true, isLost: true });
  await requestAddress(second.gameId, { userId }, 'bohumil@new.test');
  expect(await lostAddresses(userId)).toEqual(lost(first.gameId));
  expect(await loadMySeat(second.gameId, { userId })).not.toHaveProperty('isLost');
  // A reader who asked for no more mail has lost nothing.
  await sql.query('update "Seat" set "mailError" = null where "gameId" = $1', [first.gameId]);
  expect(await lostAddresses(userId)).toEqual([]);
});

test("the host is notified about their channel, and the seat's holder is not", async () => {
  const table = await quietTable(sql, 2);
  const userId = crypto.randomBytes(12).toString('hex');
  await sql.query('insert into "User" (id, name, "daysOff") values ($1, \'Host\', \'{}\')', [userId]);
  await hook(userId);
  await channelFor(sql, userId, 'mail', { address: 'host@praga.test' });
  receiver.answer = GONE;
  await queueTo(table, 'table-late', new Date(), { seat: 1, reader: { userId } });
  await deliverDue();
  await deliverDue();
  const found = (await mails()).filter(({ subject }) => subject?.includes('webhook'));
  expect(found.map(({ to }) => to)).toEqual(['host@praga.test']);
});
