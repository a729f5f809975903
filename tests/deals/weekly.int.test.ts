/** The deal of a week: promised the week before, for tables of two to four, closed until nobody plays it. */
import { expect, test } from 'vitest';
import { compareDeals } from '@/lib/features/deals/compare-deals';
import type { DealTable, DealPlayer } from '@/lib/features/deals/play';
import { playWeek } from '@/lib/features/deals/play-week';
import { WEEK_PLAYERS, weeksAfter, type WeekPlayers } from '@/lib/features/deals/deal';
import { loadDealOfWeek } from '@/lib/features/deals/week-results';
import { earlierDeals, ensureDeals } from '@/lib/features/deals/deals';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { loadTable } from '@/lib/features/table/load/load-table';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { isSeatedElsewhere } from '@/lib/features/table/new-table/one-table-store';
import { sha256Hex } from '@/lib/game/engine/hash';
import { db } from '@/lib/platform/db/db';
import { inFull, sampled } from '../support/full';
import { useService } from '../support/service';
import { finishTable, later, useServiceClock, WAYS } from './deal-tables';
import { guest } from '../support/world';

await useService();

const clock = useServiceClock('2030-05-08T10:00:00Z');

let week = '2030-05-06';
/** Each test has a week of its own. */
function nextWeek(weeks = 1): string {
  week = weeksAfter(week, weeks);
  clock.goTo(`${weeksAfter(week, 0)}T10:00:00Z`);
  return week;
}

interface At extends DealTable {
  readonly userId: string;
}

async function asks(
  who: Partial<DealPlayer> & Pick<DealPlayer, 'userId'>,
  players: WeekPlayers,
  of?: string,
) {
  return playWeek({ players, week: of }, { tableName: 'Table', ...who });
}

async function opens(name: string, players: WeekPlayers = 2): Promise<At> {
  const userId = await guest(name);
  const played = await asks({ userId, name }, players);
  if (!played.ok) throw new Error(played.error.kind);
  const [own] = played.value.made?.seats ?? [];
  if (own) await sitDown({ token: own.token, userId });
  return { ...played.value, userId };
}

/** A player who comes to a table by the link of its second seat. */
async function joins({ made }: DealTable, name: string): Promise<string> {
  const userId = await guest(name);
  const token = made?.seats[1]?.link.split('/').at(-1) ?? '';
  const sat = await sitDown({ token, userId, name });
  if (!sat.ok) throw new Error(sat.error.kind);
  return userId;
}

const finish = ({ gameId }: DealTable, status?: string) => finishTable(gameId, clock, status);

const stand = async (userId?: string, players: WeekPlayers = 2) => loadDealOfWeek(week, players, userId);
const keep = async ({ gameId }: DealTable, scores: number[]) =>
  db().dealEntry.update({ where: { gameId }, data: { scores, score: Math.max(...scores) } });
const refusalOf = async (userId: string, of?: string) => {
  const played = await asks({ userId }, 2, of);
  return played.ok ? undefined : played.error.kind;
};

test("next week's deal is committed to this week, for every number of people, and the commitment holds", async () => {
  nextWeek();
  const promised = await Promise.all(WEEK_PLAYERS.map((players) => ensureDeals(players)));
  const { next: two } = await ensureDeals(2);
  expect(new Set(promised.map(({ next }) => next.commitment)).size).toBe(3);
  expect(JSON.stringify(promised)).not.toContain('"seed"');
  expect((await stand())?.next).toEqual(two);
  expect(await loadDealOfWeek(weeksAfter(week, 1), 2, undefined)).toBeUndefined();
  const then = nextWeek();
  expect((await ensureDeals(2)).now).toEqual(two);
  expect((await stand())?.seed).toBeUndefined();
  nextWeek();
  // Nobody plays it now: the first who looks opens it.
  await loadDealOfWeek(then, 2, undefined);
  later(clock);
  const over = await loadDealOfWeek(then, 2, undefined);
  expect(over?.isOpen).toBe(true);
  expect(sha256Hex(over?.seed ?? '')).toBe(two.commitment);
  expect(await earlierDeals(2, week)).toContain(then);
});

test('an invalid week or one without a deal has no page', async () => {
  nextWeek();
  for (const none of ['2030-05-07', 'x', '2029-01-01'])
    expect(await loadDealOfWeek(none, 2, undefined)).toBeUndefined();
});

