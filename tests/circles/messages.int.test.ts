/** News of a circle to its members: who gets which, and when. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { circleDates } from '@/lib/features/calendar/calendar-store';
import { joinCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { answerGathering } from '@/lib/features/circles/gatherings/gatherings';
import { HookBody } from '@/lib/features/notify/contract-hook';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { db } from '@/lib/platform/db/db';
import { forgetAway } from '@/lib/platform/ops/notice-store';
import { addressHash } from '@/lib/platform/outbox/address-hash';
import { FakeClock, hoursAfter } from '../support/clock';
import { channelFor, startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { actInCircle, actOnMember, changeSettings } from './acts';
import { guest, linkOf, madeCircle, memberId } from '../support/world';
import { callPlayers } from './games';
import { addressFor, allowLocalHooks, circleOfReaders, forgetNews, mailsBy, toWhom } from './news-readers';

const { sql } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());

const clock = new FakeClock('2026-11-23T09:00:00.000Z');
beforeEach(async () => {
  clock.goTo('2026-11-23T09:00:00.000Z');
  await forgetNews();
  await db().rateLimit.deleteMany();
});

const readers = (names: readonly string[], wants?: readonly string[]) => circleOfReaders(names, clock, wants);

const call = (circle: Parameters<typeof callPlayers>[0], hours = 72) =>
  callPlayers(circle, clock, { startsBy: hoursAfter(clock.now(), hours) });

test("a member's program receives calls for players, changes and the weekly summary", async () => {
  const circle = await readers(['Bohumil']);
  const [bohumil = ''] = circle.others;
  allowLocalHooks();
  const target = { form: 'json', url: `${receiver.url}/bohumil`, secret: 's' };
  const wants = ['who-is-in', 'who-is-in-now', 'circle-news', 'circle-letter'];
  await channelFor(sql, bohumil, 'webhook', target, wants);
  await call(circle, 240);
  await deliverDue(clock);
  await actInCircle({ circleId: circle.circleId, userId: circle.host }, 'end', clock);
  await deliverDue(clock);
  await actInCircle({ circleId: circle.circleId, userId: circle.host }, 'keep-open', clock);
  clock.pass(7 * 24);
  await deliverDue(clock);
  const messages = receiver.heard.flatMap(({ body }) => HookBody.parse(JSON.parse(body.toString())).messages);
  expect(new Set(messages.map(({ kind }) => kind))).toEqual(
    new Set(['who-is-in', 'circle-news', 'circle-letter']),
  );
  for (const message of messages) expect(message.circleId).toBe(circle.circleId);
});

describe('changes of a circle', () => {
  test('go to the people they concern, and not to the one who made them', async () => {
    const circle = await readers(['Bohumil', 'Cilka']);
    const { circleId, host, others } = circle;
    const [bohumil = ''] = others;
    const who = { circleId, userId: host };
    const id = await memberId(circleId, bohumil, clock);
    const told = async (act: () => Promise<unknown>) => {
      await act();
      return toWhom(await mailsBy(clock));
    };
    expect(await told(() => actOnMember(who, 'offer-host', id, clock))).toEqual(['bohumil']);
    expect(await told(() => actOnMember(who, 'remove', id, clock))).toEqual(['bohumil']);
    expect(await told(() => actOnMember(who, 'keep', id, clock))).toEqual(['bohumil']);
    expect(await told(() => actInCircle(who, 'end', clock))).toEqual(['bohumil', 'cilka']);
    expect(await told(() => actInCircle(who, 'keep-open', clock))).toEqual(['bohumil', 'cilka']);
    const token = await linkOf(circleId, host, clock);
    const dana = await guest('Dana');
    expect(await told(() => joinCircle({ token, userId: dana, name: 'Dana' }, clock))).toEqual(['anna']);
    await changeSettings(who, { joinBy: 'approval' }, clock);
    const emil = await guest('Emil');
    await addressFor(emil);
    expect(await told(() => joinCircle({ token, userId: emil, name: 'Emil' }, clock))).toEqual(['anna']);
    const asking = await db().circleMember.findFirstOrThrow({ where: { circleId, userId: emil } });
    expect(await told(() => actOnMember(who, 'approve', asking.id, clock))).toEqual(['emil']);
    clock.pass(24 * 61);
    // Nobody’s browser has been seen for 61 days.
    expect(await told(() => loadSettledCircle(circleId, { id: bohumil }, clock))).toContain('cilka');
  });

  test('are not sent to a removed member, even if the email had to wait', async () => {
    const { circleId, host, others } = await readers(['Bohumil', 'Cilka']);
    const [bohumil = ''] = others;
    await db().user.update({ where: { id: bohumil }, data: { quietFrom: 480, quietTo: 479 } });
    const who = { circleId, userId: host };
    await actInCircle(who, 'end', clock);
    await actInCircle(who, 'keep-open', clock);
    await actOnMember(who, 'remove', await memberId(circleId, bohumil, clock), clock);
    expect(toWhom(await mailsBy(clock))).toEqual(['cilka']);
    clock.pass(25);
    await call({ circleId, host });
    await actInCircle(who, 'end', clock);
    clock.pass(23);
    expect(toWhom(await mailsBy(clock))).toEqual(['cilka']);
    clock.pass(24);
    expect(toWhom(await mailsBy(clock))).toEqual([]);
    const waiting = await db().delivery.findMany({ where: { userId: bohumil } });
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ sentAt }) => sentAt !== null)).toEqual([]);
  });

  test('reaches a guest at the confirmed address of a seat', async () => {
    const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
    await forgetNews();
    const [bohumil = ''] = others;
    const { gameId, email } = await seatWithAddress(bohumil);
    await actInCircle({ circleId, userId: host }, 'end', clock);
    expect((await mailsBy(clock)).map(({ to }) => to.address)).toEqual([email]);
    await db().confirmedAddress.deleteMany({ where: { gameId } });
    await actInCircle({ circleId, userId: host }, 'keep-open', clock);
    expect(await mailsBy(clock)).toEqual([]);
  });
});

/** A seat of a guest with an address that its reader has confirmed. */
async function seatWithAddress(userId: string) {
  const { gameId } = await seatedTable(2, { emails: false });
  const email = 'guest@praga.test';
  const seat = await db().seat.update({
    where: { gameId_seat: { gameId, seat: 0 } },
    data: { userId, email, emailOwn: true },
  });
  const key = { gameId, seat: 0, tenure: seat.tenure, addressHash: addressHash(email) };
  await db().confirmedAddress.create({ data: { ...key, byHolder: true, at: clock.now() } });
  await db().outbox.deleteMany({ where: { gameId } });
  return { gameId, email };
}

