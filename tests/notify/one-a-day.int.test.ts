/** News of competitions that asks for nothing comes with another email of the day, or in the evening. */
import { beforeEach, expect, test, vi } from 'vitest';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { advanceCompetition } from '@/lib/features/competitions/advance';
import { writeAct } from '@/lib/features/competitions/act-store';
import { findCompetition } from '@/lib/features/competitions/competition-store';
import { Terms } from '@/lib/features/competitions/competition';
import { seasonNewsOf } from '@/lib/features/competitions/season-news';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import * as pictures from '@/lib/features/notify/picture';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { db } from '@/lib/platform/db/db';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { addressFor, forgetNews, mailsBy } from '../circles/news-readers';
import { clubOf, entrantOf } from '../competitions/made-competition';
import { FakeClock, hoursAfter } from '../support/clock';
import { begin as beginAll, endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { queueTo } from '../support/notifications';
import { useService } from '../support/service';

await useService();
beforeEach(() => {
  vi.spyOn(pictures, 'pictureFor').mockResolvedValue({ png: Buffer.alloc(8), alt: 'The board', url: '' });
});

/** A cup of four that has begun on a morning, and whose first email has gone. */
async function begunCup() {
  const clock = new FakeClock('2026-11-23T07:00:00.000Z');
  const { circle, people } = await clubOf(4, clock);
  for (const userId of people) await addressFor(userId);
  await forgetNews();
  const id = await entered(circle, people, clock, { form: 'cup', size: 2 });
  await beginAll(id, people, clock);
  await goOn(clock);
  const look = () => shownTo(id, people[0] ?? '', clock);
  return { clock, circle, people, id, look };
}

const kindsIn = (mails: Awaited<ReturnType<typeof mailsBy>>, name: string) =>
  mails
    .filter(({ to }) => to.address.startsWith(name))
    .map(({ tells }) => tells.map(({ kind }) => kind).sort());

test('the begin goes with the invitation, and the rest of the day is one email in the evening', async () => {
  const { clock, look } = await begunCup();
  // One email, though a table asks and the circle tells.
  const begin = await mailsBy(clock);
  expect(kindsIn(begin, 'anna')).toEqual([['invited', 'season-begins']]);
  for (const { subject } of begin) expect(subject).toMatch(/your table is ready \(and one more message\)$/);
  clock.pass(1);
  for (const { tableId = '' } of openIn(await look())) {
    await endGame(tableId, [0, 1], clock);
    for (const seat of [0, 1]) await queueTo({ gameId: tableId }, 'game-finished', clock.now(), { seat });
  }
  await goOn(clock);
  // The winners are invited to the final; what else they hear goes along.
  const morning = await mailsBy(clock);
  const asked = morning.flatMap(({ tells }) => tells.filter(({ kind }) => kind === 'invited'));
  expect(asked).toHaveLength(2);
  expect(morning).toHaveLength(2);
  for (const { subject } of morning)
    expect(subject).toMatch(/Winter 1: Final: your table is ready \(and 2 more messages\)$/);
  for (const { tells } of morning)
    expect(tells.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['invited', 'game-finished', 'season-stage']),
    );
  clock.goTo('2026-11-24T17:59:00.000Z');
  expect(await mailsBy(clock)).toEqual([]);
  clock.goTo('2026-11-24T18:00:00.000Z');
  const evening = await mailsBy(clock);
  // The two who are out hear of their game, in one email each.
  expect(evening).toHaveLength(2);
  for (const { tells } of evening) expect(tells.map(({ kind }) => kind)).toContain('game-finished');
});

test('news that waits goes once, with an email that is due', async () => {
  const { clock, look, people } = await begunCup();
  await mailsBy(clock);
  const [table] = openIn(await look());
  const gameId = table?.tableId ?? '';
  const seats = await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
  for (const { userId } of seats) await takeReservedSeat(gameId, userId ?? '', clock);
  await db().outbox.deleteMany({ where: { gameId } });
  await queueTo({ gameId }, 'joined', clock.now(), { payload: { seat: 1 } });
  expect(await mailsBy(clock)).toEqual([]);
  clock.pass(1);
  await db().game.update({ where: { id: gameId }, data: { waiting: [0] } });
  await queueTo({ gameId }, 'your-turn', clock.now());
  const both = await Promise.all([mailsBy(clock), mailsBy(clock)]);
  const mails = [...new Map(both.flat().map((mail) => [mail.id, mail])).values()];
  expect(mails.map(({ tells }) => tells.map(({ kind }) => kind).sort())).toEqual([['joined', 'your-turn']]);
  clock.goTo('2026-11-25T19:00:00.000Z');
  expect(kindsIn(await mailsBy(clock), 'nobody')).toEqual([]);
  expect(await db().delivery.count({ where: { gameId, sentAt: { not: null } } })).toBe(2);
  expect(people).toHaveLength(4);
});

test('who has sat down is not told that it has begun, nor invited', async () => {
  const { clock, look, people } = await begunCup();
  clock.pass(0.01);
  for (const { tableId = '' } of openIn(await look()))
    for (const userId of people) await takeReservedSeat(tableId, userId, clock);
  await db().outbox.deleteMany({ where: { kind: { in: ['game-began', 'joined'] } } });
  expect(await mailsBy(clock)).toEqual([]);
  clock.goTo('2026-11-24T18:00:00.000Z');
  expect(await mailsBy(clock)).toEqual([]);
});

test('who is checked in is never asked to check in, not even between two acts', async () => {
  const clock = new FakeClock('2026-11-23T07:00:00.000Z');
  const { circle, people } = await clubOf(4, clock);
  for (const userId of people) await addressFor(userId);
  await forgetNews();
  const terms = Terms.parse({ startsWith: 4 });
  const id = await entered(circle, people.slice(0, 3), clock, { form: 'cup', size: 2, terms });
  // The process that opens the check-in dies before it checks anybody in, and others send at that moment.
  const whole = await findCompetition(id);
  if (!whole) throw new Error('no competition');
  const act = { type: 'open-check-in', until: hoursAfter(clock.now(), 72) } as const;
  await db().$transaction(async (tx) => {
    await writeAct(tx, act, { whole, now: clock.now(), ladder: [] });
    await queueCircleMessages(tx, seasonNewsOf(whole.competition, act, clock.now()));
  });
  const asked = async () => (await mailsBy(clock)).flatMap(({ tells }) => tells.map(({ kind }) => kind));
  expect(await asked()).not.toContain('season-check-in');
  await advanceCompetition(id, clock);
  clock.pass(0.1);
  expect(await asked()).not.toContain('season-check-in');
});

test('an email to check in that waits for the morning does not go to those who did it at night', async () => {
  const clock = new FakeClock('2026-11-23T22:00:00.000Z');
  const { circle, people } = await clubOf(4, clock);
  const [anna = '', bohumil = ''] = people;
  for (const userId of [anna, bohumil]) await addressFor(userId);
  await db().user.updateMany({ where: { id: { in: people } }, data: { quietFrom: 21 * 60, quietTo: 480 } });
  await forgetNews();
  const id = await entered(circle, people, clock);
  clock.pass(24);
  await goOn(clock);
  clock.pass(0.1);
  await deliverDue(clock);
  await actOnEntrant({ id, userId: anna }, 'check-in', await entrantOf(id, anna, clock), clock);
  clock.goTo('2026-11-25T08:30:00.000Z');
  expect((await mailsBy(clock)).map(({ to }) => to.address.split('-')[0])).toEqual(['bohumil']);
});
