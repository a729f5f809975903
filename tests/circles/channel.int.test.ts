/** The channel of a circle: who sets it, its messages and their times, and failures. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addCircleHook,
  changeCircleHook,
  circleHooks,
  dropCircleHook,
  tryCircleHook,
  type HookSettings,
} from '@/lib/features/notify/circles/circle-hooks';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { CIRCLE_HOOK_KINDS } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';
import { FakeClock, hoursAfter } from '../support/clock';
import { queueTo, startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { actOnMember } from './acts';
import { madeCircle, type MadeCircle, memberId } from '../support/world';
import { callPlayers, startTable } from './games';
import { allowLocalHooks, forgetNews } from './news-readers';
import { refused } from '../support/outcomes';

await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());

const clock = new FakeClock('2026-11-25T12:00:00.000Z');
beforeEach(async () => {
  clock.goTo('2026-11-25T12:00:00.000Z');
  allowLocalHooks();
  await db().outbox.deleteMany();
  await db().targetPace.deleteMany();
  receiver.heard.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
});

const ALL: HookSettings['wants'] = CIRCLE_HOOK_KINDS;
const ASKED = { form: 'json', url: `${receiver.url}/hook`, label: '', locale: 'en' } as const;

async function withChannel(settings?: HookSettings) {
  const circle = await madeCircle(['Bohumil', 'Cilka'], clock);
  await forgetNews();
  const who = { circleId: circle.circleId, userId: circle.host };
  const added = await addCircleHook(who, ASKED, clock);
  if (!added.ok) throw new Error(added.error.kind);
  const { id, isTaken } = added.value;
  expect([isTaken, receiver.heard.splice(0).length]).toEqual([true, 1]);
  if (settings) expect((await changeCircleHook(who, id, settings, clock)).ok).toBe(true);
  return { circle, who, id };
}

/** Tells each seat of a table the same, as its steps do. */
async function tellSeats(
  gameId: string,
  kind: 'game-began' | 'game-finished' | 'your-turn',
  payload = {},
  seats: readonly number[] = [0, 1, 2],
) {
  for (const seat of seats)
    await queueTo({ gameId }, kind, clock.now(), { seat, payload, dedupe: `${gameId} ${kind} ${seat}` });
}

const call = (circle: MadeCircle) => callPlayers(circle, clock, { startsBy: hoursAfter(clock.now(), 240) });

const heard = () =>
  receiver.heard.map(({ body }) => {
    const { messages } = JSON.parse(body.toString()) as {
      messages: { kind: string; lead: string; gameId?: string }[];
    };
    return messages[0];
  });
const kinds = () => heard().map((message) => message?.kind);

describe('messages to the channel', () => {
  test('gets each event once, for any number of seats, and no turns', async () => {
    const { circle } = await withChannel();
    const gameId = await startTable(circle, clock);
    await tellSeats(gameId, 'game-began', { starts: true });
    await tellSeats(gameId, 'your-turn');
    await Promise.all([deliverDue(clock), deliverDue(clock)]);
    await tellSeats(gameId, 'game-finished');
    await deliverDue(clock);
    await call(circle);
    await deliverDue(clock);
    await deliverDue(clock);
    expect(kinds().sort()).toEqual(['game-began', 'game-finished', 'who-is-in']);
    const began = heard().find((message) => message?.kind === 'game-began');
    expect(began).toMatchObject({ gameId });
    for (const name of ['Anna', 'Bohumil', 'Cilka']) expect(began?.lead).toContain(name);
    // Seats read that it is their turn; everyone else reads whose turn it is.
    expect(began?.lead).not.toContain('You');
  });

  test('gets turns if they are enabled, by the seat to move', async () => {
    const { circle } = await withChannel({ wants: ALL, mute: null });
    const gameId = await startTable(circle, clock);
    const { waiting } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    await tellSeats(gameId, 'your-turn', {}, waiting);
    await deliverDue(clock);
    expect(kinds()).toEqual(waiting.map(() => 'your-turn'));
  });

  test('is nothing of a table that only its players may watch', async () => {
    const { circle } = await withChannel({ wants: ALL, mute: null });
    const gameId = await startTable(circle, clock);
    await tellSeats(gameId, 'game-began');
    await db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });
    await deliverDue(clock);
    expect(kinds()).toEqual([]);
  });

  test('waits for the end of quiet hours by the clock of the circle', async () => {
    const { circle } = await withChannel({ wants: ALL, mute: { from: 22 * 60, to: 7 * 60 } });
    // Half past ten in Prague.
    clock.goTo('2026-11-25T21:30:00.000Z');
    await call(circle);
    await deliverDue(clock);
    clock.goTo('2026-11-26T05:59:00.000Z');
    await deliverDue(clock);
    expect(kinds()).toEqual([]);
    clock.goTo('2026-11-26T06:00:00.000Z');
    await deliverDue(clock);
    expect(kinds()).toEqual(['who-is-in']);
  });

  test('gets the weekly digest on Sunday', async () => {
    const { circle } = await withChannel();
    await startTable(circle, clock);
    clock.goTo('2026-11-29T17:00:00.000Z');
    await deliverDue(clock);
    expect(kinds()).toEqual(['circle-letter']);
  });

  test('names people without pinging them on every chat service', async () => {
    for (const form of HOOK_FORMS) {
      const circle = await madeCircle(['@everyone'], clock);
      await forgetNews();
      const asked = { form, url: `${receiver.url}/${form}`, label: '', locale: 'de' };
      const added = await addCircleHook({ circleId: circle.circleId, userId: circle.host }, asked, clock);
      expect([added.ok, receiver.heard.pop()?.path]).toEqual([true, form === 'ntfy' ? '/' : `/${form}`]);
      await call({ ...circle, host: circle.others[0] ?? '' });
      await deliverDue(clock);
    }
    expect(receiver.heard).toHaveLength(HOOK_FORMS.length);
    const discord = receiver.heard[0]?.body.toString() ?? '';
    expect(discord).toContain('"allowed_mentions":{"parse":[]}');
  });
});

