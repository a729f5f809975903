/** The rate of posts to one target, by all processes together, and the rate that it asks for. */
import type http from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { env } from '@/lib/platform/env';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
import { SIDE_BY_SIDE } from '@/lib/platform/outbox/channel-forms';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { drain, type Tools } from '@/lib/features/notify/drain';
import { forgetPaces } from '@/lib/platform/outbox/pace-store';
import { FakeClock } from '../support/clock';
import { inFull, sampled } from '../support/full';
import { channelFor, parcelOf, personAt, queueTo, quietTable, startReceiver } from '../support/notifications';
import { useService } from '../support/service';

const { sql } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());
beforeEach(async () => {
  for (const table of ['Outbox', 'Channel', 'TargetPace']) await sql.query(`delete from "${table}"`);
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
  receiver.heard.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
});

const FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;
const target = (form: string, url = `${receiver.url}/topic`) => ({ form, url, secret: 'shh' });

/** A person with a hook, and a number of messages for it. */
async function reader(hook: object, messages: number): Promise<void> {
  const table = await quietTable(sql, 2, { emails: false });
  await channelFor(sql, await personAt(sql, table, 0), 'webhook', hook);
  for (let n = 0; n < messages; n += 1) await queueTo(table, 'joined', new Date());
}

interface Post {
  readonly url: string;
  readonly at: number;
}

/** A process: its posts with their times, by a clock that continues while it waits. */
function process(clock: FakeClock, posts: Post[], send?: Tools['send']): Tools {
  return {
    now: () => clock.now(),
    wait: async (ms) => pass(clock, ms),
    compose: async ([first]) => parcelOf({ id: first?.id ?? '', attempt: first?.attempts ?? 1 }),
    send: async (channel, parcel) => {
      posts.push({ url: urlOf(channel), at: clock.now().getTime() });
      return send?.(channel, parcel);
    },
  };
}

function urlOf(channel: DeliveryChannel): string {
  const { url } = (channel.kind === 'channel' ? channel.target : {}) as { readonly url?: string };
  return url ?? '';
}

/** The most posts that fell into a span. */
function mostIn(posts: readonly Post[], spanMs: number): number {
  const counts = posts.map(
    ({ at }) => posts.filter((other) => other.at >= at && other.at < at + spanMs).length,
  );
  return Math.max(0, ...counts);
}

const pass = (clock: FakeClock, ms: number): Date => clock.goTo(new Date(clock.now().getTime() + ms));
const later = () => new FakeClock(new Date(Date.now() + 60_000).toISOString());
const SETTINGS = { budgetMs: 600_000, sideBySide: { ...SIDE_BY_SIDE, mail: 1, push: 1, webhook: 10 } };

/** Posts a minute, and in two seconds. */
const PACES = [
  ['discord', 30, 5],
  ['slack', 45, 5],
  ['json', 70, 10],
  ['ntfy', 25, 10],
] as const;

test.each(inFull<readonly (typeof PACES)[number][]>(PACES, PACES.slice(-1)))(
  '%s gets at most %i posts a minute, by three processes and for two people',
  { timeout: 60_000 },
  async (form, aMinute, inTwoSeconds) => {
    await reader(target(form), 20);
    await reader(target(form), 20);
    await reader(target(form, `${receiver.url}/other`), 1);
    const [clock, posts]: [FakeClock, Post[]] = [later(), []];
    const drained = await Promise.all([1, 2, 3].map(() => drain(process(clock, posts), SETTINGS)));
    expect(drained.reduce((sum, { sent }) => sum + sent, 0)).toBe(41);
    const [own, other] = ['topic', 'other'].map((end) => posts.filter(({ url }) => url.endsWith(end)));
    expect(own).toHaveLength(40);
    expect(mostIn(own ?? [], 60_000)).toBeLessThanOrEqual(aMinute);
    expect(mostIn(own ?? [], 2_000)).toBeLessThanOrEqual(inTwoSeconds);
    // Another target does not wait for the end of that, whichever process sends it.
    expect(other).toHaveLength(1);
    expect(other?.[0]?.at).toBeLessThan(own?.at(-1)?.at ?? 0);
    const { rows } = await sql.query('select max("attempts")::int as most from "Delivery"');
    expect(rows).toEqual([{ most: 1 }]);
  },
);

