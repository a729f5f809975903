/** A process whose clock is wrong settles nothing, says so, and leaves the work to the others. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettledCircle } from '@/lib/features/circles/circles';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';
import { entriesIn, madeCircle } from '../support/world';
import { afterResponses } from '../support/after-responses';
import { callJson, problemOf } from '../support/api';
import { FakeClock } from '../support/clock';
import { queueTo } from '../support/notifications';
import { randomNumbers } from '../support/random-numbers';
import { CRON_SECRET, useService } from '../support/service';
import { DAILY, give, seatedTable, whatNow } from '../support/tables';

await useService();

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
