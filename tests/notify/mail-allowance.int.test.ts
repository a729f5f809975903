/** The most mail that one reader gets, from any number of callers and tables. */
import { beforeEach, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { takeLeave } from '@/lib/features/notify/leave';
import { leaveToken } from '@/lib/features/notify/links';
import { MAILS } from '@/lib/features/notify/mail-allowance';
import { UNCONFIRMED } from '@/lib/features/notify/unconfirmed-mail';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { MessageKind, SeatKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import { forgetCounts } from '@/lib/platform/http/limits/rate-limit-store';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import { isFull } from '../support/full';
import { newAddress } from '../support/guest-mail';
import { channelFor, mailTo, personAt, queueTo } from '../support/notifications';
import { setSeat } from '../support/set-seat';
import { useService } from '../support/service';
import { readerAt, silentTable, silentTables } from './reader-tables';

const { sql, clearMail } = await useService();
beforeEach(async () => {
  // Messages that one test postponed are not in the next.
  await sql.query('delete from "Outbox"');
  clearMail();
});

// Each test uses its own day, so their counts don’t add up.
let day = Date.UTC(2031, 0, 1, 8);
beforeEach(() => {
  day += 10 * 86_400_000;
});
const MINUTE = 60_000;
const atMinute = (minute: number) => ({ now: () => new Date(day + minute * MINUTE) });

const silent = () => silentTable(sql);

/** Delivers a message to the first seat. */
async function tell(table: CreatedTable, minute: number, kind: MessageKind, more: Partial<NewMessage> = {}) {
  const clock = atMinute(minute);
  await queueTo(table, kind, clock.now(), more);
  await deliverDue(clock);
}

/** Calls a seat by name. */
const mention = (table: CreatedTable, minute: number, kind: 'mention' | 'watcher-mention' = 'mention') =>
  tell(table, minute, kind, { payload: { name: 'Bohumil', text: `word ${minute}` } });

/** The proved address of a person who holds the first seat of these tables. */
async function addressAt(...tables: CreatedTable[]): Promise<string> {
  const [userId, address] = [await readerAt(sql, tables), newAddress()];
  await channelFor(sql, userId, 'mail', { address });
  return address;
}

test('five mails an hour of one table; the rest comes as one mail with the next hour', async () => {
  const table = await silent();
  const address = await addressAt(table);
  for (let i = 0; i < 12; i += 1) await mention(table, i * 4);
  expect(await mailTo(address)).toHaveLength(MAILS.ofTable.most);
  await deliverDue(atMinute(59));
  expect(await mailTo(address)).toHaveLength(MAILS.ofTable.most);
  await deliverDue(atMinute(61));
  const mails = await mailTo(address);
  expect(mails).toHaveLength(MAILS.ofTable.most + 1);
  const [digest] = mails;
  expect(digest?.tells).toHaveLength(12 - MAILS.ofTable.most);
  for (const minute of [20, 44]) expect(digest?.text).toContain(`word ${minute}`);
});

test('twenty a day from all tables together, the rest as one the next day', async () => {
  const tables = await silentTables(sql, 6);
  const address = await addressAt(...tables);
  let minute = 0;
  // Four of each table, far enough apart not to be gathered anyhow.
  for (let round = 0; round < 4; round += 1) for (const table of tables) await mention(table, (minute += 5));
  expect(await mailTo(address)).toHaveLength(MAILS.ofAll.most);
  await deliverDue(atMinute(24 * 60));
  const mails = await mailTo(address);
  expect(mails).toHaveLength(MAILS.ofAll.most + 1);
  expect(mails[0]?.tells).toHaveLength(24 - MAILS.ofAll.most);
});

test('talk of others goes twice to an address that nobody has confirmed, and on once an account has it', async () => {
  const table = await silent();
  const address = `stranger@praga.test`;
  await leaveAddress(table, address);
  for (let i = 0; i < 6; i += 1) await mention(table, i * 20);
  expect(await mailTo(address)).toHaveLength(UNCONFIRMED.talk);
  await sql.query(
    `insert into "User" ("id", "email", "emailVerified", "daysOff") values ('stranger-1', $1, now(), '{}')`,
    [address],
  );
  await mention(table, 150);
  expect(await mailTo(address)).toHaveLength(UNCONFIRMED.talk + 1);
});

test('an unconfirmed address is invited to a table only once, by any host and at any time', async () => {
  const [table, other] = [await silent(), await silent()];
  const address = 'invited@praga.test';
  for (const { gameId } of [table, other])
    await sql.query('update "Seat" set "email" = $1 where "gameId" = $2', [address, gameId]);
  const invite = async (at: CreatedTable, seat: 0 | 1, minute: number) => {
    await forgetCounts(atMinute(minute).now());
    await tell(at, minute, 'invited', { seat, payload: { seat: 1 - seat } });
  };
  await invite(table, 0, 0);
  await invite(table, 0, 30);
  await invite(table, 1, 3 * 24 * 60);
  expect(await mailTo(address)).toHaveLength(1);
  await invite(other, 0, 3 * 24 * 60 + 30);
  expect(await mailTo(address)).toHaveLength(2);
});

/** Has a message about the first seat itself delivered. */
async function tellOfSeat(table: CreatedTable, minute: number, kind: SeatKind) {
  const { tenure } = await seatOf(table);
  await tell(table, minute, kind, { payload: { tenure, email: 'new@praga.test', changes: 0 } });
}
const seatOf = ({ gameId }: CreatedTable) =>
  db().seat.findUniqueOrThrow({ where: { gameId_seat: { gameId, seat: 0 } } });

/** Leaves an address at the first seat; `emailOwn` says whether its holder did. */
const leaveAddress = ({ gameId }: CreatedTable, email: string, emailOwn = false) =>
  setSeat(gameId, 0, { email, emailOwn });

test('a reader with too many mentions still gets messages about their own seat at once', async () => {
  const table = await silent();
  const address = await addressAt(table);
  for (let i = 0; i < 8; i += 1) await mention(table, i * 4);
  const before = (await mailTo(address)).length;
  for (const kind of ['seat-opened', 'link-asked', 'fresh-link', 'seat-lost'] as const)
    await tellOfSeat(table, 33, kind);
  expect((await mailTo(address)).length).toBe(before + 4);
  // And the other way round: messages about the seat do not use up the messages of others.
  await mention(table, 61);
  expect((await mailTo(address)).length).toBe(before + 5);
});

test('mail about the seat of an unconfirmed address is bounded, and talk takes nothing from it', async () => {
  const table = await silent();
  const address = 'guest-of-a-seat@praga.test';
  await leaveAddress(table, address, true);
  for (let i = 0; i < 6; i += 1) await mention(table, i * 5);
  expect(await mailTo(address)).toHaveLength(UNCONFIRMED.talk);
  for (let minute = 50; minute < 90; minute += 5) await tellOfSeat(table, minute, 'seat-opened');
  expect(await mailTo(address)).toHaveLength(UNCONFIRMED.others);
});

test.runIf(isFull)(
  'the reader’s own turns do not wait behind what others say, and take nothing from it',
  async () => {
    const table = await silent();
    const address = await addressAt(table);
    for (let i = 0; i < 8; i += 1) await mention(table, i);
    expect(await mailTo(address)).toHaveLength(MAILS.ofTable.most);
    for (let i = 0; i < 20; i += 1) await tell(table, 10 + i, 'your-turn');
    expect(await mailTo(address)).toHaveLength(MAILS.ofTable.most + 20);
  },
);

test.runIf(isFull)(
  'mail about seats is bounded, and where others left an address takes none of its owner’s mail',
  async () => {
    const elsewhere = await silentTables(sql, 5);
    const table = await silent();
    const address = await addressAt(table);
    const { userId } = await seatOf(table);
    await sql.query('update "User" set "email" = $1, "emailVerified" = now() where "id" = $2', [
      address,
      userId,
    ]);
    let minute = 0;
    for (const other of elsewhere) {
      await leaveAddress(other, address, true);
      for (let k = 0; k < 5; k += 1) await tellOfSeat(other, (minute += 1), 'seat-opened');
    }
    const before = (await mailTo(address)).length;
    expect(before).toBe(MAILS.seatOfAll.most);
    for (let i = 0; i < 8; i += 1) await tellOfSeat(table, (minute += 3), 'seat-opened');
    expect(await mailTo(address)).toHaveLength(before + MAILS.seatOfTable.most);
  },
);

test("a spectator's message is sent only to players who asked for such messages", async () => {
  const [plain, asked] = [await silent(), await silent()];
  const address = await addressAt(plain);
  await mention(plain, 1, 'watcher-mention');
  expect(await mailTo(address)).toHaveLength(0);
  const userId = await personAt(sql, asked, 0);
  await channelFor(sql, userId, 'mail', { address: 'curious@praga.test' }, ['mention', 'watcher-mention']);
  await mention(asked, 2, 'watcher-mention');
  expect(await mailTo('curious@praga.test')).toHaveLength(1);
});

test('a reader who unsubscribes gets no email about any table, including later ones', async () => {
  const [first, later] = [await silent(), await silent()];
  const address = 'enough@praga.test';
  await leaveAddress(first, address);
  await mention(first, 1);
  expect(await mailTo(address)).toHaveLength(1);
  const token = leaveToken({ kind: 'seat', gameId: first.gameId, seat: 0, email: address });
  expect(await takeLeave(token, 'leave', atMinute(2))).toBe(true);
  // Only now somebody leaves the address at another table, in other letters.
  await leaveAddress(later, 'Enough@praga.test');
  await mention(later, 3);
  await mention(first, 4);
  expect(await listStoredMail()).toHaveLength(1);
  await takeLeave(token, 'return', atMinute(5));
  await mention(later, 30);
  expect(await listStoredMail()).toHaveLength(2);
});
