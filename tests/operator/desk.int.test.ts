import crypto from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { recentActs } from '@/lib/features/operator/act-store';
import {
  setBan,
  findAny,
  freeSeatByDesk,
  grantOperator,
  lookAtPerson,
  lookAtTable,
  rebuildTable,
  resendMessages,
  signOutEverywhere,
} from '@/lib/features/operator/desk';
import { incidentsSince } from '@/lib/features/operator/incident-store';
import {
  announceReadOnly,
  cancelReadOnly,
  closeIncident,
  openIncident,
} from '@/lib/features/operator/notices';
import { isOperator } from '@/lib/features/operator/person-store';
import { insertPerson } from '@/lib/features/people/person-store';
import { openCall } from '@/lib/features/ratings/calls';
import { userIdOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { forgetMaintenance, maintenanceNow, readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { timeOf } from '../../scripts/operator/commands';
import { FakeClock } from '../support/clock';
import { entered } from '../support/competitions';
import { useService } from '../support/service';
import { give, seatedTable, whatNow } from '../support/tables';
import { browserOf, madeCircle } from '../support/world';

await useService();

const OPERATOR = { userId: 'the-operator' };
const lastAct = async () => (await recentActs(1))[0];

/** A message for seat 0. */
const tell = (gameId: string) =>
  queueMessage({ gameId, seat: 0, kind: 'reminder', seq: 1, dedupe: `test:${gameId}`, at: new Date() });

async function person(email: string): Promise<string> {
  const id = crypto.randomUUID();
  await insertPerson({ id, name: 'Ludmila', locale: 'en', email });
  return id;
}

const headersOf = async (userId: string) => new Headers(await browserOf(userId));

describe('acts', () => {
  test('are logged with actor and target, and never changed or taken away', async () => {
    const table = await seatedTable(2);
    await resendMessages(OPERATOR, table.gameId);
    expect(await lastAct()).toMatchObject({
      by: 'the-operator',
      kind: 'resend',
      about: `table ${table.gameId}`,
    });
    for (const statement of [
      'update "OperatorAct" set "by" = \'nobody\'',
      'delete from "OperatorAct"',
      'truncate "OperatorAct"',
    ])
      await expect(db().$executeRawUnsafe(statement)).rejects.toThrow('never changed');
  });

  test('are listed also without effect', async () => {
    expect(await freeSeatByDesk(OPERATOR, { gameId: 'nowhere', seat: 1 })).toBe('not-possible');
    expect(await lastAct()).toMatchObject({ kind: 'free-seat', about: 'table nowhere' });
  });
});

describe('finding', () => {
  test('tables and people by id, name or address', async () => {
    const table = await seatedTable(2);
    const id = await person('ludmila@praga.test');
    for (const text of [table.gameId, 'olden tig', 'ANNA@praga.test', 'bohum'])
      expect((await findAny(text)).tables.map((found) => found.id)).toContain(table.gameId);
    for (const text of [id, 'Ludm', 'LUDMILA@praga.test'])
      expect((await findAny(text)).people.map((found) => found.id)).toEqual([id]);
    expect(await findAny('100%')).toEqual({ tables: [], people: [] });
  });

  test('a table shows seats, messages and log, and nothing hidden', async () => {
    const table = await seatedTable(2);
    await tell(table.gameId);
    const sheet = await lookAtTable(table.gameId);
    expect(sheet?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bohumil']);
    expect(sheet?.deliveries.length).toBeGreaterThan(0);
    const { secrets } = await db().gameSecret.findUniqueOrThrow({ where: { gameId: table.gameId } });
    const { seed } = secrets as { seed: string };
    const text = JSON.stringify(sheet);
    expect(text).not.toContain(seed);
    for (const { token } of table.seats) expect(text).not.toContain(token);
    expect(text).not.toMatch(/tokenHash|"secret"/);
  });
});

describe('messages of a table', () => {
  test('are sent only once they have gone out: waiting, failed and undeliverable messages say so', async () => {
    const { gameId } = await seatedTable(2);
    await db().outbox.deleteMany({ where: { gameId } });
    await tell(gameId);
    const { id: outboxId } = await db().outbox.findFirstOrThrow({ where: { gameId } });
    const stage = async () => (await lookAtTable(gameId))?.deliveries.map((each) => each.stage);
    expect(await stage()).toEqual(['waiting']);
    await db().outbox.update({
      where: { id: outboxId },
      data: { sentAt: new Date() },
    });
    expect(await stage()).toEqual(['nowhere']);
    const id = crypto.randomUUID();
    await db().delivery.create({ data: { id, gameId, outboxId, dueAt: new Date() } });
    expect(await stage()).toEqual(['waiting']);
    const note = (data: object) => db().delivery.updateMany({ where: { id }, data });
    await note({ failedAt: new Date(), lastError: '550 no such user' });
    expect(await stage()).toEqual(['failed']);
    await note({ failedAt: null, cancelledAt: new Date() });
    expect(await stage()).toEqual(['cancelled']);
    await note({ cancelledAt: null, sentAt: new Date() });
    expect(await stage()).toEqual(['sent']);
  });
});

describe('people', () => {
  test('a banned person has no session or rights, and can be reinstated', async () => {
    const id = await person('vaclav@praga.test');
    await grantOperator({ userId: id, isOperator: true });
    const headers = await headersOf(id);
    expect(await userIdOf({ headers })).toBe(id);
    expect(await setBan(OPERATOR, { userId: id, isBanned: true })).toBe('done');
    const [fresh, another] = [await headersOf(id), await headersOf(id)];
    expect(await userIdOf({ headers: fresh })).toBeUndefined();
    expect(await isOperator(id)).toBe(false);
    await setBan(OPERATOR, { userId: id, isBanned: false });
    expect(await userIdOf({ headers: another })).toBe(id);
    expect(await isOperator(id)).toBe(false);
  });

  test('a ban withdraws from calls for players and from competitions that have not started', async () => {
    const clock = new FakeClock('2026-11-02T10:00:00Z');
    const made = await madeCircle(['Bohumil'], clock);
    const [userId = ''] = made.others;
    const id = await entered(made, [made.host, userId], clock);
    await db().user.update({
      where: { id: userId },
      data: { email: 'b@praga.test', emailVerified: clock.now() },
    });
    await openCall(userId, { size: 4, pace: 'daily' }, clock);
    await setBan('command line', { userId, isBanned: true }, clock);
    expect(await db().ratedAnswer.count({ where: { userId } })).toBe(0);
    expect(await db().ratedCall.count({ where: { state: 'open' } })).toBe(0);
    const entrants = await db().entrant.findMany({ where: { competitionId: id } });
    expect(entrants.find((each) => each.userId === userId)?.state).toBe('withdrawn');
    expect(entrants.find((each) => each.userId === made.host)?.state).toBe('entered');
  });

  test('signing out ends every device', async () => {
    const id = await person('dorota@praga.test');
    await headersOf(id);
    expect((await lookAtPerson(OPERATOR, id))?.browsers).toHaveLength(1);
    expect(await lastAct()).toMatchObject({ kind: 'look', about: `person ${id}` });
    expect(await signOutEverywhere(OPERATOR, id)).toBe('done');
    expect((await lookAtPerson(OPERATOR, id))?.browsers).toEqual([]);
    expect(await signOutEverywhere(OPERATOR, 'nobody')).toBe('not-possible');
  });
});

describe('tables', () => {
  test('a freed seat opens to its former link no longer', async () => {
    const table = await seatedTable(2);
    const { seat, view, commands } = await whatNow(table);
    expect(await freeSeatByDesk(OPERATOR, { gameId: table.gameId, seat })).toBe('done');
    const [first] = commands;
    if (!first) throw new Error('nothing to do');
    const outcome = await give(table, { seat, command: first, expectedSeq: view.seq });
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'token-wrong' } });
    expect((await lookAtTable(table.gameId))?.seats[seat]?.name).toBe('');
  });

  test('a position that differs from its log is rebuilt', async () => {
    const { gameId } = await seatedTable(2);
    expect(await rebuildTable(OPERATOR, gameId)).toEqual({ outcome: 'same' });
    const right = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    await db().$executeRaw`
      update "Game" set "state" = jsonb_set("state"::jsonb, '{round}', '9')::json, "waiting" = '{}' where "id" = ${gameId}`;
    expect(await rebuildTable(OPERATOR, gameId)).toEqual({ outcome: 'rebuilt' });
    expect(await db().game.findUniqueOrThrow({ where: { id: gameId } })).toEqual(right);
    await db().$executeRaw`update "Game" set "head" = repeat('0', 64) where "id" = ${gameId}`;
    expect(await rebuildTable(OPERATOR, gameId)).toMatchObject({ outcome: 'broken' });
    expect(await rebuildTable(OPERATOR, 'nowhere')).toEqual({ outcome: 'unknown-table' });
  });

  test('messages that were given up are due again', async () => {
    const { gameId } = await seatedTable(2);
    await tell(gameId);
    await db().outbox.updateMany({ where: { gameId, cancelledAt: null }, data: { failedAt: new Date() } });
    const count = await resendMessages(OPERATOR, gameId);
    expect(count).toBeGreaterThan(0);
    expect(await db().outbox.count({ where: { gameId, failedAt: { not: null }, cancelledAt: null } })).toBe(
      0,
    );
    expect(await resendMessages(OPERATOR, gameId)).toBe(0);
  });
});

