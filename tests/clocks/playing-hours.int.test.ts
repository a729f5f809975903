/**
 * Where nights stop a clock, its deadline is told with the hours that count until then: in views, lists and
 * mails.
 */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';
import type { Pace } from '@/lib/game/pace/pace';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { channelFor, forgetMails, personAt, queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { sql, clearMail } = await useService();

const HOUR = 3_600_000;

/** A table that waits for Anna, who sleeps from ten in the evening to six. */
async function tableOf(wakingOnly: boolean) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const pace: Pace = { kind: 'brisk', wakingOnly, onTimeout: 'ask' };
  const table = await seatedTable(2, { pace, clock, emails: false });
  const userId = await personAt(sql, table, 0, { quiet: [1320, 360], digestAt: 1020 });
  await channelFor(sql, userId, 'mail', { address: 'anna@praga.test' });
  await sql.query('delete from "Outbox"');
  return { ...table, clock, userId };
}

async function mailsOf(clock: FakeClock): Promise<readonly string[]> {
  clearMail();
  await forgetMails(sql);
  await deliverByClock(clock);
  return (await listStoredMail()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

test('twenty-four hours with a night in between are twenty-four playing hours', async () => {
  const { gameId, clock, userId } = await tableOf(true);
  clock.pass(1);
  const times = (await tableAgenda(gameId, { userId }, clock.now()))?.times;
  expect(times).toMatchObject([
    { seat: 0, leftMs: 23 * HOUR, inPlayingHours: true, until: '2026-03-03T16:00:00.000Z' },
    { seat: 1, leftMs: 24 * HOUR, inPlayingHours: true },
  ]);
  const [listed] = await withDeadlines(await myTables({ userId, tokens: [] }), clock.now());
  expect(listed).toMatchObject({ until: '2026-03-03T16:00:00.000Z', playingMs: 23 * HOUR });

  await queueTo({ gameId }, 'your-turn', clock.now());
  const [turn] = await mailsOf(clock);
  expect(turn).toContain('You have until Tue 3 Mar, 16:00 (23 playing hours).');
  clock.pass(4);
  // At half of the time: the reminder.
  clock.pass(8);
  expect((await mailsOf(clock)).join()).toContain('until Tue 3 Mar, 16:00 (11 playing hours).');
});

test('the digest tells them as well', async () => {
  const { clock } = await tableOf(true);
  clock.pass(9);
  expect((await mailsOf(clock)).join()).toContain('until Tue 3 Mar, 16:00 (15 playing hours)');
});

test('if nights count like days, only the time is shown', async () => {
  const { gameId, clock, userId } = await tableOf(false);
  clock.pass(1);
  for (const time of (await tableAgenda(gameId, { userId }, clock.now()))?.times ?? [])
    expect(time).not.toHaveProperty('inPlayingHours');
  const [listed] = await withDeadlines(await myTables({ userId, tokens: [] }), clock.now());
  expect(listed?.playingMs).toBeUndefined();
  await queueTo({ gameId }, 'your-turn', clock.now());
  expect((await mailsOf(clock))[0]).toContain('You have until Tue 3 Mar, 08:00.');
});