test.each(sampled(FORMS, 1))(
  '%s that asks for a pause gets nothing before it is over, by any process',
  { timeout: 30_000 },
  async (form) => {
    await reader(target(form), 5);
    await reader(target(form, `${receiver.url}/other`), 1);
    const [clock, posts]: [FakeClock, Post[]] = [later(), []];
    const busyUntil = clock.now().getTime() + 90_000;
    const send: Tools['send'] = async (channel) => {
      const isBusy = urlOf(channel).endsWith('topic') && clock.now().getTime() < busyUntil;
      if (isBusy) throw new ChannelError('refused', 'HTTP 429', busyUntil - clock.now().getTime());
    };
    const noWaiting = { ...process(clock, posts, send), wait: async () => {} };
    for (let n = 0; n < 3; n += 1) await drain(noWaiting, SETTINGS);
    expect(posts.filter(({ url }) => url.endsWith('topic'))).toHaveLength(1);
    expect(posts.filter(({ url }) => url.endsWith('other'))).toHaveLength(1);
    pass(clock, 89_000);
    await drain(noWaiting, SETTINGS);
    expect(posts).toHaveLength(2);
    pass(clock, 2_000);
    await drain(process(clock, posts, send), SETTINGS);
    expect(posts.slice(2).every(({ at }) => at >= busyUntil)).toBe(true);
    expect(posts).toHaveLength(7);
  },
);

const answers: [string, (response: http.ServerResponse) => void][] = [
  ['429 with seconds', (response) => response.writeHead(429, { 'Retry-After': '30' }).end()],
  [
    '503 with a date',
    (response) =>
      response.writeHead(503, { 'Retry-After': new Date(Date.now() + 40_000).toUTCString() }).end(),
  ],
];
test.each(answers)('%s is heeded over the line', async (_what, answer) => {
  receiver.answer = answer;
  await reader(target('json'), 6);
  const clock = later();
  const real = {
    ...process(clock, []),
    send: (channel: DeliveryChannel, parcel: Parameters<Tools['send']>[1]) =>
      sendOn(channel, parcel, new Date()),
  };
  const still = { ...real, wait: async () => {} };
  expect(await drain(still, SETTINGS)).toEqual({ sent: 0, failed: 1 });
  receiver.answer = (response) => void response.writeHead(204).end();
  pass(clock, 20_000);
  expect(await drain(still, SETTINGS)).toEqual({ sent: 0, failed: 0 });
  expect(receiver.heard).toHaveLength(1);
  pass(clock, 45_000);
  expect((await drain(real, SETTINGS)).sent).toBe(6);
});

test('a push service is not counted, and gets nothing for as long as it asks', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  await channelFor(sql, await personAt(sql, table, 0), 'push', { endpoint: `${receiver.url}/push`, keys });
  for (let n = 0; n < 6; n += 1) await queueTo(table, 'joined', new Date());
  const [clock, posts]: [FakeClock, Post[]] = [later(), []];
  let refusals = 0;
  const send: Tools['send'] = async () => {
    if (posts.length === 3) throw new ChannelError('refused', `HTTP 429 ${(refusals += 1)}`, 600_000);
  };
  const tools = { ...process(clock, posts, send), wait: async () => {} };
  await drain(tools, SETTINGS);
  expect([posts.length, refusals]).toEqual([3, 1]);
  pass(clock, 601_000);
  await drain(tools, SETTINGS);
  expect(posts).toHaveLength(7);
});

test('facts about a target are deleted after a day', async () => {
  await reader(target('json'), 1);
  await drain(process(later(), []), SETTINGS);
  const left = async () => (await sql.query('select * from "TargetPace"')).rowCount;
  expect(await left()).toBe(1);
  await forgetPaces(new Date());
  expect(await left()).toBe(1);
  await forgetPaces(new Date(Date.now() + 86_400_000));
  expect(await left()).toBe(0);
});