describe('a call for players', () => {
  test('comes with the digest, or at once to those who asked for that', async () => {
    const circle = await readers(['Bohumil', 'Cilka']);
    const [bohumil = '', cilka = ''] = circle.others;
    await db().channel.updateMany({ where: { userId: bohumil }, data: { wants: ['who-is-in-now'] } });
    await db().user.update({ where: { id: cilka }, data: { digestAt: 12 * 60, timeZone: 'UTC' } });
    await call(circle);
    expect(toWhom(await mailsBy(clock))).toEqual(['bohumil']);
    clock.goTo('2026-11-23T11:59:00.000Z');
    expect(await mailsBy(clock)).toEqual([]);
    clock.goTo('2026-11-23T12:00:00.000Z');
    expect(toWhom(await mailsBy(clock))).toEqual(['cilka']);
  });

  test('beyond three a day waits for the digest and comes in one email with the others', async () => {
    const circle = await readers(['Bohumil'], ['who-is-in-now']);
    const subjects: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      await call(circle);
      subjects.push(...(await mailsBy(clock)).map(({ subject }) => subject));
      clock.pass(0.1);
    }
    expect(subjects).toHaveLength(3);
    clock.goTo('2026-11-23T18:00:00.000Z');
    const evening = await mailsBy(clock);
    expect(evening).toHaveLength(1);
    expect(evening[0]?.tells).toHaveLength(2);
  });

  test('reminds once, before it starts, those who have not answered', async () => {
    const circle = await readers(['Bohumil', 'Cilka', 'Dana']);
    const [bohumil = ''] = circle.others;
    const id = await call(circle, 72);
    clock.goTo('2026-11-23T18:00:00.000Z');
    expect(toWhom(await mailsBy(clock))).toEqual(['bohumil', 'cilka', 'dana']);
    await answerGathering({ id, userId: bohumil }, 'out', clock);
    clock.goTo('2026-11-25T08:59:00.000Z');
    expect(await mailsBy(clock)).toEqual([]);
    clock.goTo('2026-11-25T09:00:00.000Z');
    const [first, second] = await Promise.all([mailsBy(clock), mailsBy(clock)]);
    expect(new Set(toWhom([...first, ...second]))).toEqual(new Set(['cilka', 'dana']));
    clock.pass(12);
    expect(await mailsBy(clock)).toEqual([]);
  });

  test.each([
    ['has begun to go out', '2026-11-25T09:00:00.000Z'],
    ['has not', '2026-11-25T08:59:00.000Z'],
  ])('reminds after an outage that moves its end, whether the reminder %s', async (_, lastSeen) => {
    const circle = await readers(['Bohumil']);
    await db().user.updateMany({ data: { quietFrom: 8 * 60, quietTo: 11 * 60, timeZone: 'UTC' } });
    const id = await call(circle, 72);
    clock.goTo('2026-11-23T18:00:00.000Z');
    await mailsBy(clock);
    clock.goTo(lastSeen);
    expect(await mailsBy(clock)).toEqual([]);
    const span = { begins: hoursAfter(clock.now(), 0.5), ends: new Date('2026-11-26T10:00:00.000Z') };
    await db().serviceOutage.create({ data: span });
    forgetAway();
    clock.goTo('2026-11-26T12:00:00.000Z');
    const { gatherings = [] } = (await circleDates(circle.others[0] ?? '', clock.now()))[0] ?? {};
    expect(gatherings.map((each) => each.id)).toEqual([id]);
    expect(toWhom(await mailsBy(clock))).toEqual(['bohumil']);
    await db().serviceOutage.deleteMany();
    forgetAway();
  });

  test('that is over by the time of the digest is left out', async () => {
    const circle = await readers(['Bohumil']);
    const id = await call(circle);
    await deliverDue(clock);
    await db().gathering.update({ where: { id }, data: { state: 'called-off' } });
    clock.goTo('2026-11-23T18:00:00.000Z');
    expect(await mailsBy(clock)).toEqual([]);
  });
});
