/** A duel: one deal for a few people, closed until they have played it. */
import { expect, test } from 'vitest';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { makeDuel, playDuel, loadDuelView } from '@/lib/features/deals/duel';
import type { DealTable } from '@/lib/features/deals/play';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { sha256Hex } from '@/lib/game/engine/hash';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { finishTable, later } from './deal-tables';
import { guest } from '../support/world';

await useService();

const clock = new FakeClock('2030-05-09T10:00:00Z');
const DAY = 86_400_000;

async function newDuel(places: number): Promise<string> {
  return keyOfDuel((await makeDuel({ places, days: 7 }, clock)).id) ?? '';
}

interface Played extends DealTable {
  readonly userId: string;
}

async function play(key: string, name: string): Promise<Played> {
  const userId = await guest(name);
  return again(key, { userId, name });
}

async function again(key: string, { userId, name }: { userId: string; name?: string }): Promise<Played> {
  const played = await playDuel(key, { userId, name, tableName: 'Duel' }, clock);
  if (!played.ok) throw new Error(played.error.kind);
  for (const { token } of played.value.made?.seats ?? []) await sitDown({ token, userId });
  return { ...played.value, userId };
}

const finish = ({ gameId }: DealTable, status?: string) => finishTable(gameId, clock, status);

const refusalOf = async (key: string) => {
  const userId = await guest();
  const played = await playDuel(key, { userId, tableName: 'Duel' }, clock);
  return played.ok ? undefined : played.error.kind;
};

test('all have the same deal, whose hash was public before anybody played', async () => {
  const key = await newDuel(2);
  const before = await loadDuelView(key, undefined, clock);
  const [a, b] = [await play(key, 'Anna'), await play(key, 'Bohumil')];
  const [[first], [second]] = [await readWholeLog(a.gameId, 1), await readWholeLog(b.gameId, 1)];
  expect(first?.events).toEqual(second?.events);
  expect(first?.secret).toEqual(second?.secret);
  await finish(a);
  await finish(b);
  await loadDuelView(key, undefined, clock);
  later(clock);
  const { seed = '' } = (await loadDuelView(key, undefined, clock)) ?? {};
  expect(sha256Hex(seed)).toBe(before?.deal.commitment);
});

test('a limited number may play it, however many ask at once', async () => {
  const key = await newDuel(3);
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(guest));
  const asked = people.map((userId) => playDuel(key, { userId, tableName: 'Duel' }, clock));
  const said = (await Promise.all(asked)).map((played) => (played.ok ? 'plays' : played.error.kind));
  expect(said.sort()).toEqual(['deal-full', 'deal-full', 'plays', 'plays', 'plays']);
  expect(await loadDuelView(key, undefined, clock)).toMatchObject({ begun: 3, places: 3 });
});

test('a place whose table is gone is free again', async () => {
  const key = await newDuel(2);
  const [anna] = [await play(key, 'Anna'), await play(key, 'Bohumil')];
  await db().dealEntry.delete({ where: { gameId: anna.gameId } });
  expect((await play(key, 'Cecilie')).counts).toBe(true);
  expect(await refusalOf(key)).toBe('deal-full');
});

test('closed to others until theirs is over; open when all are done, or the days are up', async () => {
  const key = await newDuel(2);
  const [anna, bohumil] = [await play(key, 'Anna'), await play(key, 'Bohumil')];
  const sees = async (table: Played, userId?: string) =>
    (await loadTable(table.gameId, { userId })) !== undefined;
  const results = async (userId?: string) => (await loadDuelView(key, userId, clock))?.results?.length;
  await finish(anna);
  expect([await sees(anna, bohumil.userId), await sees(bohumil, anna.userId)]).toEqual([false, true]);
  expect([await results(anna.userId), await results(bohumil.userId)]).toEqual([1, undefined]);
  await finish(bohumil);
  await results();
  later(clock);
  expect(await loadDuelView(key, undefined, clock)).toMatchObject({ isOpen: true, finished: 2 });
  expect(await results()).toBe(2);
});

test('resigning gives no result and blocks no other player', async () => {
  const key = await newDuel(2);
  const [anna, bohumil] = [await play(key, 'Anna'), await play(key, 'Bohumil')];
  await finish(anna);
  await finish(bohumil, 'ended');
  await loadDuelView(key, undefined, clock);
  later(clock);
  expect(await loadDuelView(key, undefined, clock)).toMatchObject({ isOpen: true, begun: 2, finished: 1 });
});

test('when the days are over, running games continue and new ones are refused', async () => {
  const key = await newDuel(4);
  const anna = await play(key, 'Anna');
  later(clock, 8 * DAY);
  expect(await refusalOf(key)).toBe('deal-over');
  expect((await again(key, anna)).gameId).toBe(anna.gameId);
  await finish(anna);
  expect((await loadDuelView(key, anna.userId, clock))?.mine).toMatchObject({ status: 'finished' });
  expect((await loadDuelView(key, anna.userId, clock))?.mine?.rank).toBeUndefined();
});
