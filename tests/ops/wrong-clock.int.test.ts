/** A process whose clock is wrong changes nothing, says so, and leaves the work to the others. */
import crypto from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettledCircle } from '@/lib/features/circles/circles';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';
import { addChannel } from '@/lib/platform/outbox/channel-store';
import { proxy } from '@/proxy';
import { entriesIn, madeCircle, programOf } from '../support/world';
import { afterResponses } from '../support/after-responses';
import { call, callJson, problemOf } from '../support/api';
import { FakeClock } from '../support/clock';
import { queueTo } from '../support/notifications';
import { randomNumbers } from '../support/random-numbers';
import { CRON_SECRET, useService } from '../support/service';
import { DAILY, firstStep, give, playTurn, seatedTable, whatNow } from '../support/tables';

const { sql } = await useService();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const tick = { method: 'POST', path: '/api/cron/outbox', token: CRON_SECRET };
const begun = process.uptime();

/** Moves the clock and the uptime by real time. */
function move({ clockMs = 0, passedS = 0 }): void {
  vi.setSystemTime(Date.now() + clockMs);
  uptimeS += passedS;
}
let uptimeS = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  uptimeS += 100;
  vi.spyOn(process, 'uptime').mockImplementation(() => begun + uptimeS);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await afterResponses();
});

test.each([10 * DAY_MS, -10 * DAY_MS, 180_000])(
  'nothing is settled by a clock that is off by %i ms',
  async (ms) => {
    const table = await seatedTable(2, { pace: { ...DAILY, onTimeout: 'computer' } });
    const before = await db().seat.findMany({ where: { gameId: table.gameId } });
    move({ clockMs: ms });
    await problemOf(tick, 503, 'clock-wrong');
    // Some hosts call it by GET, which changes nothing elsewhere.
    await problemOf({ ...tick, method: 'GET' }, 503, 'clock-wrong');
    await afterResponses();
    for (const path of ['/api/health', '/api/health/ready']) await problemOf({ path }, 503, 'clock-wrong');
    expect((await callJson({ path: '/api/health/live' })).status).toBe(200);
    expect(await db().seat.findMany({ where: { gameId: table.gameId } })).toEqual(before);
    expect(await db().decision.count({ where: { gameId: table.gameId } })).toBe(0);
    expect(await serviceFaults()).toMatchObject({ clockAt: expect.any(Date) });
    move({ clockMs: -ms, passedS: 11 });
    expect((await callJson({ path: '/api/health' })).status).toBe(200);
  },
);

test('a page that is read settles nothing either', async () => {
  const { circleId, host } = await madeCircle(['Bohumil'], systemClock);
  move({ clockMs: 100 * DAY_MS, passedS: 11 });
  await loadSettledCircle(circleId, { id: host });
  expect((await entriesIn(circleId)).map(({ kind }) => kind)).not.toContain('host-silent');
  move({ clockMs: -100 * DAY_MS, passedS: 11 });
});

test('a difference of half a minute does not count', async () => {
  move({ clockMs: 30_000 });
  expect((await callJson(tick)).status).toBe(200);
  expect((await callJson({ path: '/api/health' })).status).toBe(200);
});

test('work after a response is left to the others as well', async () => {
  const { gameId } = await seatedTable();
  await queueTo({ gameId }, 'reminder', new Date(Date.now() - HOUR_MS), { dedupe: 'due' });
  const waiting = () => db().outbox.count({ where: { gameId, dedupe: 'due', sentAt: null } });
  move({ clockMs: DAY_MS, passedS: 11 });
  deliverAfterResponse(1);
  await afterResponses();
  expect(await waiting()).toBe(1);
  move({ clockMs: -DAY_MS, passedS: 11 });
  deliverAfterResponse(1);
  await afterResponses();
  expect(await waiting()).toBe(0);
});

test('a leap just after a comparison records no outage, and sends nothing before its time', async () => {
  const { gameId } = await seatedTable();
  const dueAt = new Date(Date.now() + 12 * HOUR_MS);
  await queueTo({ gameId }, 'reminder', dueAt, { dedupe: 'later' });
  move({ passedS: 11 });
  deliverAfterResponse(1);
  await afterResponses();
  await db().serviceOutage.deleteMany();
  move({ clockMs: DAY_MS, passedS: 2 });
  deliverAfterResponse(1);
  await afterResponses();
  expect(await db().serviceOutage.findMany()).toEqual([]);
  expect(await db().outbox.count({ where: { gameId, dedupe: 'later', sentAt: null } })).toBe(1);
  move({ clockMs: -DAY_MS, passedS: 11 });
});

test('after a leap of the clock a run is skipped, and the next one works', async () => {
  await callJson(tick);
  await db().upkeep.deleteMany({ where: { name: 'cron' } });
  // The machine was suspended: its clock continued, its uptime did not.
  move({ passedS: -2 * 3600 });
  expect((await callJson(tick)).body).toEqual({ sent: 0, failed: 0 });
  expect(await lastUpkeep('cron')).toBeUndefined();
  await callJson(tick);
  expect(await lastUpkeep('cron')).toBeDefined();
});

