/** Addresses that are given for other players are invited when a table is made, and the answer says so. */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { invitedAddress, sitDown } from '@/lib/features/seats/seats';
import { invitedAddresses } from '@/lib/features/seats/invited-addresses';
import { withMaker } from '@/lib/features/table/new-table/create-table';
import { ASKING } from '@/lib/game/pace/pace';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { allEntries } from '../auth/matrix-entries';
import { askAs, makeWorld } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { newAddress, useEmptyMail } from '../support/guest-mail';
import { makeTable } from '../support/new-table';
import { emptyTable } from '../support/tables';
import { UNTOUCHED_TABLE_FORM } from '../support/table-form';

leaveLater();
await useEmptyMail();

const mailedTo = async () => (await listStoredMail()).map(({ to }) => to.address).sort();

test('each address is invited once and at once, the maker’s own is not', async () => {
  const [own, account, other] = [newAddress(), newAddress(), newAddress()];
  const hostId = crypto.randomUUID();
  await db().user.create({ data: { id: hostId, name: 'Hostess', email: account } });
  const seats = [
    { name: 'Anna', email: own },
    { name: 'Bohumil', email: other },
    { name: 'Cecilie', email: other.toUpperCase() },
    { name: 'David', email: account },
  ];
  const inviting = { hostEmail: account };
  const pace = { kind: 'daily', ...ASKING } as const;
  const made = await emptyTable({ seats: withMaker(seats, hostId), hostId, inviting, pace });
  expect(made.invited).toEqual([{ seat: 1, email: other }]);
  expect([...(await invitedAddresses(made.gameId))]).toEqual([[1, other]]);
  await deliverDue();
  expect(await mailedTo()).toEqual([other]);
  const [mail] = await listStoredMail();
  expect(mail?.text).toMatch(/Anna has invited you/);
  expect(mail?.text).toContain('clock only starts when you sit down');
  expect(mail?.text).toMatch(/http:\/\/praga\.test\/seat\/[\w.-]+/);
});

test('an invitation to a table without a clock promises none', async () => {
  await makeTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil', email: newAddress() }], sit: true });
  await deliverDue();
  const [mail] = await listStoredMail();
  expect(mail?.text).toMatch(/Anna has invited you/);
  expect(mail?.text).not.toContain('clock');
});

test("the answer to a program names each seat's invited address", async () => {
  const address = newAddress();
  const made = await makeTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil', email: address }], sit: true });
  expect(made.seats.map(({ sentTo }: { sentTo?: string }) => sentTo).filter(Boolean)).toEqual([address]);
  await deliverDue();
  expect(await mailedTo()).toEqual([address]);
});

test('where an address sits the page no longer names it, and of a rematch never', async () => {
  const address = newAddress();
  const seats = [{ name: 'Anna' }, { name: 'Bohumil', email: address }];
  const made = await emptyTable({ seats, inviting: { hostEmail: undefined } });
  const named = async () => [...(await invitedAddresses(made.gameId)).values()];
  expect(await named()).toEqual([address]);
  const former = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  await db().game.update({ where: { id: made.gameId }, data: { rematchOf: former.gameId } });
  expect(await named()).toEqual([]);
  await db().game.update({ where: { id: made.gameId }, data: { rematchOf: null } });
  await db().seat.updateMany({ where: { gameId: made.gameId, seat: 1 }, data: { seatedAt: new Date() } });
  expect(await named()).toEqual([]);
});

test('a table whose invitations cannot be written is not made', async () => {
  const seats = [{ name: 'Anna' }, { name: 'Bohumil', email: newAddress() }];
  const before = await db().game.count();
  await db().$executeRaw`alter table "OutboxMessage" add constraint "no_more" check (false) not valid`;
  await expect(emptyTable({ seats, inviting: { hostEmail: undefined } })).rejects.toThrow('no_more');
  await db().$executeRaw`alter table "OutboxMessage" drop constraint "no_more"`;
  expect(await db().game.count()).toBe(before);
});

test('the form of a new table invites, too', async () => {
  const [own, other] = [newAddress(), newAddress()];
  const world = await makeWorld('anyone');
  const entry = allEntries().get('action app/(site)/actions.ts openTable');
  const people = { 'seat-0': 'Anna', 'email-0': own, 'seat-1': 'Bohumil', 'email-1': other };
  if (!entry) throw new Error('no such form');
  const form = { ...UNTOUCHED_TABLE_FORM, ...people };
  await askAs('anonymous', world, entry, { form }, new Map());
  await deliverDue();
  expect(await mailedTo()).toEqual([other]);
});

test('the address that the host wrote down is asked about until somebody sits there', async () => {
  const { tokens } = await makeTable();
  const [anna = '', bohumil = ''] = tokens;
  expect(await invitedAddress(anna)).toBe('anna@praga.test');
  expect(await invitedAddress(bohumil)).toBeUndefined();
  expect(await invitedAddress('no.token')).toBeUndefined();
  await sitDown({ token: anna });
  expect(await invitedAddress(anna)).toBeUndefined();
});
