/** A duel of tables: one deal, several at each, and nobody sees another table before theirs is over. */
import { expect, test, vi } from 'vitest';
import { compareDeals } from '@/lib/features/deals/compare-deals';
import { duelId, keyOfDuel } from '@/lib/features/deals/deal';
import { findDeal } from '@/lib/features/deals/deal-store';
import { makeDuel, playDuel, loadDuelView } from '@/lib/features/deals/duel';
import { playDeal, type DealTable } from '@/lib/features/deals/play';
import { joinTable } from '@/lib/features/seats/free-seats';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { isSeatedElsewhere, SitsElsewhere } from '@/lib/features/table/new-table/one-table-store';
import { db } from '@/lib/platform/db/db';
import { callJson } from '../support/api';
import { FakeClock } from '../support/clock';
import { makeTable } from '../support/new-table';
import { useService } from '../support/service';
import { finishTable, later } from './deal-tables';
import { guest, programOf } from '../support/world';

await useService();

const clock = new FakeClock(new Date().toISOString());
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

interface At extends DealTable {
  readonly userId: string;
}

const duelOf = async (places = 2, seats: 2 | 3 | 4 = 2): Promise<string> =>
  keyOfDuel((await makeDuel({ places, seats, days: 7 }, clock)).id) ?? '';

async function sit(key: string, userId: string, name: string, table?: number): Promise<At> {
  const played = await playDuel(key, { userId, name, tableName: 'Duel' }, clock, table);
  if (!played.ok) throw new Error(played.error.kind);
  const [own] = played.value.made?.seats ?? [];
  if (own) await sitDown({ token: own.token, userId });
  return { ...played.value, userId };
}

const comes = async (key: string, name: string, table?: number) => sit(key, await guest(name), name, table);

/** Anna and Bohumil at table 1, Cecilie and Dobromil at table 2. */
async function four() {
  const key = await duelOf();
  const [anna, bohumil] = [await comes(key, 'Anna', 1), await comes(key, 'Bohumil', 1)];
  const [cecilie, dobromil] = [await comes(key, 'Cecilie', 2), await comes(key, 'Dobromil', 2)];
  return { key, anna, bohumil, cecilie, dobromil };
}

const finish = ({ gameId }: DealTable, status?: string) => finishTable(gameId, clock, status);

const sees = async ({ gameId }: DealTable, userId?: string) =>
  (await loadTable(gameId, { userId })) !== undefined;
const refusalOf = async (key: string, userId: string, table?: number) => {
  const played = await playDuel(key, { userId, tableName: 'Duel' }, clock, table);
  return played.ok ? undefined : played.error.kind;
};

test('without a preference a player gets a free seat, then a new table, then none; only one table each', async () => {
  const key = await duelOf();
  const [a, b, c] = [await comes(key, 'A'), await comes(key, 'B'), await comes(key, 'C')];
  expect(b.gameId).toBe(a.gameId);
  expect(c.gameId).not.toBe(a.gameId);
  const seats = await db().seat.findMany({ where: { gameId: a.gameId }, orderBy: { seat: 'asc' } });
  expect(seats.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(await refusalOf(key, await guest('E'), 1)).toBe('deal-full');
  await comes(key, 'D');
  expect(await refusalOf(key, await guest('E'))).toBe('deal-full');
  const again = await playDuel(key, { userId: b.userId, tableName: 'Duel' }, clock, 2);
  expect(again).toEqual({ ok: true, value: { gameId: a.gameId, counts: true } });
});

test('concurrent players each get one seat, and none gets two', async () => {
  const key = await duelOf(2, 3);
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(guest));
  const tries = people.map((userId, i) => playDuel(key, { userId, tableName: 'Duel' }, clock, (i % 2) + 1));
  const said = (await Promise.all(tries)).map((played) => (played.ok ? 'sits' : played.error.kind));
  expect(said.filter((each) => each === 'sits').length).toBeLessThanOrEqual(6);
  for (const userId of people) await playDuel(key, { userId, tableName: 'Duel' }, clock);
  const entries = await db().dealEntry.findMany({
    where: { dealId: `duel-${key}` },
    select: { game: { select: { seats: { select: { userId: true } } } } },
  });
  const holders = entries.flatMap(({ game }) => game.seats.flatMap(({ userId }) => userId ?? []));
  expect(holders).toHaveLength(6);
  expect(new Set(holders).size).toBe(6);
});

