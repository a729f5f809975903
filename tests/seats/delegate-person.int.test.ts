/** A delegate is a person: signed in, they play for the holder on every device. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { claimSeats } from '@/lib/features/people/sign-in';
import { confirmPlan } from '@/lib/features/plans/confirm';
import {
  delegationOf,
  makeDelegate,
  revokeDelegate,
  takeDelegation,
} from '@/lib/features/seats/delegates/delegates';
import { loadEntries } from '@/lib/features/seats/entries';
import { findSeatOf } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { holdingOf } from '@/lib/features/table/seats/holder-store';
import { helpedTables } from '@/lib/features/table/lists/my-tables';
import { db } from '@/lib/platform/db/db';
import { refused, valueOf } from '../support/outcomes';
import { person } from '../support/voices-table';
import { useService } from '../support/service';
import { DAILY, seatedTable, seatPeople, whatNow } from '../support/tables';

await useService();

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** Anna has the turn and lends her seat; Zuzana has an account, and sits nowhere here. */
async function lent(power: 'turns' | 'plans' = 'turns') {
  const made = await seatedTable(3, { pace: DAILY });
  const who = await seatPeople(made);
  const { gameId } = made;
  const anna = who(0);
  const wish = { name: 'Zuzana', power, until: inDays(3) };
  const { token, id } = valueOf(await makeDelegate(gameId, anna, wish));
  const userId = await person('Zuzana');
  const play = async (visitor: Visitor) => {
    const { view, commands } = await whatNow(made);
    const [command] = commands;
    if (!command) throw new Error('there is no step');
    const step = { expectedSeq: view.seq, commandId: crypto.randomUUID() };
    return submitCommand({ gameId, ...visitor, ...step, command });
  };
  const opened = (person: string | undefined) =>
    takeDelegation(token, { userId: person, own: undefined, label: '' });
  return { gameId, anna, bohumil: who(1), token, id, userId, play, opened };
}

test('a delegate with an account can play on a device without the link', async () => {
  const { gameId, userId, play, opened } = await lent();
  expect((await loadTable(gameId, { userId }))?.me).toBeUndefined();
  await opened(userId);
  expect(await loadTable(gameId, { userId })).toMatchObject({ me: 0, delegate: { seat: 0, isOver: false } });
  expect((await loadTable(gameId, { userId }))?.isHolder).toBeUndefined();
  expect(await findSeatOf(gameId, { userId })).toMatchObject({ seat: 0, isDelegated: true });
  expect(await play({ userId })).toMatchObject({ ok: true, value: { seat: 0 } });
  expect((await loadEntries(gameId, Infinity))[0]).toMatchObject({ kind: 'delegate-used', steps: [2] });
  const [helped] = await helpedTables({ userId, tokens: [] }, new Date());
  expect(helped).toMatchObject({ gameId, helped: { seat: 0, power: 'turns' } });
  expect(await holdingOf({ gameId, seat: 0 }, keysOf({ userId }))).toBeUndefined();
});

test('the right ends on every device when the holder takes it back, and with its time', async () => {
  const { gameId, anna, id, userId, play, opened } = await lent();
  await opened(userId);
  valueOf(await revokeDelegate(gameId, anna, id));
  expect(await loadTable(gameId, { userId })).toMatchObject({ delegate: { isOver: true } });
  expect(await findSeatOf(gameId, { userId })).toBeUndefined();
  expect(await play({ userId })).toMatchObject(refused('delegate-ended'));
  expect(await helpedTables({ userId, tokens: [] }, new Date())).toEqual([]);
});

test('a link opened without an account stays with its browser until that signs in', async () => {
  const { token, userId, play, opened } = await lent();
  await opened(undefined);
  expect(await play({ token })).toMatchObject({ ok: true });
  expect(await play({ userId })).toMatchObject(refused('token-wrong'));
  await claimSeats({ account: userId, guest: undefined, seatTokens: [token] });
  expect(await play({ userId })).toMatchObject({ ok: true, value: { seat: 0 } });
  // Nobody else gets it by the same link.
  const other = await person('Milada');
  await claimSeats({ account: other, guest: undefined, seatTokens: [token] });
  expect(await play({ userId: other })).toMatchObject(refused('token-wrong'));
});

test('a player of the table takes over no such right, and plays their own seat', async () => {
  const { gameId, token, bohumil, userId, opened } = await lent();
  await opened(undefined);
  await claimSeats({ account: bohumil.userId ?? '', guest: undefined, seatTokens: [token] });
  expect(await db().seatDelegate.count({ where: { gameId, userId: bohumil.userId } })).toBe(0);
  // A delegate who sits down later has only their own seat.
  await opened(userId);
  await db().seat.updateMany({ where: { gameId, seat: 2 }, data: { userId } });
  expect(await loadTable(gameId, { userId })).toMatchObject({ me: 2, isHolder: true });
  expect(await findSeatOf(gameId, { userId })).toMatchObject({ seat: 2, isDelegated: false });
});

test('a delegate for plans sees and plays nothing else, wherever they are signed in', async () => {
  const { gameId, userId, play, opened } = await lent('plans');
  await opened(userId);
  expect(await play({ userId })).toMatchObject(refused('delegate-may-not'));
  expect(await findSeatOf(gameId, { userId })).toBeUndefined();
  expect(await delegationOf(gameId, { userId })).toMatchObject({ seat: 0, power: 'plans', isOver: false });
  const plan = { id: crypto.randomUUID(), seq: 1 };
  expect(await confirmPlan(gameId, { userId }, plan)).toMatchObject({ ok: false, error: 'unknown-plan' });
  const [helped] = await helpedTables({ userId, tokens: [] }, new Date());
  expect(helped).toMatchObject({ gameId, helped: { power: 'plans' } });
});