describe('a channel that fails', () => {
  test('is retried and finally stopped, and resumes after a successful test', async () => {
    const { circle, who, id } = await withChannel();
    receiver.answer = (response) => void response.writeHead(500).end();
    await call(circle);
    for (let n = 0; n < 12; n += 1) {
      await deliverDue(clock);
      clock.pass(24);
      await db().outbox.updateMany({ where: { circleId: { not: null } }, data: { dueAt: clock.now() } });
    }
    const stopped = await circleHooks(who, clock);
    expect(stopped.ok && stopped.value[0]).toMatchObject({ state: 'stopped', fault: { code: 'refused' } });
    const tries = receiver.heard.length;
    await call(circle);
    await deliverDue(clock);
    expect(receiver.heard).toHaveLength(tries);
    expect(await tryCircleHook(who, id, clock)).toMatchObject(refused('channel', { why: 'not-sent' }));
    receiver.answer = (response) => void response.writeHead(204).end();
    expect((await tryCircleHook(who, id, clock)).ok).toBe(true);
    const again = await circleHooks(who, clock);
    expect(again.ok && again.value[0]?.state).toBe('on');
    expect(again.ok && again.value[0]?.fault).toBeUndefined();
  });
});

describe('setting the channel', () => {
  test('is for stewards as for the host, of their own circle', async () => {
    const { circle, who, id } = await withChannel();
    const [bohumil = ''] = circle.others;
    await actOnMember(who, 'make-steward', await memberId(circle.circleId, bohumil, clock), clock);
    const settings = { wants: ALL, mute: null };
    const all = async (userId: string, circleId = circle.circleId) => {
      const by = { circleId, userId };
      const done = [
        await circleHooks(by, clock),
        await addCircleHook(by, ASKED, clock),
        await changeCircleHook(by, id, settings, clock),
        await tryCircleHook(by, id, clock),
        await dropCircleHook(by, id, clock),
      ];
      return done.map((each) => (each.ok ? 'ok' : each.error.kind));
    };
    const { circle: other } = await withChannel();
    // A channel of another circle does not belong to this one.
    expect((await all(other.host, other.circleId)).slice(2)).toEqual(['channel', 'channel', 'channel']);
    expect(await all(bohumil)).toEqual(Array.from({ length: 5 }, () => 'ok'));
  });

  test('allows two at most, even with two concurrent requests', async () => {
    const { who } = await withChannel();
    const added = await Promise.all([1, 2, 3].map(() => addCircleHook(who, ASKED, clock)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    const hooks = await circleHooks(who, clock);
    expect(hooks.ok && hooks.value).toHaveLength(2);
  });

  test('needs a kind, and forgets what waits once it is removed', async () => {
    const { circle, who, id } = await withChannel();
    expect(await changeCircleHook(who, id, { wants: [], mute: null }, clock)).toMatchObject(
      refused('channel', { why: 'no-kinds' }),
    );
    receiver.answer = (response) => void response.writeHead(500).end();
    await call(circle);
    await deliverDue(clock);
    expect((await dropCircleHook(who, id, clock)).ok).toBe(true);
    expect(await db().delivery.count({ where: { channelId: id } })).toBe(0);
  });
});

test('a channel whose receiver refuses the test is not added, and the reason is told', async () => {
  const { circleId, host } = await madeCircle([], clock);
  const who = { circleId, userId: host };
  receiver.answer = (response) =>
    void response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"Needs a thread"}');
  expect(await addCircleHook(who, { ...ASKED, form: 'discord' }, clock)).toEqual(
    refused('channel', { why: 'said-no', said: 'HTTP 400: Needs a thread' }),
  );
  expect(await circleHooks(who, clock)).toEqual({ ok: true, value: [] });
  // A program is added: it may not know its key yet.
  expect(await addCircleHook(who, ASKED, clock)).toMatchObject({ ok: true, value: { isTaken: false } });
  expect(await circleHooks(who, clock)).toMatchObject({
    value: [{ state: 'on', fault: { code: 'refused', detail: 'HTTP 400: Needs a thread' } }],
  });
});
