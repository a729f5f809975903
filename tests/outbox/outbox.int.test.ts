import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { composeParcel } from '@/lib/features/notify/compose';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import type { SubmittedCommand } from '@/lib/features/table/commands/submit-command';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { BASE_OPTIONS } from '@/lib/game/engine/setup';
import { db } from '@/lib/platform/db/db';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
import { drain, RETRY_AFTER_MS, type Tools } from '@/lib/features/notify/drain';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { inFull } from '../support/full';
import { parcelOf, quietTable } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import {
  endsTurn,
  give,
  lookAs,
  playOne,
  playUntil,
  type Rate,
  type seatedTable as newTable,
} from '../support/tables';

const { dataDir, sql, clearMail } = await useService();
beforeEach(async () => {
  await sql.query('delete from "Outbox"');
  clearMail();
});

const seatedTable = (...asked: Parameters<typeof newTable>) => quietTable(sql, ...asked);

interface Row {
  readonly seat: number;
  readonly kind: string;
  readonly seq: number;
  readonly open: boolean;
  readonly sent: boolean;
}

async function outboxOf({ gameId }: CreatedTable): Promise<Row[]> {
  const { rows } = await sql.query<Row>(
    `select seat, kind, seq, "sentAt" is not null as sent,
       "sentAt" is null and "cancelledAt" is null and "failedAt" is null as open
     from "Outbox" where "gameId" = $1 order by seq, seat`,
    [gameId],
  );
  return rows;
}

const TURNS = inFull(6, 3);

test('a passed turn leaves one message for the next seat, written with the row; other steps leave none', async () => {
  const table = await seatedTable(3);
  const pick = randomNumbers('prompts');
  let [turns, seq] = [0, 1];
  for (let step = 0; step < 150 && turns < TURNS; step += 1) {
    const accepted = await playOne(table, pick);
    if (!accepted) break;
    ({ seq } = accepted.answer);
    const { waitingFor } = accepted.answer;
    const rows = (await outboxOf(table)).filter((row) => row.seq === seq);
    const expected = waitingFor.filter((seat) => seat !== accepted.seat);
    expect(rows).toEqual(expected.map((seat) => ({ seat, kind: 'your-turn', seq, open: true, sent: false })));
    expect(accepted.told).toBe(rows.length);
    if (endsTurn(accepted)) turns += 1;
  }
  expect(turns).toBe(TURNS);
});

test('a seat without an address gets no message', async () => {
  const table = await seatedTable(2, { emails: false });
  const accepted = await playUntil(table, randomNumbers('silent'), endsTurn);
  expect(accepted?.told).toBe(0);
  expect(await outboxOf(table)).toEqual([]);
});

test('the mail of a passed turn is kept once, and replaces itself after a crash', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('mail'), endsTurn);
  expect(await deliverDue()).toEqual({ sent: 1, failed: 0 });
  expect(await deliverDue()).toEqual({ sent: 0, failed: 0 });
  const [mail, ...others] = await listStoredMail();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'At the Golden Tiger: it’s your turn',
    to: { name: 'Bohumil', address: 'bohumil@praga.test' },
  });
  // With its recipient, so it leads to the seat on any device.
  expect(mail?.html).toContain(`href="http://praga.test/games/${table.gameId}?for=`);
  const files = fs.readdirSync(path.join(dataDir, 'mail'));
  expect(files.filter((name) => name.endsWith('.txt'))).toHaveLength(1);
  expect(files.filter((name) => name.includes('tmp'))).toEqual([]);
  expect(mail?.text).not.toContain(table.seats[1]?.token);
  await sql.query('update "Delivery" set "sentAt" = null, "dueAt" = now() - interval \'1 second\'');
  expect(await deliverDue()).toEqual({ sent: 1, failed: 0 });
  expect(await listStoredMail()).toHaveLength(1);
});

test('any number of drains at once send each message once', async () => {
  const count = inFull(30, 4);
  const tables = await Promise.all(Array.from({ length: count }, () => seatedTable()));
  const pick = randomNumbers('drains');
  for (const table of tables) await playUntil(table, pick, endsTurn);
  const sent: string[] = [];
  const send = async (_way: unknown, parcel: Parcel) => {
    sent.push(...parcel.messages.map(({ gameId }) => gameId));
  };
  const tools: Tools = { compose: (group) => composeParcel(group, new Date()), send, now: () => new Date() };
  const drained = await Promise.all(Array.from({ length: 8 }, () => drain(tools)));
  // A letter about many tables shows some of them, so the rows are counted too.
  expect(new Set(sent).size).toBe(sent.length);
  const deliveries = await db().delivery.findMany();
  expect(deliveries.map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual(
    Array.from({ length: count }, () => [1, true]),
  );
  expect(drained.reduce((sum, { sent: n }) => sum + n, 0)).toBe(count);
});

test('a failure is noted, waits longer each time, and is given up in the end', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('failing'), endsTurn);
  let time = Date.now();
  const send = () => Promise.reject(new ChannelError('mail-server', 'mailbox on fire'));
  const tools: Tools = { compose: async () => parcelOf(), send, now: () => new Date(time) };
  for (const wait of RETRY_AFTER_MS) {
    expect(await drain(tools)).toEqual({ sent: 0, failed: 1 });
    expect(await drain(tools)).toEqual({ sent: 0, failed: 0 });
    time += wait;
  }
  expect(await drain(tools)).toEqual({ sent: 0, failed: 1 });
  const { rows } = await sql.query(
    'select attempts, "lastError", "failedAt" is not null as over from "Delivery"',
  );
  const lastError = 'mail-server: mailbox on fire';
  expect(rows).toEqual([{ attempts: RETRY_AFTER_MS.length + 1, lastError, over: true }]);
  const { rows: seats } = await sql.query(
    'select "mailStoppedAt", "mailError" from "Seat" where "gameId" = $1 and seat = 1',
    [table.gameId],
  );
  // It was our server that did not take it, so the address is not given up.
  expect(seats).toEqual([{ mailStoppedAt: null, mailError: lastError }]);
  time += 1e10;
  expect(await drain(tools)).toEqual({ sent: 0, failed: 0 });
});