test("no player gets to a second table: not by its link, not by a seat's link, not by an offer", async () => {
  const key = await duelOf();
  const [anna, cecilie] = [await comes(key, 'Anna', 1), await comes(key, 'Cecilie', 2)];
  const open = cecilie.made?.joinLink?.token ?? '';
  const joined = await joinTable({ way: { token: open }, userId: anna.userId, name: 'Anna' }, clock);
  expect(joined).toEqual({ ok: false, error: { kind: 'no-free-seat' } });
  const link = tokenOf(cecilie.made?.seats[1]?.link ?? '');
  expect((await sitDown({ token: link, userId: anna.userId }, clock)).ok).toBe(false);
  expect(await isSeatedElsewhere(cecilie.gameId, anna.userId, clock.now())).toBe(true);
  expect(await isSeatedElsewhere(anna.gameId, anna.userId, clock.now())).toBe(false);
  // A player who left a table knows its deal all the same.
  await db().seatHolder.create({
    data: { gameId: anna.gameId, seat: 1, untilSeq: 1, name: 'Z', userId: await guest('Z') },
  });
  const [{ userId: left = null } = {}] = await db().seatHolder.findMany({ where: { gameId: anna.gameId } });
  expect(await isSeatedElsewhere(cecilie.gameId, left ?? '', clock.now())).toBe(true);
  const dobromil = await guest('Dobromil');
  expect((await joinTable({ way: { token: open }, userId: dobromil, name: 'Dobromil' }, clock)).ok).toBe(
    true,
  );
});

test('opening a table while sitting down at another gives only one, and leaves no empty table', async () => {
  const key = await duelOf(3);
  const anna = await comes(key, 'Anna', 1);
  const deal = await findDeal(duelId(key));
  if (!deal) throw new Error('no deal');
  const bohumil = await comes(key, 'Bohumil', 1);
  // As if the seat at table 1 had not been there yet when they asked for table 2.
  const late = playDeal(deal, { userId: bohumil.userId, tableName: 'Duel' }, clock, 2);
  await expect(late).rejects.toBeInstanceOf(SitsElsewhere);
  const tables = await db().game.findMany({ where: { dealId: deal.id }, select: { id: true } });
  expect(tables).toEqual([{ id: anna.gameId }]);
  // A player who has left a table opens none either.
  await db().seat.updateMany({ where: { userId: bohumil.userId }, data: { userId: null } });
  const left = { gameId: anna.gameId, seat: 1, untilSeq: 1, name: 'B', userId: bohumil.userId };
  await db().seatHolder.create({ data: left });
  expect(await refusalOf(key, bohumil.userId, 2)).toBe('deal-known');
  expect(await db().game.count({ where: { dealId: deal.id } })).toBe(1);
});

test('when two tables open at once, one counts; each records who opened it', async () => {
  const key = await duelOf(8, 2);
  for (const table of [1, 2]) await comes(key, `Host ${table}`, table);
  const people = await Promise.all(['A', 'B', 'C', 'D'].map(guest));
  const asked = people.flatMap((userId, i) =>
    [3 + i, 1 + (i % 2)].map((table) => playDuel(key, { userId, tableName: 'Duel' }, clock, table)),
  );
  await Promise.all(asked);
  const entries = await db().dealEntry.findMany({
    where: { dealId: duelId(key) },
    select: { userId: true, game: { select: { seats: { select: { userId: true } } } } },
  });
  for (const { userId, game } of entries) expect(game.seats.map((seat) => seat.userId)).toContain(userId);
  const holders = entries.flatMap(({ game }) => game.seats.flatMap(({ userId }) => userId ?? []));
  expect(new Set(holders).size).toBe(holders.length);
});

test('where a table has a deal of its own nothing is locked', async () => {
  const [{ userId }, { id: other }] = [await comes(await duelOf(), 'Anna'), (await makeTable()).game];
  const begun = vi.spyOn(db(), '$transaction');
  expect(await isSeatedElsewhere(other, userId, clock.now())).toBe(false);
  expect(begun).not.toHaveBeenCalled();
});

