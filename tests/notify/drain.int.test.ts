import net, { type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { env } from '@/lib/platform/env';
import { SIDE_BY_SIDE } from '@/lib/platform/outbox/channel-forms';
import { decideMessage } from '@/lib/features/notify/decide';
import { drain } from '@/lib/features/notify/drain';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { channelFor, personAt, quietTable, startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { startSmtp } from '../support/smtp';
import { stallingProxy } from '../support/stalling-proxy';

const { databaseUrl } = await useService();
const proxy = await stallingProxy(databaseUrl);
process.env.DATABASE_URL = proxy.url;
// Past the proxy, to see the database while the service sees nothing of it.
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const [receiver, smtp, silent] = [await startReceiver(), await startSmtp(), await startSilent()];
afterAll(async () => {
  await Promise.all([receiver.close(), smtp.close(), silent.close(), sql.end()]);
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

/** Takes every connection and never says a word. */
async function startSilent() {
  const open = new Set<Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('data', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls: () => open.size,
    hangUp,
    close: () => {
      hangUp();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
}

const hookAt = (url: string) => ({ form: 'json', url, secret: 'shh' });

async function tell(gameId: string, seat: number, count: number): Promise<void> {
  const at = new Date();
  for (let i = 0; i < count; i += 1)
    await queueMessage({ gameId, seat, kind: 'joined', seq: 1, dedupe: crypto.randomUUID(), at });
}

async function seated(seat: number, emails = false) {
  const table = await quietTable(sql, 2, { emails });
  return { table, userId: await personAt(sql, table, seat) };
}

test(
  'sixty messages to an unresponsive webhook delay neither an email nor another webhook',
  { timeout: 60_000 },
  async () => {
    const stuck = await seated(0);
    await channelFor(sql, stuck.userId, 'webhook', hookAt(silent.url));
    await tell(stuck.table.gameId, 0, 60);
    const other = await seated(0);
    await channelFor(sql, other.userId, 'mail', { address: 'late@praga.test' });
    await channelFor(sql, other.userId, 'webhook', hookAt(`${receiver.url}/well`));
    await tell(other.table.gameId, 0, 1);
    const began = performance.now();
    const drained = deliverDue();
    await expect
      .poll(() => [smtp.messages.length, receiver.heard.length], { timeout: 10_000 })
      .toEqual([1, 1]);
    expect(performance.now() - began).toBeLessThan(10_000);
    // One call was enough to know that nobody answers; the others wait for their second chance, and none of
    // them counts as tried. It may begin last of the three.
    await expect.poll(() => silent.calls()).toBe(1);
    silent.hangUp();
    expect(await drained).toEqual({ sent: 2, failed: 1 });
    expect(silent.calls()).toBe(1);
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
  const { table, userId } = await seated(0);
  await channelFor(sql, userId, 'webhook', hookAt(receiver.url));
  await tell(table.gameId, 0, 60);
  expect(await deliverDue()).toEqual({ sent: 0, failed: 3 });
  expect(receiver.heard).toHaveLength(3);
});

test('while our mail server is down not every email is attempted, and only attempted ones count', async () => {
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' });
  const { table, userId } = await seated(0);
  for (let i = 0; i < 30; i += 1)
    await channelFor(sql, userId, 'mail', { address: `reader-${i}@praga.test` });
  await tell(table.gameId, 0, 1);
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
  const { table, userId } = await seated(0);
  for (let i = 0; i < 10; i += 1) await channelFor(sql, userId, 'webhook', hookAt(`${receiver.url}/${i}`));
  await tell(table.gameId, 0, 2);
  const tools = {
    now: () => new Date(),
    compose: async () => ({ ...PARCEL }),
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

const PARCEL = {
  id: 'x',
  attempt: 1,
  createdAt: new Date(),
  sentAt: new Date(),
  locale: 'en',
  to: '',
  subject: '',
  greeting: '',
  messages: [],
  tells: [],
  closing: '',
};

test('a process that freezes while it fans out locks nothing, and another does its work', async () => {
  const { table, userId } = await seated(0);
  await channelFor(sql, userId, 'mail', { address: 'frozen@praga.test' });
  await tell(table.gameId, 0, 20);
  const before = smtp.messages.length;
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
  // Thawed long after its lease has run out, it finds its work done by another, and nothing is told twice.
  await sql.query(`update "Outbox" set "dueAt" = "dueAt" - interval '1 hour'`);
  proxy.thaw();
  await frozen;
  await deliverDue();
  await deliverDue();
  const { rows } = await sql.query('select count(*)::int as n from "Delivery" where "sentAt" is not null');
  expect(rows).toEqual([{ n: 20 }]);
  expect(smtp.messages.length - before).toBe(1);
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