describe('maintenance', () => {
  afterEach(async () => {
    await cancelReadOnly(OPERATOR);
  });
  const inMinutes = (n: number) => new Date(Date.now() + n * 60_000);

  test('is announced beforehand, and then nothing can be changed', async () => {
    const table = await seatedTable(2);
    const { seat, view, commands } = await whatNow(table);
    const [first] = commands;
    if (!first) throw new Error('nothing to do');
    const given = { seat, command: first, expectedSeq: view.seq };
    expect(
      await announceReadOnly(OPERATOR, { begins: inMinutes(5), ends: inMinutes(10), text: 'New disks' }),
    ).toBe('done');
    expect(await maintenanceNow()).toMatchObject({ text: 'New disks' });
    expect(await readOnlyUntil()).toBeUndefined();
    await cancelReadOnly(OPERATOR);
    const ends = inMinutes(10);
    await announceReadOnly(OPERATOR, { begins: inMinutes(-1), ends });
    expect(await give(table, given)).toEqual({ ok: false, error: { kind: 'read-only', until: ends } });
    await cancelReadOnly(OPERATOR);
    expect(await give(table, given)).toMatchObject({ ok: true });
  });

  test('ends automatically, and is known to other processes within five seconds', async () => {
    await announceReadOnly(OPERATOR, { begins: inMinutes(-1), ends: inMinutes(1) });
    const at = (minutes: number) => ({ now: () => inMinutes(minutes) });
    expect(await readOnlyUntil(at(0))).toBeDefined();
    expect(await readOnlyUntil(at(2))).toBeUndefined();
    forgetMaintenance();
    expect(await readOnlyUntil(at(0))).toBeDefined();
    await db().maintenance.updateMany({ data: { cancelledAt: new Date() } });
    expect(await readOnlyUntil(at(0.1))).toBeUndefined();
  });

  test.each([
    ['ends before it begins', 10, 5],
    ['is over already', -10, -5],
    ['lasts a week', 0, 7 * 24 * 60],
  ])('is refused when it %s', async (_why, from, to) => {
    expect(await announceReadOnly(OPERATOR, { begins: inMinutes(from), ends: inMinutes(to) })).toBe(
      'bad-times',
    );
    expect(await maintenanceNow()).toBeUndefined();
  });
});

test('an incident is opened with a title and ends once', async () => {
  expect(await openIncident(OPERATOR, { title: '  ' })).toBeUndefined();
  const id = await openIncident(OPERATOR, { title: 'Mail is late', text: 'Our provider is down.' });
  expect(await closeIncident(OPERATOR, id ?? '')).toBe(true);
  expect(await closeIncident(OPERATOR, id ?? '')).toBe(false);
  expect(await closeIncident(OPERATOR, 'no id')).toBe(false);
  const [incident] = await incidentsSince(new Date(0));
  expect(incident).toMatchObject({ title: 'Mail is late', ends: expect.any(Date) });
});

test.each([
  ['+90', '2027-01-31T03:30:00.000Z'],
  ['2027-02-01T02:00Z', '2027-02-01T02:00:00.000Z'],
  ['tomorrow', undefined],
  ['2027-13-01T02:00Z', undefined],
  [undefined, undefined],
])('the command line reads %s as %s', (text, wanted) => {
  expect(timeOf(text, new Date('2027-01-31T02:00Z'))?.toISOString()).toBe(wanted);
});
