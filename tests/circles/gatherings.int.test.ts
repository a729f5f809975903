/** Calls for players: answers, the tables that they become, and who may call them off. */
import { expect, test } from 'vitest';
import { settleGathering, unansweredOf } from '@/lib/features/circles/gatherings/gathering-store';
import {
  answerGathering,
  callOffGathering,
  gatheringFor,
  gatheringsOf,
  openGathering,
  settleDueGatherings,
  startGathering,
} from '@/lib/features/circles/gatherings/gatherings';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { FakeClock, hoursAfter } from '../support/clock';
import { useService } from '../support/service';
import { guest, madeCircle, seenBy } from '../support/world';
import { callPlayers, callTerms, RULES, tablesOf } from './games';

await useService();

const now = () => new FakeClock(new Date().toISOString());

test('becomes a table as soon as it is full, once, however many answer', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
  const id = await callPlayers(circle, clock, { most: 3 });
  const unanswered = async () =>
    Promise.all(circle.others.map(async (userId) => (await unansweredOf(userId, clock.now())).length));
  expect(await unanswered()).toEqual([1, 1]);
  const answers = circle.others.flatMap((userId) =>
    [1, 2].map(() => answerGathering({ id, userId }, 'in', clock)),
  );
  await Promise.all([...answers, startGathering(id, clock)]);
  await startGathering(id, clock);
  const tables = await tablesOf(circle.circleId);
  expect(tables).toHaveLength(1);
  expect(tables[0]?.seats.map(({ userId }) => userId).sort()).toEqual([circle.host, ...circle.others].sort());
  const found = await gatheringFor(id, circle.host, clock);
  expect(found?.gathering).toMatchObject({ state: 'started', gameIds: [tables[0]?.id] });
  expect(found?.gathering.setup.tables).toBeUndefined();
  expect(await unanswered()).toEqual([0, 0]);
  const late = await answerGathering({ id, userId: circle.host }, 'out', clock);
  expect(late).toMatchObject({ error: { kind: 'gathering-over' } });
});

test('takes answers back, and lapses with too few on its day', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
  const id = await callPlayers(circle, clock, { least: 3, most: 3 });
  const [userId = ''] = circle.others;
  await answerGathering({ id, userId }, 'in', clock);
  await answerGathering({ id, userId }, undefined, clock);
  clock.pass(24);
  expect(await answerGathering({ id, userId }, 'in', clock)).toMatchObject({ ok: false });
  expect(await settleDueGatherings(clock)).toBe(1);
  expect((await gatheringFor(id, circle.host, clock))?.gathering.state).toBe('lapsed');
  expect(await tablesOf(circle.circleId)).toEqual([]);
  expect(await settleDueGatherings(clock)).toBe(0);
});

test('starts on its day, by a reader or the scheduler, without those who have left', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil', 'Cecilie', 'Dobromila'], clock);
  const id = await callPlayers(circle, clock);
  const [bohumil = '', cecilie = '', dobromila = ''] = circle.others;
  await answerGathering({ id, userId: bohumil }, 'in', clock);
  await answerGathering({ id, userId: cecilie }, 'if-needed', clock);
  await answerGathering({ id, userId: dobromila }, 'out', clock);
  const left = { circleId: circle.circleId, userId: bohumil };
  await db().circleMember.updateMany({ where: left, data: { state: 'left' } });
  clock.pass(24);
  await Promise.all([
    gatheringsOf(circle.circleId, clock),
    settleDueGatherings(clock),
    startGathering(id, clock),
  ]);
  const tables = await tablesOf(circle.circleId);
  expect(tables.map(({ seats }) => seats.map(({ userId }) => userId).sort())).toEqual([
    [circle.host, cecilie].sort(),
  ]);
});

test('is finished by the next process if one died between two tables', async () => {
  const clock = now();
  const names = ['Bohumil', 'Cecilie', 'Dobromila', 'Eliska'];
  const circle = await madeCircle(names, clock);
  const id = await callPlayers(circle, clock, { most: 5 });
  for (const userId of circle.others.slice(0, 3)) await answerGathering({ id, userId }, 'in', clock);
  const members = (await seenBy(circle.circleId, circle.host, clock)).members.map((each) => each.id);
  // As a process leaves it that has drawn the tables and made none.
  const tables = [members.slice(0, 2), members.slice(2, 5)];
  await settleGathering(id, clock.now(), () => ({ type: 'start', tables, gameIds: ['first1', 'second'] }));
  const last = { id, userId: circle.others[3] ?? '' };
  expect(await answerGathering(last, 'out', clock)).toMatchObject({ ok: false });
  expect(await settleDueGatherings(clock)).toBe(1);
  const made = await tablesOf(circle.circleId);
  expect(made.map(({ seats }) => seats.length).sort()).toEqual([2, 3]);
  expect((await gatheringFor(id, circle.host, clock))?.gathering.state).toBe('started');
});

