/** The deal of a day: promised the day before, closed while it is played, open for all afterwards. */
import { expect, test } from 'vitest';
import { mayKnow } from '@/lib/features/clocks/agenda';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { daysAfter } from '@/lib/features/deals/deal';
import { ensureDeals } from '@/lib/features/deals/deals';
import { playToday, type DealTable } from '@/lib/features/deals/play';
import { personalBest, loadDealOfDay } from '@/lib/features/deals/results';
import { exportGame, tableExists } from '@/lib/features/history/read-log';
import { playSameDeal } from '@/lib/features/review/same-deal';
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { sha256Hex } from '@/lib/game/engine/hash';
import { db } from '@/lib/platform/db/db';
import { sampled } from '../support/full';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import { finishTable, useServiceClock, WAYS } from './deal-tables';
import { guest } from '../support/world';

await useService();

const clock = useServiceClock('2030-05-09T10:00:00Z');

let day = '2030-05-09';
/** Each test has a day of its own. */
function nextDay(): string {
  day = daysAfter(day, 1);
  clock.goTo(`${day}T10:00:00Z`);
  return day;
}

async function play(name: string): Promise<DealTable & { readonly userId: string }> {
  const userId = await guest(name);
  return { userId, ...(await again({ userId, name })) };
}

async function again(who: { readonly userId: string; readonly name?: string }): Promise<DealTable> {
  const table = await playToday({ ...who, tableName: 'Daily challenge' });
  for (const { token } of table.made?.seats ?? []) await sitDown({ token, userId: who.userId });
  return table;
}

const finish = ({ gameId }: DealTable, status?: string) => finishTable(gameId, clock, status);

test("tomorrow's deal is committed to today, and the commitment holds", async () => {
  nextDay();
  const { now: today, next: tomorrow } = await ensureDeals('daily');
  expect(tomorrow.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify([today, tomorrow])).not.toContain('"seed"');
  const date = nextDay();
  expect((await ensureDeals('daily')).now).toEqual(tomorrow);
  const { gameId } = await play('Anna');
  expect((await loadTable(gameId))?.commitment).toBeUndefined();
  expect((await loadTableRow(gameId))?.game.commitment).toBe(tomorrow.commitment);
  expect((await loadDealOfDay(date, undefined))?.seed).toBeUndefined();
  nextDay();
  const { seed = '' } = (await loadDealOfDay(date, undefined)) ?? {};
  expect(sha256Hex(seed)).toBe(tomorrow.commitment);
});

test('a future day has no page, nor has a day without a deal', async () => {
  nextDay();
  const { next: tomorrow } = await ensureDeals('daily');
  expect(await loadDealOfDay(tomorrow.id.slice('daily-'.length), undefined)).toBeUndefined();
  expect(await loadDealOfDay('2029-01-01', undefined)).toBeUndefined();
  expect(await loadDealOfDay('2029-13-41', undefined)).toBeUndefined();
});

test('the first table of a person counts; there is no other until it is over', async () => {
  nextDay();
  const anna = await play('Anna');
  expect(anna.counts).toBe(true);
  expect(await again(anna)).toEqual({ gameId: anna.gameId, counts: true });
  await finish(anna);
  const fun = await again(anna);
  expect([fun.counts, fun.gameId === anna.gameId]).toEqual([false, false]);
  expect((await loadTableRow(fun.gameId))?.game.deal).toMatchObject({ isKnown: true });
  expect((await loadTableRow(anna.gameId))?.game.deal).toMatchObject({ isKnown: false });
  expect((await loadDealOfDay(undefined, anna.userId))?.mine?.gameId).toBe(anna.gameId);
});

test('two concurrent requests create one table', async () => {
  nextDay();
  await ensureDeals('daily');
  const userId = await guest();
  const player = { userId, tableName: 'Deal' };
  const tables = await Promise.all([playToday(player), playToday(player), playToday(player)]);
  expect(new Set(tables.map(({ gameId }) => gameId)).size).toBe(1);
  expect(await db().game.count({ where: { hostId: userId } })).toBe(1);
});

test.each(sampled(Object.entries(WAYS), 2))(
  '%s: closed to others until theirs is over, or the day',
  async (_name, read) => {
    nextDay();
    const [anna, bohumil, cecilie] = [await play('Anna'), await play('Bohumil'), await play('Cecilie')];
    const stranger = await guest();
    const may = async ({ userId }: Visitor) => (await read(anna.gameId, { userId })) !== undefined;
    const all = async () => [
      await may(anna),
      await may(bohumil),
      await may(cecilie),
      await may({ userId: stranger }),
      await may({}),
    ];
    expect(await all()).toEqual([true, false, false, false, false]);
    await finish(anna);
    expect(await all()).toEqual([true, false, false, false, false]);
    // Giving up is not playing it out.
    await finish(cecilie, 'ended');
    await finish(bohumil);
    expect(await all()).toEqual([true, true, false, false, false]);
    clock.goTo(`${day}T23:59:59Z`);
    expect(await all()).toEqual([true, true, false, false, false]);
    nextDay();
    expect(await all()).toEqual([true, true, true, true, true]);
  },
);

