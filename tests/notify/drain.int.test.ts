import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { env } from '@/lib/platform/env';
import { SIDE_BY_SIDE } from '@/lib/platform/outbox/channel-forms';
import { decideMessage } from '@/lib/features/notify/decide';
import { drain } from '@/lib/features/notify/drain';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { startMailServer } from '../support/mail-server';
import { channelFor, parcelOf, personAt, queueTo, startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { stallingProxy } from '../support/stalling-proxy';
import { silentTable } from './reader-tables';

const { databaseUrl, sql } = await useService();
const proxy = await stallingProxy(databaseUrl);
process.env.DATABASE_URL = proxy.url;
const [receiver, silent, smtp] = [await startReceiver(), await startReceiver(), await startMailServer()];
/** Requests that are never answered. */
const stuck: ServerResponse[] = [];
silent.answer = (response) => void stuck.push(response);
afterAll(async () => {
  await Promise.all([receiver.close(), smtp.close(), silent.close()]);
  await proxy.close();
});
beforeEach(async () => {
  proxy.thaw();
  await sql.query('delete from "Outbox"');
  await sql.query('delete from "Channel"');
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true, SMTP_URL: smtp.url });
  receiver.heard.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
});

const hookAt = (url: string) => ({ form: 'json', url, secret: 'shh' });

async function tell(table: CreatedTable, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await queueTo(table, 'joined', new Date());
}

async function seated() {
  const table = await silentTable(sql);
  return { table, userId: await personAt(sql, table, 0) };
}

test(
  'sixty messages to an unresponsive webhook delay neither an email nor another webhook',
  { timeout: 60_000 },
  async () => {
    const waiting = await seated();
    await channelFor(sql, waiting.userId, 'webhook', hookAt(silent.url));
    await tell(waiting.table, 60);
    const other = await seated();
    await channelFor(sql, other.userId, 'mail', { address: 'late@praga.test' });
    await channelFor(sql, other.userId, 'webhook', hookAt(`${receiver.url}/well`));
    await tell(other.table, 1);
    const began = performance.now();
    const drained = deliverDue();
    await expect.poll(() => [smtp.got.length, receiver.heard.length], { timeout: 10_000 }).toEqual([1, 1]);
    expect(performance.now() - began).toBeLessThan(10_000);
    // One call was enough to know that nobody answers; the others wait for their second chance, and none of
    // them counts as tried. It may begin last of the three.
    await expect.poll(() => stuck.length).toBe(1);
    stuck[0]?.destroy();
    expect(await drained).toEqual({ sent: 2, failed: 1 });
    expect(stuck).toHaveLength(1);
    const { rows } = await sql.query(
      'select "attempts", count(*)::int as n from "Delivery" where "sentAt" is null and "dueAt" > now() group by 1 order by 1',
    );
    expect(rows).toEqual([
      { attempts: 0, n: 59 },
      { attempts: 1, n: 1 },
    ]);
  },
);

test('a hook that refuses is not called sixty times', { timeout: 60_000 }, async () => {
  receiver.answer = (response) => void response.writeHead(500).end();
  const { table, userId } = await seated();
  await channelFor(sql, userId, 'webhook', hookAt(receiver.url));
  await tell(table, 60);
  expect(await deliverDue()).toEqual({ sent: 0, failed: 3 });
  expect(receiver.heard).toHaveLength(3);
});

test('while our mail server is down not every email is attempted, and only attempted ones count', async () => {
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' });
  const { table, userId } = await seated();
  for (let i = 0; i < 30; i += 1)
    await channelFor(sql, userId, 'mail', { address: `reader-${i}@praga.test` });
  await tell(table, 1);
  const { failed } = await deliverDue();
  // Three, and those that were under way as well.
  expect(failed).toBeGreaterThanOrEqual(3);
  expect(failed).toBeLessThan(10);
  const attempts = await sql.query('select sum("attempts")::int as n, count(*)::int as of from "Delivery"');
  expect(attempts.rows).toEqual([{ n: failed, of: 30 }]);
  Object.assign(env(), { SMTP_URL: smtp.url });
  await sql.query('update "Delivery" set "dueAt" = now()');
  expect(await deliverDue()).toEqual({ sent: 30, failed: 0 });
});

test('a drain ends when its time is over, and the rest is due as before', async () => {
  const { table, userId } = await seated();
  for (let i = 0; i < 10; i += 1) await channelFor(sql, userId, 'webhook', hookAt(`${receiver.url}/${i}`));
  await tell(table, 2);
  const tools = {
    now: () => new Date(),
    compose: async () => parcelOf(),
    send: () => new Promise<void>((done) => setTimeout(done, 200)),
  };
  const began = performance.now();
  const { sent } = await drain(tools, {
    budgetMs: 500,
    sideBySide: { ...SIDE_BY_SIDE, mail: 1, push: 1, webhook: 2 },
  });
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(sent).toBeLessThan(10);
  const { rows } = await sql.query(
    'select count(*)::int as n from "Delivery" where "sentAt" is null and "dueAt" <= now() and "attempts" = 0',
  );
  expect(rows).toEqual([{ n: 20 - sent }]);
});

test('a process that freezes while it fans out locks nothing, and another does its work', async () => {
  const { table, userId } = await seated();
  await channelFor(sql, userId, 'mail', { address: 'frozen@praga.test' });
  await tell(table, 20);
  const before = smtp.got.length;
  let frozen: Promise<number> | undefined;
  // Thawed before it has frozen, it would stand still until its connection is given up.
  await new Promise<void>((isFrozen) => {
    const decide: typeof decideMessage = (...told) => {
      proxy.freeze();
      isFrozen();
      return decideMessage(...told);
    };
    frozen = fanOut({ now: new Date(), limit: 20, gatherMs: 0, decide });
  });
  await expect.poll(() => lockedRows(), { timeout: 5_000 }).toEqual([]);
  // Thawed long after its lease has expired, it finds its work done by another process, and nothing is sent twice.
  await sql.query(`update "Outbox" set "dueAt" = "dueAt" - interval '1 hour'`);
  proxy.thaw();
  await frozen;
  await deliverDue();
  await deliverDue();
  const { rows } = await sql.query('select count(*)::int as n from "Delivery" where "sentAt" is not null');
  expect(rows).toEqual([{ n: 20 }]);
  expect(smtp.got.length - before).toBe(1);
});

/** The messages that somebody holds a lock on. */
async function lockedRows(): Promise<string[]> {
  const client = await sql.connect();
  try {
    await client.query('begin');
    const free = await client.query('select "id" from "Outbox" for update skip locked');
    const all = await client.query('select "id" from "Outbox"');
    const isFree = new Set(free.rows.map(({ id }) => id));
    return all.rows.map(({ id }) => id).filter((id) => !isFree.has(id));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
