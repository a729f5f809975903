/** Turns of a person with several tables: those within an hour come as one mail, unless each is wanted at once. */
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { leavingOf, takeLeave } from '@/lib/features/notify/leave';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { FakeClock } from '../support/clock';
import { useMailWorld } from '../support/mail-world';
import { channelFor, queueTo, sitAt } from '../support/notifications';
import { readerAt, silentTables, waitForFirst } from './reader-tables';

const { sql, smtp, receiver } = await useMailWorld();
const NOTE = 'turns within an hour come in one email';

/** A person at some tables who is to move at all of them. */
async function personWith(count: number) {
  const tables = await silentTables(sql, count);
  const userId = await readerAt(sql, tables);
  await waitForFirst(sql, tables);
  return { userId, tables };
}

const mailed = async (count: number) => {
  const { userId, tables } = await personWith(count);
  await channelFor(sql, userId, 'mail', { address: 'many@praga.test' });
  return { userId, tables };
};

async function queue(table: CreatedTable | undefined, clock: FakeClock, kind: MessageKind = 'your-turn') {
  if (!table) throw new Error('no table');
  await queueTo(table, kind, clock.now());
}

async function tell(...told: Parameters<typeof queue>) {
  await queue(...told);
  await deliverDue(told[1]);
}

/** After a pause one turn at each table, ten minutes apart; then the rest of the hour passes. */
async function anHour(tables: readonly CreatedTable[], clock: FakeClock): Promise<number> {
  clock.pass(2);
  for (const table of tables) {
    await tell(table, clock);
    clock.pass(1 / 6);
  }
  clock.pass(1);
  await deliverDue(clock);
  return smtp.got.length;
}

const newClock = () => new FakeClock('2026-11-20T12:00:00Z');
const lastMail = async () => PostalMime.parse(smtp.got.at(-1)?.raw ?? '');

test('with three tables the turns within an hour are one mail', async () => {
  const { tables } = await mailed(3);
  expect(await anHour(tables, newClock())).toBe(1);
  const { subject, text, html } = await lastMail();
  expect(subject).toMatch(/^Your turn at 3 tables: /);
  for (const part of [text, html]) expect(part).toContain(NOTE);
});

test('one press in the email sends each turn at once, another gathers them again; opening the link changes nothing', async () => {
  const { tables } = await mailed(3);
  const clock = newClock();
  await anHour(tables, clock);
  const [, token = ''] =
    /Email me each turn at once: \S+\/unsubscribe\/(\S+)/.exec((await lastMail()).text ?? '') ?? [];
  expect(await leavingOf(token)).toEqual({ channel: '', isTurns: true, stopped: false });
  expect(await takeLeave(token, 'leave')).toBe(true);
  expect(await leavingOf(token)).toMatchObject({ stopped: true });
  smtp.got.length = 0;
  expect(await anHour(tables, clock)).toBe(3);
  expect((await lastMail()).text).not.toContain(NOTE);
  expect(await takeLeave(token, 'return')).toBe(true);
  smtp.got.length = 0;
  expect(await anHour(tables, clock)).toBe(1);
  expect(await takeLeave(`${token.slice(0, -2)}xx`, 'leave')).toBe(false);
});

test('other messages are not held, and a turn that is due with one goes along', async () => {
  const { tables } = await mailed(3);
  const clock = newClock();
  await tell(tables[0], clock);
  expect(smtp.got).toHaveLength(0);
  await tell(tables[0], clock, 'reminder');
  expect(smtp.got).toHaveLength(1);
  clock.pass(1 / 6);
  await queue(tables[1], clock);
  await tell(tables[2], clock, 'reminder');
  expect(smtp.got).toHaveLength(2);
  const { text } = await lastMail();
  for (const table of tables.slice(1)) expect(text).toContain(`/games/${table.gameId}`);
});

test('a turn that was played while it was held is in no mail', async () => {
  const { tables } = await mailed(3);
  const clock = newClock();
  await tell(tables[0], clock);
  clock.pass(1 / 6);
  await tell(tables[1], clock);
  await sql.query(`update "Game" set "waiting" = '{1}' where id = $1`, [tables[1]?.gameId]);
  clock.pass(1);
  await deliverDue(clock);
  expect(smtp.got).toHaveLength(1);
  const { text } = await lastMail();
  expect(text).toContain(`/games/${tables[0]?.gameId}`);
  expect(text).not.toContain(`/games/${tables[1]?.gameId}`);
});

test('turns at addresses of seats are gathered as well, and hooks are not', async () => {
  const { userId, tables } = await personWith(3);
  await sql.query(`update "Seat" set "email" = 'many@praga.test', "emailOwn" = true where "userId" = $1`, [
    userId,
  ]);
  expect(await anHour(tables, newClock())).toBe(1);
  const hooked = await personWith(3);
  await channelFor(sql, hooked.userId, 'webhook', {
    form: 'json',
    url: `${receiver.url}/hook`,
    secret: 's',
  });
  const clock = newClock();
  for (const table of hooked.tables) await tell(table, clock);
  expect(receiver.heard).toHaveLength(3);
});

test('with two tables each turn is a mail; one without other people does not count', async () => {
  const { userId, tables } = await mailed(3);
  const [, , alone] = tables;
  if (alone) await sitAt(sql, alone, 1, userId);
  expect(await anHour(tables.slice(0, 2), newClock())).toBe(2);
  expect((await lastMail()).text).not.toContain(NOTE);
});
