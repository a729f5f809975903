/** The link for any free seat, the lobby, and the host's actions on seats. */
import { expect, test } from 'vitest';
import { makeGuest } from '@/lib/features/people/guests';
import { joinTable, lookBehind } from '@/lib/features/seats/free-seats';
import {
  removePlayer,
  replaceJoinLink,
  renewSeatLink,
  revokeSeatLink,
  setTerms,
} from '@/lib/features/seats/hosting';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { readLobby } from '@/lib/features/table/lists/lobby';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { NewTable } from '@/lib/features/table/new-table/create-table';
import { BASE_VARIANT } from '@/lib/game/engine/setup';
import { newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { emptyTable, firstStep, give } from '../support/tables';
import { refused } from '../support/outcomes';

await useService();

const guest = (name = 'Guest') => makeGuest({ name, locale: 'en' });

async function table(more: Partial<NewTable> = {}) {
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }, {}, {}];
  const host = await guest('Host');
  return { host, ...(await emptyTable({ seats, hostId: host.id, ...more })) };
}

test('one link opens any free seat: each who comes gets one, nobody two, the fifth none', async () => {
  const { gameId, joinLink } = await table();
  const way = { token: joinLink?.token ?? '' };
  expect((await lookBehind(way))?.free.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  const people = await Promise.all([guest(), guest(), guest(), guest(), guest()]);
  const joined = await Promise.all(
    people.map(({ id }, i) => joinTable({ way, userId: id, name: `Comer ${i + 1}` })),
  );
  expect(joined.filter(({ ok }) => ok)).toHaveLength(4);
  expect(new Set(joined.map((one) => (one.ok ? one.value.seat : 'none'))).size).toBe(5);
  for (const [i, one] of joined.entries()) {
    if (!one.ok) expect(one.error).toEqual({ kind: 'no-free-seat' });
    else expect((await loadTable(gameId, { userId: people[i]?.id }))?.me).toBe(one.value.seat);
  }
});

test('nobody takes a second seat, and a wished seat that is gone is not changed for another', async () => {
  const { joinLink } = await table();
  const way = { token: joinLink?.token ?? '' };
  const [one, two] = [await guest(), await guest()];
  expect(await joinTable({ way, userId: one.id, name: 'One', seat: 2 })).toMatchObject({
    value: { seat: 2 },
  });
  expect(await joinTable({ way, userId: one.id, name: 'One' })).toMatchObject(refused('no-free-seat'));
  expect(await joinTable({ way, userId: two.id, name: 'Two', seat: 2 })).toMatchObject({ ok: false });
});

test('an open link no longer opens the seat once it was taken another way', async () => {
  const { gameId, joinLink, seats } = await table();
  const joined = await joinTable({
    way: { token: joinLink?.token ?? '' },
    userId: (await guest()).id,
    name: 'New',
    seat: 2,
  });
  expect(await findSeatByToken(seats[2]?.token ?? '')).toBeUndefined();
  expect(joined.ok && (await loadTable(gameId, joined.value))?.me).toBe(2);
});

test('the join policy: by name it opens nothing, from the lobby only the seats nobody was named for', async () => {
  const named = await table({ joinPolicy: 'named' });
  expect(named.joinLink).toBeUndefined();
  expect(await lookBehind({ lobby: named.gameId })).toBeUndefined();
  const linked = await table();
  expect(await lookBehind({ lobby: linked.gameId })).toBeUndefined();
  const open = await table({ joinPolicy: 'open' });
  expect((await lookBehind({ lobby: open.gameId }))?.free.map(({ seat }) => seat)).toEqual([2, 3]);
  const { id } = await guest();
  expect(await joinTable({ way: { lobby: open.gameId }, userId: id, name: 'X', seat: 1 })).toMatchObject({
    ok: false,
  });
  expect(await lookBehind({ token: newToken() })).toBeUndefined();
});

test('the lobby lists open tables with a free seat, by players, pace and board', async () => {
  await db().game.updateMany({ data: { joinPolicy: 'link' } });
  const plain = await table({ joinPolicy: 'open' });
  const brisk = { kind: 'brisk', wakingOnly: false, onTimeout: 'ask' } as const;
  const quick = await table({
    joinPolicy: 'open',
    pace: brisk,
    seats: [{ name: 'Anna' }, {}],
    variant: { ...BASE_VARIANT, actionSide: 'B' },
  });
  const full = await table({ joinPolicy: 'open', seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  const ids = async (filter: Parameters<typeof readLobby>[0]) =>
    (await readLobby(filter)).tables.map(({ gameId }) => gameId);
  expect(new Set(await ids({}))).toEqual(new Set([plain.gameId, quick.gameId]));
  expect(await ids({})).not.toContain(full.gameId);
  expect(await ids({ players: 4 })).toEqual([plain.gameId]);
  expect(await ids({ pace: 'brisk' })).toEqual([quick.gameId]);
  expect(await ids({ pace: 'relaxed', board: 'side-b' })).toEqual([]);
  expect(await ids({ board: 'side-b', players: 2 })).toEqual([quick.gameId]);
  await joinTable({ way: { lobby: quick.gameId }, userId: (await guest()).id, name: 'Taker' });
  expect(await ids({})).toEqual([plain.gameId]);
});

test('the lobby comes in pages: each table once, however many began at the same moment, also with a filter', async () => {
  await db().game.updateMany({ data: { joinPolicy: 'link' } });
  const { id: hostId } = await guest('Host');
  const made: string[] = [];
  for (let n = 0; n < 42; n += 1) {
    const seats = n % 2 ? [{ name: 'Anna' }, {}] : [{}, {}, {}];
    made.push((await emptyTable({ seats, hostId, joinPolicy: 'open' })).gameId);
  }
  await db().game.updateMany({ where: { id: { in: made.slice(10, 30) } }, data: { createdAt: new Date(0) } });
  const pagesOf = async (filter: Parameters<typeof readLobby>[0]) => {
    const pages = [await readLobby(filter)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await readLobby(filter, next));
    return { sizes: pages.map(({ tables }) => tables.length), all: pages.flatMap(({ tables }) => tables) };
  };
  const idsOf = (tables: readonly { gameId: string }[]) => tables.map(({ gameId }) => gameId).sort();
  const { sizes, all } = await pagesOf({});
  expect(sizes).toEqual([20, 20, 2]);
  expect(idsOf(all)).toEqual([...made].sort());
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  const pairs = await pagesOf({ players: 2 });
  expect(pairs.sizes).toEqual([20, 1]);
  expect(idsOf(pairs.all)).toEqual(made.filter((_, n) => n % 2).sort());
});

test('the host renews and withdraws the links of seats that nobody holds', async () => {
  const { gameId, host, seats } = await table();
  const by = { userId: host.id };
  const renewed = await renewSeatLink({ gameId, seat: 0, host: by });
  expect(await findSeatByToken(seats[0]?.token ?? '')).toBeUndefined();
  expect(renewed.ok && (await findSeatByToken(renewed.value.token))).toMatchObject({ seat: 0 });
  expect(await revokeSeatLink({ gameId, seat: 1, host: by })).toMatchObject({ ok: true });
  expect(await findSeatByToken(seats[1]?.token ?? '')).toBeUndefined();
});

test('the host renews the link for free seats and changes who may come and look', async () => {
  const { gameId, host, joinLink } = await table();
  const by = { userId: host.id };
  const renewed = await replaceJoinLink(gameId, by);
  expect(await lookBehind({ token: joinLink?.token ?? '' })).toBeUndefined();
  const token = renewed.ok ? renewed.value.token : '';
  expect(await lookBehind({ token })).toMatchObject({ gameId });
  await setTerms(gameId, by, { joinPolicy: 'named', watchers: 'players' });
  expect(await lookBehind({ token })).toBeUndefined();
  expect(await loadTable(gameId)).toBeUndefined();
  expect(await loadTable(gameId, by)).toMatchObject({
    isHost: true,
    joinPolicy: 'named',
    watchers: 'players',
  });
});

test('nobody but the host does any of this: not a player, not a stranger, not the host of another table', async () => {
  const { gameId, seats } = await table();
  const other = await table();
  const anna = await guest('Anna');
  await sitDown({ token: seats[0]?.token ?? '', userId: anna.id });
  const strangers = [{}, { userId: anna.id }, { token: seats[0]?.token }, { userId: other.host.id }];
  for (const host of strangers) {
    const error = { ok: false, error: { kind: 'not-host' } };
    expect(await renewSeatLink({ gameId, seat: 1, host })).toEqual(error);
    expect(await revokeSeatLink({ gameId, seat: 1, host })).toEqual(error);
    expect(await removePlayer({ gameId, seat: 0, host })).toEqual(error);
    expect(await replaceJoinLink(gameId, host)).toEqual(error);
    expect(await setTerms(gameId, host, { watchers: 'players' })).toEqual(error);
  }
  expect(await findSeatByToken(seats[1]?.token ?? '')).toBeDefined();
});

test('the host of a table made without a person has its token', async () => {
  const { gameId, hostToken } = await emptyTable({ seats: [{ name: 'A' }, {}] });
  expect(await renewSeatLink({ gameId, seat: 1, host: { token: hostToken } })).toMatchObject({ ok: true });
  expect(await renewSeatLink({ gameId, seat: 1, host: { token: newToken() } })).toMatchObject({ ok: false });
});

test('a player is removed only before the first step, the computer never', async () => {
  const made = await table({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }, { bot: 'journeyman' }] });
  const { gameId, host, seats } = made;
  const by = { userId: host.id };
  const [anna, bohumil] = [await guest('Anna'), await guest('Bohumil')];
  await sitDown({ token: seats[0]?.token ?? '', userId: anna.id });
  await sitDown({ token: seats[1]?.token ?? '', userId: bohumil.id });
  await give(made, await firstStep(made));
  for (const seat of [0, 2])
    expect(await removePlayer({ gameId, seat, host: by })).toEqual(refused('not-that-seat'));
  expect(await removePlayer({ gameId, seat: 1, host: by })).toMatchObject({ ok: true });
  expect((await loadTable(gameId, { userId: bohumil.id }))?.me).toBeUndefined();
  expect((await loadTable(gameId))?.seats[1]).toMatchObject({ name: '', seated: false });
});

test('seated players are notified about arrivals, and finally that the table is complete', async () => {
  const { gameId, joinLink } = await table({ seats: [{ name: 'Anna' }, {}, {}] });
  const way = { token: joinLink?.token ?? '' };
  for (const seat of [0, 1, 2]) await joinTable({ way, seat, userId: (await guest()).id, name: `P${seat}` });
  const told = await db().outbox.findMany({
    where: { gameId },
    orderBy: [{ createdAt: 'asc' }, { seat: 'asc' }],
  });
  expect(told.map(({ seat, kind, payload }) => [seat, kind, payload])).toEqual([
    [0, 'joined', { seat: 1 }],
    [0, 'game-began', { seat: 2, starts: true }],
    [1, 'game-began', { seat: 2 }],
  ]);
});