test('is called off only by its maker, a steward or the host', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
  const [bohumil = '', cecilie = ''] = circle.others;
  const { circleId, host } = circle;
  const byBohumil = await openGathering({ circleId, userId: bohumil }, callTerms(clock), clock);
  const id = byBohumil.ok ? byBohumil.value.id : '';
  expect(await callOffGathering({ id, userId: cecilie }, clock)).toMatchObject({
    error: { kind: 'not-in-charge' },
  });
  const stranger = await guest('Xaver');
  for (const act of [
    callOffGathering,
    (who: { id: string; userId: string }) => answerGathering(who, 'in', clock),
  ])
    expect(await act({ id, userId: stranger }, clock)).toMatchObject({ error: { kind: 'gathering-over' } });
  expect(await gatheringFor(id, stranger, clock)).toBeUndefined();
  expect((await callOffGathering({ id, userId: host }, clock)).ok).toBe(true);
  expect((await callOffGathering({ id, userId: bohumil }, clock)).ok).toBe(false);
  expect(await startGathering(id, clock)).toEqual([]);
});

test('is one of at most five, also where all are called at once', async () => {
  const clock = now();
  const circle = await madeCircle([], clock);
  const who = { circleId: circle.circleId, userId: circle.host };
  const asked = callTerms(clock);
  const opening = await Promise.all(Array.from({ length: 7 }, () => openGathering(who, asked, clock)));
  expect(opening.filter(({ ok }) => ok)).toHaveLength(5);
  expect(opening.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'many-gatherings' } });
});

test('seats all who said yes once it is full; who is in if needed gets an invitation', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil', 'Cecilie', 'Dobromila'], clock);
  const [bohumil = '', cecilie = '', dobromila = ''] = circle.others;
  const id = await callPlayers(circle, clock);
  await answerGathering({ id, userId: dobromila }, 'if-needed', clock);
  for (const userId of [bohumil, cecilie]) await answerGathering({ id, userId }, 'in', clock);
  clock.pass(24);
  await Promise.all([startGathering(id, clock), startGathering(id, clock)]);
  const [table] = await tablesOf(circle.circleId);
  const seated = table?.seats.filter(({ seatedAt }) => seatedAt !== null).map(({ userId }) => userId);
  expect(seated?.sort()).toEqual([circle.host, bohumil, cecilie].sort());
  const invited = await db().outbox.findMany({ where: { gameId: table?.id ?? '', kind: 'invited' } });
  const seats = table?.seats.filter(({ userId }) => userId === dobromila).map(({ seat }) => seat);
  expect(invited.map(({ seat }) => seat)).toEqual(seats);
  const asHost = await loadTable(table?.id ?? '', { userId: circle.host });
  expect(asHost?.me).toBe(table?.seats.find(({ userId }) => userId === circle.host)?.seat);
  expect(asHost?.invited).toBeUndefined();
  expect((await loadTable(table?.id ?? '', { userId: dobromila }))?.invited).toBe(seats?.[0]);
});

test('tells all who said yes that the game has begun, once', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil'], clock);
  const id = await callPlayers(circle, clock, { size: 2, least: 2, most: 2 });
  await answerGathering({ id, userId: circle.others[0] ?? '' }, 'in', clock);
  await startGathering(id, clock);
  const [table] = await tablesOf(circle.circleId);
  const told = await db().outbox.findMany({ where: { gameId: table?.id ?? '' }, orderBy: { seat: 'asc' } });
  expect(told.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['game-began 0', 'game-began 1']);
});

test('seats those who said yes where a process died after it made the table', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil'], clock);
  const id = await callPlayers(circle, clock, { size: 2, least: 2, most: 2 });
  await answerGathering({ id, userId: circle.others[0] ?? '' }, 'in', clock);
  const [table] = await tablesOf(circle.circleId);
  const gameId = table?.id ?? '';
  await db().seat.updateMany({ where: { gameId }, data: { seatedAt: null } });
  const { members } = await seenBy(circle.circleId, circle.host, clock);
  const setup = { ...RULES, tables: [members.map((member) => member.id)] };
  await db().gathering.update({ where: { id }, data: { state: 'open', setup: jsonOf(setup) } });
  await startGathering(id, clock);
  expect(await db().seat.count({ where: { gameId, seatedAt: null } })).toBe(0);
});

test('an outage moves the end of a call, its table and its answers', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil'], clock);
  const id = await callPlayers(circle, clock, { least: 3, most: 3 });
  const [userId = ''] = circle.others;
  const begins = hoursAfter(clock.now(), 20);
  await db().serviceOutage.create({ data: { begins, ends: hoursAfter(begins, 10) } });
  clock.pass(31);
  await settleDueGatherings(clock);
  const found = await gatheringFor(id, circle.host, clock);
  // Clocks stand still for ten minutes more.
  expect(found?.gathering).toMatchObject({ state: 'open', startsBy: hoursAfter(begins, 14 + 1 / 6) });
  expect(await unansweredOf(userId, clock.now())).toMatchObject([{ id }]);
  expect(await answerGathering({ id, userId }, 'in', clock)).toMatchObject({ ok: true });
  clock.pass(3.2);
  await settleDueGatherings(clock);
  expect((await gatheringFor(id, circle.host, clock))?.gathering.state).toBe('lapsed');
  await db().serviceOutage.deleteMany();
});