test.each(inFull<readonly WeekPlayers[]>(WEEK_PLAYERS, [3]))(
  'every table of %i has the same setup and stacks',
  async (players) => {
    nextWeek();
    const [a, b] = [await opens('Anna', players), await opens('Bohumil', players)];
    expect(a.made?.seats).toHaveLength(players);
    const [[first], [second]] = [await readWholeLog(a.gameId, 1), await readWholeLog(b.gameId, 1)];
    expect(first?.events).toEqual(second?.events);
    expect(first?.secret).toEqual(second?.secret);
    const { game } = (await loadTableRow(a.gameId)) ?? {};
    expect(game?.commitment).toBe((await ensureDeals(players)).now.commitment);
  },
);

test('friends are named for their seats, and the table has its clock', async () => {
  nextWeek();
  const userId = await guest('Anna');
  const others = [{ name: 'Bohumil' }, {}];
  const pace = { kind: 'daily', onTimeout: 'ask', wakingOnly: true } as const;
  const played = await asks({ userId, name: 'Anna', others, pace }, 3);
  const gameId = played.ok ? played.value.gameId : '';
  const seats = await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
  expect(seats.map(({ name }) => name)).toEqual(['Anna', 'Bohumil', '']);
  expect((await db().game.findUniqueOrThrow({ where: { id: gameId } })).pace).toMatchObject({
    kind: 'daily',
  });
});

test('one table for each: it is given again, also to a friend who sits there', async () => {
  nextWeek();
  const anna = await opens('Anna');
  const bohumil = await joins(anna, 'Bohumil');
  for (const userId of [anna.userId, bohumil])
    expect(await asks({ userId }, 2)).toEqual({ ok: true, value: { gameId: anna.gameId, counts: true } });
  // Tables of three have another deal.
  expect(await asks({ userId: bohumil }, 3)).toMatchObject({ ok: true, value: { counts: true } });
  const three = await asks({ userId: bohumil }, 3);
  expect(three.ok && three.value.gameId !== anna.gameId).toBe(true);
});

test('a player who has left a table knows its deal, and opens no other', async () => {
  nextWeek();
  const [anna, cecilie] = [await opens('Anna'), await opens('Cecilie')];
  const bohumil = await joins(anna, 'Bohumil');
  expect(await isSeatedElsewhere(cecilie.gameId, bohumil, clock.now())).toBe(true);
  await db().seat.updateMany({ where: { userId: bohumil }, data: { userId: null } });
  const left = { gameId: anna.gameId, seat: 1, untilSeq: 1, name: 'B', userId: bohumil };
  await db().seatHolder.create({ data: left });
  expect(await refusalOf(bohumil)).toBe('deal-known');
  expect(await isSeatedElsewhere(cecilie.gameId, bohumil, clock.now())).toBe(true);
});

test('many concurrent requests create one table', async () => {
  nextWeek();
  const userId = await guest('Anna');
  const tables = await Promise.all([1, 2, 3].map(() => asks({ userId }, 2)));
  expect(new Set(tables.map((played) => played.ok && played.value.gameId)).size).toBe(1);
  expect(await db().game.count({ where: { hostId: userId } })).toBe(1);
});

test.each(sampled(Object.entries(WAYS), 2))(
  '%s: closed to others until their table is over, or the deal',
  async (_name, read) => {
    nextWeek();
    const [anna, cecilie] = [await opens('Anna'), await opens('Cecilie')];
    const [bohumil, dobromil] = [await joins(anna, 'Bohumil'), await joins(cecilie, 'Dobromil')];
    const stranger = await guest('Eliska');
    const all = async () =>
      Promise.all(
        [anna.userId, bohumil, cecilie.userId, dobromil, stranger].map(
          async (userId) => (await read(anna.gameId, { userId })) !== undefined,
        ),
      );
    expect(await all()).toEqual([true, true, false, false, false]);
    await finish(anna);
    expect(await all()).toEqual([true, true, false, false, false]);
    // A table that ended early is not played out.
    await finish(cecilie, 'ended');
    expect(await all()).toEqual([true, true, false, false, false]);
    await finish(cecilie);
    // Everybody who sat at a table that is over, not only who opened it.
    expect(await all()).toEqual([true, true, true, true, false]);
    later(clock, 7 * 86_400_000);
    await stand();
    later(clock);
    expect(await all()).toEqual([true, true, true, true, true]);
  },
);