/** All moments that are stored anywhere, by table and column. */
async function storedMoments(): Promise<readonly { readonly column: string; readonly at: Date }[]> {
  const { rows: columns } = await sql.query<{ table: string; column: string }>(`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type = 'timestamp with time zone' and c.table_name <> '_prisma_migrations'`);
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await sql.query<{ at: Date }>(
        `select "${column}" as at from "${table}" where "${column}" is not null`,
      );
      return rows.map(({ at }) => ({ column: `${table}.${column}`, at }));
    }),
  );
  return found.flat();
}

/** Whether a moment was read from the clock of this process, which stands still. */
const isOurs = ({ at }: { readonly at: Date }) => Math.abs(at.getTime() - Date.now()) < 1000;

/** Acts of people, with the work of the service that follows. */
async function actsOfPeople(): Promise<void> {
  const table = await seatedTable(2, { pace: DAILY });
  await playTurn(table);
  const { circleId, host } = await madeCircle(['Bohumil'], systemClock);
  const token = await programOf(host);
  const path = `/api/circles/${circleId}/talk`;
  expect(
    (await callJson({ method: 'POST', path, token, json: { id: crypto.randomUUID(), text: 'Hello' } }))
      .status,
  ).toBe(200);
  await addChannel({ userId: host, form: 'webhook', target: {}, label: 'hook' });
  expect((await callJson(tick)).status).toBe(200);
  await afterResponses();
}

test.each([50_000, -50_000])('a clock that is off by %i ms dates no row: the database does', async (ms) => {
  move({ clockMs: ms });
  // The first request of a process compares the clocks, whatever becomes of it.
  await problemOf({ method: 'POST', path: '/api/circles', json: {} }, 400, 'invalid-request');
  const before = await storedMoments();
  await actsOfPeople();
  const after = await storedMoments();
  expect(after.length).toBeGreaterThan(before.length + 30);
  const known = new Set(before.map(({ column, at }) => `${column} ${at.getTime()}`));
  const fresh = after.filter(({ column, at }) => !known.has(`${column} ${at.getTime()}`));
  expect(fresh.filter(isOurs).map(({ column }) => column)).toEqual([]);
});

const HOURS_30 = 30 * HOUR_MS;
test.each([HOURS_30, -HOURS_30])('a clock that is off by %i ms changes nothing', async (ms) => {
  const table = await seatedTable(2, { pace: DAILY });
  const { seat, ...step } = await firstStep(table);
  const token = table.seats[seat]?.token;
  const json = { ...step, commandId: crypto.randomUUID() };
  const request = { method: 'POST', path: `/api/games/${table.gameId}/commands`, token, json };
  const before = await storedMoments();
  move({ clockMs: ms });
  const answer = await call(request);
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  expect(await answer.json()).toMatchObject({ code: 'clock-wrong' });
  const form = new Request(`http://praga.test/games/${table.gameId}`, { method: 'POST' });
  expect((await proxy(form)).status).toBe(503);
  expect(await storedMoments()).toEqual(before);
  // Looks still work, by the time of the database.
  expect((await callJson({ path: `/api/games/${table.gameId}`, token })).status).toBe(200);
  move({ clockMs: -ms });
  expect((await call(request)).status).toBe(200);
});

test('a clock that goes wrong under a step is noticed by the statement that loads the table', async () => {
  const table = await seatedTable(2);
  const step = await firstStep(table);
  // The last comparison counts still.
  await maintenanceNow();
  move({ clockMs: HOURS_30 });
  const known = vi.spyOn(systemClock, 'now').mockReturnValue(new Date(Date.now() - HOURS_30));
  expect(await give(table, step)).toEqual({ ok: false, error: { kind: 'clock-wrong' } });
  known.mockRestore();
  move({ clockMs: -HOURS_30 });
  expect(await give(table, step)).toMatchObject({ ok: true });
});

test('the time of a row is never before the row ahead, by whatever clocks they were made', async () => {
  const clock = new FakeClock('2030-01-01T12:00:00Z');
  const table = await seatedTable(2, { emails: false, clock });
  const pick = randomNumbers('clocks of rows');
  for (let n = 0; n < 20; n += 1) {
    clock.pass(pick(48) - 24);
    const { seat, view, commands } = await whatNow(table);
    const command = commands[pick(commands.length)];
    if (!command) throw new Error('there is no step');
    expect(await give(table, { seat, command, expectedSeq: view.seq, clock })).toMatchObject({ ok: true });
  }
  const rows = await db().gameLog.findMany({ where: { gameId: table.gameId }, orderBy: { seq: 'asc' } });
  const times = rows.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
