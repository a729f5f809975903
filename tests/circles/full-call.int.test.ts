/** A full call for players seats the members who said yes. */
import { expect, test } from 'vitest';
import { answerGathering, startGathering } from '@/lib/features/circles/gatherings/gatherings';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { madeCircle, seenBy } from '../support/world';
import { callPlayers, RULES, tablesOf } from './games';

await useService();

const now = () => new FakeClock(new Date().toISOString());

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
  expect(told.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['game-began', 0],
    ['game-began', 1],
  ]);
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