test('a table begun within the week counts weeks later; later tables are refused', async () => {
  const of = nextWeek();
  const [anna, cecilie, late] = [await opens('Anna'), await opens('Cecilie'), await opens('Late')];
  later(clock, 8 * 86_400_000);
  expect(await refusalOf(await guest('Eliska'), of)).toBe('deal-over');
  await finish(anna);
  later(clock, 10 * 86_400_000);
  await finish(cecilie);
  expect(await loadDealOfWeek(of, 2, anna.userId)).toMatchObject({ isOpen: false, begun: 3, finished: 2 });
  // Four weeks after the week it is open, even if a game is running.
  clock.goTo(`${weeksAfter(of, 5)}T00:00:00Z`);
  await finish(late);
  const over = await loadDealOfWeek(of, 2, late.userId);
  expect(over).toMatchObject({ isOpen: true, finished: 2 });
  expect(over?.mine?.rank).toBeUndefined();
  expect(over?.tables?.map(({ gameId }) => gameId).sort()).toEqual([anna.gameId, cecilie.gameId].sort());
  week = weeksAfter(of, 5);
});

test('results by the winner of each table, and of everybody', async () => {
  nextWeek();
  const [anna, cecilie] = [await opens('Anna'), await opens('Cecilie')];
  const bohumil = await joins(anna, 'Bohumil');
  await joins(cecilie, 'Dobromil');
  expect((await stand(bohumil))?.tables).toBeUndefined();
  await finish(anna);
  await finish(cecilie);
  await stand(bohumil);
  await keep(anna, [70, 95]);
  await keep(cecilie, [100, 60]);
  const seen = await stand(bohumil);
  expect(seen?.tables).toMatchObject([
    {
      gameId: cecilie.gameId,
      rank: 1,
      isMine: false,
      points: 160,
      seats: [{ name: 'Cecilie' }, { score: 60 }],
    },
    {
      gameId: anna.gameId,
      rank: 2,
      isMine: true,
      points: 165,
      seats: [
        { name: 'Bohumil', score: 95, isWinner: true },
        { name: 'Anna', score: 70, isWinner: false },
      ],
    },
  ]);
  const lines = seen?.results?.map(({ name, score, rank }) => `${rank} ${name} ${score}`);
  expect(lines).toEqual(['1 Cecilie 100', '2 Bohumil 95', '3 Anna 70', '4 Dobromil 60']);
  expect(seen?.results?.map(({ isMine }) => isMine)).toEqual([false, true, false, false]);
  expect(seen?.mine).toMatchObject({ score: 95, rival: 70, rank: 2 });
  const who = { userId: bohumil };
  const two = await compareDeals({ gameId: anna.gameId, who }, { gameId: cecilie.gameId, who }, Number.NaN);
  expect(two).toMatchObject({ turns: 0 });
  // Of equal points the later seat has won, as at the table itself.
  await keep(anna, [95, 95]);
  const tied = (await stand(bohumil))?.tables?.find(({ gameId }) => gameId === anna.gameId);
  expect(tied?.seats).toMatchObject([
    { seat: 1, isWinner: true },
    { seat: 0, isWinner: false },
  ]);
});

test('of names that look alike in the results the later table’s get a number', async () => {
  nextWeek();
  const first = await opens('Anna');
  later(clock);
  const second = await opens('Аnna');
  await joins(first, 'Bohumil');
  const reader = await joins(second, 'Bohumil');
  for (const table of [first, second]) await finish(table);
  await stand(reader);
  await keep(first, [70, 60]);
  await keep(second, [90, 80]);
  const seen = await stand(reader);
  expect(seen?.results?.map(({ name }) => name)).toEqual(['Аnna 2', 'Bohumil 2', 'Anna', 'Bohumil']);
});

test('a player who has finished plays it again for fun, with computers; others cannot join', async () => {
  nextWeek();
  const [anna, cecilie] = [await opens('Anna'), await opens('Cecilie')];
  await finish(anna);
  const played = await asks({ userId: anna.userId, name: 'Anna' }, 2);
  if (!played.ok) throw new Error(played.error.kind);
  const { gameId, counts, made } = played.value;
  expect([counts, made?.computers.length, made?.joinLink]).toEqual([false, 1, undefined]);
  expect((await loadTableRow(gameId))?.game.deal).toMatchObject({ isKnown: true });
  expect(await loadTable(gameId, { userId: cecilie.userId })).toBeUndefined();
  expect(await isSeatedElsewhere(gameId, cecilie.userId, clock.now())).toBe(true);
  expect(await isSeatedElsewhere(gameId, await guest('Eliska'), clock.now())).toBe(true);
  expect(await isSeatedElsewhere(gameId, anna.userId, clock.now())).toBe(false);
  expect((await stand(anna.userId))?.mine?.gameId).toBe(anna.gameId);
});