test('a table for fun does not unlock other tables, and is as private', async () => {
  nextDay();
  const [anna, bohumil] = [await play('Anna'), await play('Bohumil')];
  await finish(anna, 'ended');
  const fun = await again(anna);
  await finish(fun);
  expect(await loadTable(bohumil.gameId, { userId: anna.userId })).toBeUndefined();
  expect(await loadTable(fun.gameId, { userId: bohumil.userId })).toBeUndefined();
});

test('to all others there is no such table, not even one that refuses a step', async () => {
  nextDay();
  const { gameId } = await play('Anna');
  const { userId } = await play('Bohumil');
  expect(await tableExists(gameId, { userId })).toBe(false);
  const command = { type: 'EndTurn' } as const;
  const step = { gameId, userId, command, expectedSeq: 1, commandId: crypto.randomUUID() };
  expect(await submitCommand(step)).toEqual(refused('unknown-table'));
  const agenda = await loadAgenda(gameId, { userId });
  expect(agenda && mayKnow(agenda)).toBe(false);
});

test('a finished game reveals nothing hidden while others play the same deal', async () => {
  const date = nextDay();
  const anna = await play('Anna');
  await finish(anna);
  const { gameId, userId } = anna;
  expect((await loadTable(gameId, { userId }))?.seed).toBeUndefined();
  const document = await exportGame(gameId, { userId });
  expect(document?.game.seed).toBeUndefined();
  expect(document?.log.some((row) => 'secret' in row)).toBe(false);
  expect(await playSameDeal(gameId, { userId })).toMatchObject({ ok: false });
  expect((await loadDealOfDay(undefined, userId))?.seed).toBeUndefined();
  nextDay();
  expect((await loadTable(gameId, {}))?.seed).toBe((await loadDealOfDay(date, undefined))?.seed);
  expect((await exportGame(gameId, {}))?.log[0]).toHaveProperty('secret');
  const once = await playSameDeal(gameId, {});
  if (!once.ok) throw new Error(once.error.kind);
  expect((await loadTableRow(once.value.made.gameId))?.game.deal).toEqual({ isKnown: true });
});

test('results are visible to players who have finished, and count until midnight', async () => {
  const date = nextDay();
  const [anna, bohumil, late] = [await play('Anna'), await play(''), await play('Late')];
  expect((await loadDealOfDay(undefined, anna.userId))?.results).toBeUndefined();
  await finish(anna);
  await finish(bohumil);
  expect((await loadDealOfDay(undefined, late.userId))?.results).toBeUndefined();
  const stand = await loadDealOfDay(undefined, anna.userId);
  expect(stand).toMatchObject({ begun: 3, finished: 2, isOpen: false, mine: { rank: 1 } });
  // Both began at the same moment and have the same points: their tables decide the order.
  const ofName = (a: { readonly name: string }, b: { readonly name: string }) => b.name.localeCompare(a.name);
  expect(stand?.results?.map(({ name, rank, isMine }) => ({ name, rank, isMine })).sort(ofName)).toEqual([
    { name: 'Anna', rank: 1, isMine: true },
    { name: '', rank: 1, isMine: false },
  ]);
  nextDay();
  await finish(late);
  const over = await loadDealOfDay(date, late.userId);
  expect(over?.results?.map(({ name }) => ({ name })).sort(ofName)).toEqual([{ name: 'Anna' }, { name: '' }]);
  expect(over?.mine?.rank).toBeUndefined();
});

test('the better result comes first', async () => {
  nextDay();
  const [anna, bohumil] = [await play('Anna'), await play('Bohumil')];
  await finish(anna);
  await finish(bohumil);
  await loadDealOfDay(undefined, undefined);
  await db().dealEntry.update({ where: { gameId: bohumil.gameId }, data: { score: { increment: 5 } } });
  const { results, mine } = (await loadDealOfDay(undefined, anna.userId)) ?? {};
  expect(results?.map(({ name, rank }) => `${rank} ${name}`)).toEqual(['1 Bohumil', '2 Anna']);
  expect(mine?.rank).toBe(2);
});

test('the best of one’s daily challenges counts every day that was played out', async () => {
  nextDay();
  const anna = await play('Anna');
  expect(await personalBest(anna.userId)).toBeUndefined();
  await finish(anna);
  await loadDealOfDay(undefined, anna.userId);
  const first = (await loadDealOfDay(undefined, anna.userId))?.mine?.score ?? 0;
  expect(await personalBest(anna.userId)).toEqual({ games: 1, best: first });
  nextDay();
  const second = await again({ userId: anna.userId, name: 'Anna' });
  await finish(second);
  await loadDealOfDay(undefined, anna.userId);
  await db().dealEntry.updateMany({ where: { gameId: second.gameId }, data: { score: first + 7 } });
  expect(await personalBest(anna.userId)).toEqual({ games: 2, best: first + 7 });
});