/** Builds wherever it can, and where most is built already. */
const eagerBuilder: Rate = (command, { pack, view: { state } }) => {
  if (command.type === 'PlaceBuilding') {
    const plaza = pack.siteById.get(command.site)?.plaza;
    return 20 + state.buildings.filter(({ site }) => pack.siteById.get(site)?.plaza === plaza).length;
  }
  if (command.type === 'DeclareAction') return command.action === 'construct-building' ? 10 : 0;
  if (command.type !== 'TakeActionTile') return 'choice' in command && command.choice === 'produce' ? 1 : 0;
  const taken = state.crane.tiles.find((tile) => (state.crane.arrow + tile.sector) % 12 === command.position);
  const actions = taken && pack.actionTileById.get(taken.tile)?.sides.A;
  return actions?.includes('construct-building') ? 5 : 0;
};

/** Plays tables until a step that can be taken back makes the table wait for somebody else. */
async function openInterrupt(): Promise<{ table: CreatedTable; seat: number; seq: number; by: number }> {
  // Rewards are taken on the spot here, so a building that completes a plaza interrupts its builder.
  const options = { ...BASE_OPTIONS, refillOnDemand: true };
  // The eighth way to play has one after 26 steps of the first table; the others are for other seeds.
  for (let game = 8; game < 48; game += 1) {
    const table = await seatedTable(2, { options });
    const interrupts = ({ answer, seat, told }: SubmittedCommand) =>
      told > 0 && !endsTurn({ answer }) && !answer.waitingFor.includes(seat);
    const found = await playUntil(table, randomNumbers(`interrupt ${game}`), interrupts, eagerBuilder);
    if (!found || (await lookAs(table, 0)).status === 'finished') continue;
    const { options: mine } = await lookAs(table, found.seat);
    if (!mine?.commands.some(({ command }) => command.type === 'Undo')) continue;
    return { table, seat: found.answer.waitingFor[0] ?? 0, seq: found.answer.seq, by: found.seat };
  }
  throw new Error('no game had an interrupt that could be taken back');
}

test(
  'a message whose cause is taken back is cancelled before it goes out',
  { timeout: 120_000 },
  async () => {
    const { table, seat, seq, by } = await openInterrupt();
    const turnMessage = { seat, kind: 'your-turn', seq, sent: false };
    expect((await outboxOf(table)).at(-1)).toEqual({ ...turnMessage, open: true });
    await deliverDue();
    expect((await outboxOf(table)).at(-1)).toEqual({ ...turnMessage, open: true });
    const undone = await give(table, { seat: by, command: { type: 'Undo', to: seq - 1 }, expectedSeq: seq });
    expect(undone.ok, JSON.stringify(undone)).toBe(true);
    expect((await outboxOf(table)).at(-1)).toEqual({ ...turnMessage, open: false });
  },
);

test('everyone is notified about the end of a game, with the final table', { timeout: 60_000 }, async () => {
  const people = inFull(3, 2);
  const table = await seatedTable(people);
  await playUntil(table, randomNumbers('the end'), () => false);
  const rows = await outboxOf(table);
  const last = rows.at(-1)?.seq;
  expect(rows.filter(({ kind }) => kind === 'game-finished').map(({ seat, seq }) => [seat, seq])).toEqual(
    Array.from({ length: people }, (_, seat) => [seat, last]),
  );
  await deliverDue();
  const mails = await listStoredMail(1000);
  // Everything at once, as after a long outage: nobody is called to a game that is over.
  const ends = mails.filter(({ subject }) => subject === 'At the Golden Tiger: the game is over');
  expect(ends).toHaveLength(people);
  expect(mails.flatMap(({ tells }) => tells)).toHaveLength(rows.length);
  const places = Array.from({ length: people }, (_, i) => `${i + 1}\\. \\w+: \\d+ points`);
  expect(ends[0]?.text).toMatch(new RegExp(places.join('\\n- ')));
});
