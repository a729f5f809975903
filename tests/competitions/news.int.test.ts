/** Messages to the people of a season: who gets which, once each. */
import crypto from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { joinCircle } from '@/lib/features/circles/circles';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { HookBody } from '@/lib/features/notify/contract-hook';
import { db } from '@/lib/platform/db/db';
import { actOnMember } from '../circles/acts';
import { guest, linkOf, madeCircle, type MadeCircle, memberId } from '../support/world';
import { addressFor, allowLocalHooks, forgetNews, mailsBy } from '../circles/news-readers';
import { FakeClock } from '../support/clock';
import { channelFor, startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { entrantOf } from './made-competition';

const { sql } = await useService();

const KINDS = 'circle-news season-check-in season-place season-begins season-stage season-over'.split(' ');
const receiver = await startReceiver();
afterAll(() => receiver.close());

/** A person's own program. With news of tables too it would reach its pace, and wait for a clock that stands still. */
const programOf = (userId: string, name: string) =>
  channelFor(sql, userId, 'webhook', { form: 'json', url: `${receiver.url}/${name}`, secret: 's' }, KINDS);

/** The kinds of news of this competition that a program heard of, in their order. */
const heardBy = (name: string, competitionId: string) =>
  receiver.heard.flatMap(({ path, body }) => {
    const { messages } = HookBody.parse(JSON.parse(body.toString()));
    const own = messages.filter((message) => message.competitionId === competitionId);
    return path === `/${name}` ? own.map(({ kind }) => kind) : [];
  });

const clock = new FakeClock('2026-11-23T09:00:00.000Z');

/** Advances twice, as two processes would, and sends: the names of those who got news of the season. */
async function told(): Promise<readonly string[]> {
  await goOn(clock);
  await goOn(clock);
  // People whom the next acts check in are not asked to.
  clock.pass(0.02);
  const mails = (await mailsBy(clock)).filter(({ tells }) => tells.some(({ kind }) => KINDS.includes(kind)));
  return mails.flatMap(({ to, tells }) => tells.map(() => to.address.split('-')[0] ?? '')).sort();
}

async function seasonOf(names: readonly string[], form: 'season' | 'series' | 'swiss') {
  const circle = await madeCircle(names, clock);
  const people = [circle.host, ...circle.others];
  const outsider = await joined(circle, 'Zdena');
  for (const userId of [...people, outsider]) await addressFor(userId, KINDS);
  await forgetNews();
  const id = await entered(circle, people, clock, { form });
  return { circle, people, id };
}

async function joined({ circleId, host }: MadeCircle, name: string): Promise<string> {
  const userId = await guest(name);
  const token = await linkOf(circleId, host, clock);
  expect((await joinCircle({ token, userId, name }, clock)).ok).toBe(true);
  return userId;
}

const checkIn = async (id: string, userId: string) =>
  actOnEntrant({ id, userId }, 'check-in', await entrantOf(id, userId, clock), clock);

test('players of a series are notified once about check-in, its end, the start, a free place and the end', async () => {
  const { circle, people, id } = await seasonOf(['Bohumil', 'Cecilie', 'Dobromila'], 'series');
  const [anna = '', bohumil = '', cecilie = '', dobromila = ''] = people;
  allowLocalHooks();
  await programOf(anna, 'anna');
  await programOf(dobromila, 'dobromila');
  expect(await told()).toEqual([]);
  clock.pass(24);
  expect(await told()).toEqual(['anna', 'bohumil', 'cecilie', 'dobromila']);
  for (const userId of [anna, bohumil, cecilie]) expect((await checkIn(id, userId)).ok).toBe(true);
  clock.pass(47);
  expect(await told()).toEqual([]);
  clock.pass(1);
  expect(await told()).toEqual(['dobromila']);
  clock.pass(24);
  // The begin asks for nothing: an email waits for the evening.
  expect(await told()).toEqual([]);
  clock.pass(9);
  expect(await told()).toEqual(['anna', 'bohumil', 'cecilie']);
  expect((await checkIn(id, dobromila)).ok).toBe(true);
  expect(await told()).toEqual([]);
  const out = await entrantOf(id, cecilie, clock);
  expect((await actOnEntrant({ id, userId: cecilie }, 'withdraw', out, clock)).ok).toBe(true);
  expect(await told()).toEqual(['dobromila']);
  // A member who is removed hears nothing more.
  const who = { circleId: circle.circleId, userId: circle.host };
  await actOnMember(who, 'remove', await memberId(circle.circleId, bohumil, clock), clock);
  expect(await told()).toEqual(['bohumil']);
  clock.pass(25);
  for (let round = 0; round < 20; round += 1) {
    const open = openIn(await shownTo(id, anna, clock));
    for (const { tableId = '' } of open) await endGame(tableId, [0, 1, 2, 3], clock);
    if (open.length === 0) break;
    expect(await told()).toEqual([]);
  }
  expect((await shownTo(id, anna, clock)).competition.state).toBe('over');
  clock.pass(24);
  expect(await told()).toEqual(['anna', 'dobromila']);
  clock.pass(24);
  expect(await told()).toEqual([]);
  expect(heardBy('anna', id)).toEqual(['season-check-in', 'season-begins', 'season-over']);
  const late = ['season-check-in', 'season-check-in', 'season-place', 'season-over'];
  expect(heardBy('dobromila', id)).toEqual(late);
});

test("players of a Swiss are notified once about each new stage, and so is the circle's channel", async () => {
  const { circle, people, id } = await seasonOf(['Bohumil', 'Cecilie', 'Dobromila'], 'swiss');
  const [anna = ''] = people;
  allowLocalHooks();
  await programOf(anna, 'swiss');
  const target = { form: 'json', url: `${receiver.url}/channel`, secret: 's' };
  const wants = ['season-begins', 'season-stage', 'season-over'];
  const channel = {
    id: crypto.randomUUID(),
    kind: 'webhook',
    label: '',
    locale: 'en',
    provedAt: clock.now(),
  };
  await db().channel.create({ data: { ...channel, circleId: circle.circleId, wants, target } });
  clock.pass(24);
  await told();
  for (const userId of people) expect((await checkIn(id, userId)).ok).toBe(true);
  await told();
  for (const stage of [1, 2]) {
    const shown = await shownTo(id, anna, clock);
    expect(shown.competition.stage).toBe(stage);
    for (const { tableId = '' } of openIn(shown)) await endGame(tableId, [0, 1, 2, 3], clock);
    expect(await told()).toEqual([]);
    clock.pass(24);
    // A stage that has begun meanwhile is the only one that they hear of.
    expect(await told()).toEqual(['anna', 'bohumil', 'cecilie', 'dobromila']);
  }
  expect(await told()).toEqual([]);
  expect(heardBy('swiss', id)).toEqual(['season-check-in', 'season-begins', 'season-stage', 'season-over']);
  expect(heardBy('channel', id)).toEqual(['season-begins', 'season-stage', 'season-over']);
});