test('a table is closed to the others until theirs is over, and open to all when every one is', async () => {
  const { key, anna, bohumil, cecilie, dobromil } = await four();
  const stranger = await guest('Eliska');
  const looks = async () => [
    await sees(anna, bohumil.userId),
    await sees(anna, dobromil.userId),
    await sees(cecilie, bohumil.userId),
    await sees(anna, stranger),
    await sees(anna),
  ];
  expect(await looks()).toEqual([true, false, false, false, false]);
  await finish(anna);
  // Both of table 1 may look, not only the one who opened it; nobody else may.
  expect(await looks()).toEqual([true, false, true, false, false]);
  await finish(cecilie);
  await loadDuelView(key, undefined, clock);
  later(clock);
  const stand = await loadDuelView(key, undefined, clock);
  expect(stand).toMatchObject({ isOpen: true, finished: 2, seats: 2 });
  expect(stand?.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('until then the page and the answer say who sits where, and nothing else of other tables', async () => {
  const { key, anna, cecilie, dobromil } = await four();
  await finish(anna);
  const seen = async (userId?: string) => loadDuelView(key, userId, clock);
  const waiting = await seen(dobromil.userId);
  expect(waiting?.tables?.map(({ gameId }) => gameId)).toEqual([undefined, cecilie.gameId]);
  expect(waiting?.tables?.[0]).toEqual({
    place: 1,
    seats: [
      { seat: 0, name: 'Anna', isFree: false },
      { seat: 1, name: 'Bohumil', isFree: false },
    ],
    isMine: false,
    mayJoin: false,
  });
  for (const hidden of [waiting?.results, waiting?.seed, (await seen())?.results])
    expect(hidden).toBeUndefined();
  const token = await programOf(dobromil.userId);
  const { body } = await callJson({ path: `/api/duels/${key}`, token });
  expect(JSON.stringify(body)).not.toContain(anna.gameId);
  expect(JSON.stringify(body)).not.toMatch(/"(score|points|rank)"/);
});

test('results are of seats, each with its table and its place; the table has the sum of its players', async () => {
  const { key, anna, bohumil, cecilie } = await four();
  await finish(anna);
  await finish(cecilie, 'ended');
  await loadDuelView(key, undefined, clock);
  const scores = { scores: [70, 90], score: 90, rival: 70 };
  await db().dealEntry.update({ where: { gameId: anna.gameId }, data: scores });
  const stand = await loadDuelView(key, bohumil.userId, clock);
  expect(stand?.results).toEqual([
    { gameId: anna.gameId, table: 1, seat: 1, name: 'Bohumil', score: 90, rival: 70, rank: 1, isMine: true },
    { gameId: anna.gameId, table: 1, seat: 0, name: 'Anna', score: 70, rival: 90, rank: 2, isMine: false },
  ]);
  expect(stand?.mine).toMatchObject({ score: 90, rank: 1 });
  expect(stand?.tables?.map(({ points }) => points)).toEqual([160, undefined]);
  expect(await loadDuelView(key, undefined, clock)).toMatchObject({ begun: 2, finished: 1 });
});

test('points of every seat are counted from the position the table ended with', async () => {
  const { key, anna } = await four();
  await finish(anna);
  await loadDuelView(key, undefined, clock);
  const entry = await db().dealEntry.findUniqueOrThrow({ where: { gameId: anna.gameId } });
  expect(entry.scores).toHaveLength(2);
  expect([...entry.scores].sort((a, b) => b - a)).toEqual([entry.score, entry.rival]);
});

test('two tables are compared after the same round, by those who may look at both', async () => {
  const { anna, bohumil, cecilie, dobromil } = await four();
  const compared = (userId: string) =>
    compareDeals(
      { gameId: anna.gameId, who: { userId } },
      { gameId: cecilie.gameId, who: { userId } },
      Number.NaN,
    );
  expect(await compared(bohumil.userId)).toBeUndefined();
  await finish(anna);
  await finish(cecilie);
  expect(await compared(bohumil.userId)).toMatchObject({ turn: 0, turns: 0 });
  expect(await compared(dobromil.userId)).toMatchObject({ turns: 0 });
});

test('after the last day no one can join, and games that end later do not count', async () => {
  const key = await duelOf();
  const anna = await comes(key, 'Anna');
  later(clock, 8 * 86_400_000);
  expect(await refusalOf(key, await guest('Bohumil'))).toBe('deal-over');
  await finish(anna);
  expect((await loadDuelView(key, anna.userId, clock))?.results).toEqual([]);
});
