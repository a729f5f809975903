/** Addresses that are given for other players are invited when a table is made, and the answer says so. */
import { expect, test } from 'vitest';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { inviteAddresses, invitedAddresses } from '@/lib/features/seats/invite-addresses';
import { createTable } from '@/lib/features/table/create-table';
import { withMaker } from '@/lib/features/table/new-seats';
import { db } from '@/lib/platform/db/db';
import { listKeptMail } from '@/lib/platform/outbox/kept-mail';
import { makeTable } from '../support/new-table';
import { newAddress, useEmptyMail } from '../support/guest-mail';

await useEmptyMail();

const table = { name: 'Us', options: ONLINE_OPTIONS, variant: BASE_VARIANT, startingSeat: 'first' } as const;
const mailedTo = async () => (await listKeptMail()).map(({ to }) => to.address).sort();

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
  const made = await createTable({ ...table, seats: withMaker(seats, hostId), hostId });
  expect(await inviteAddresses(made, hostId)).toEqual([{ seat: 1, email: other }]);
  expect([...(await invitedAddresses(made.gameId))]).toEqual([[1, other]]);
  await inviteAddresses(made, hostId);
  await deliverDue();
  expect(await mailedTo()).toEqual([other]);
  const [mail] = await listKeptMail();
  expect(mail?.text).toContain('Anna invites you');
  expect(mail?.text).toMatch(/http:\/\/praga\.test\/seat\/[\w.-]+/);
});

test('a program hears for each seat to whom its invitation goes', async () => {
  const address = newAddress();
  const made = await makeTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil', email: address }], sit: true });
  expect(made.seats.map(({ sentTo }: { sentTo?: string }) => sentTo).filter(Boolean)).toEqual([address]);
  await deliverDue();
  expect(await mailedTo()).toEqual([address]);
});

test('where an address sits the page does not name it any more, and of a rematch never', async () => {
  const address = newAddress();
  const seats = [{ name: 'Anna' }, { name: 'Bohumil', email: address }];
  const made = await createTable({ ...table, seats });
  await inviteAddresses(made, undefined);
  const named = async () => [...(await invitedAddresses(made.gameId)).values()];
  expect(await named()).toEqual([address]);
  const former = await createTable({ ...table, seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  await db().game.update({ where: { id: made.gameId }, data: { rematchOf: former.gameId } });
  expect(await named()).toEqual([]);
  await db().game.update({ where: { id: made.gameId }, data: { rematchOf: null } });
  await db().seat.updateMany({ where: { gameId: made.gameId, seat: 1 }, data: { seatedAt: new Date() } });
  expect(await named()).toEqual([]);
});
