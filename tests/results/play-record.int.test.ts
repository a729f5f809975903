/** The top of your page and of another person's: the record, the city, and the people to play with again. */
import { expect, test } from 'vitest';
import { playRecordOf } from '@/lib/features/people/play-record';
import { writeResults } from '@/lib/features/results/results';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { endTable } from './ended-table';
import { person, type Person } from '../support/world';

await useService();

const LATER = new Date('2026-02-01T12:00:00Z');

async function friends() {
  const people = await Promise.all(['Anna', 'Bohumil', 'Cecilie'].map(person));
  const [anna, bohumil, cecilie] = people;
  if (!anna || !bohumil || !cecilie) throw new Error('there are three');
  return { anna, bohumil, cecilie };
}

/** A game of two that is over, without a circle; the second seat has this name. */
async function over(people: readonly Person[], scores: readonly number[], at = LATER, name = 'Bohumil') {
  const ranking = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const game = { circleId: null, updatedAt: at };
  const gameId = await endTable({ circleId: '', people }, { players: 2, scores, ranking, game, at });
  await db().seat.updateMany({ where: { gameId, seat: 1 }, data: { name } });
  return gameId;
}

test('the best game gives the city, and every group of partners stands once, with its newest table', async () => {
  const { anna, bohumil, cecilie } = await friends();
  const best = await over([anna, bohumil], [120, 80], new Date('2026-01-02T12:00:00Z'));
  const newer = await over([anna, bohumil], [70, 90], new Date('2026-01-03T12:00:00Z'));
  const last = await over([anna, cecilie], [60, 50], new Date('2026-01-04T12:00:00Z'), 'Cecilie');
  await writeResults(10_000);
  const mine = await playRecordOf(anna.key, anna.id, true);
  expect(mine).toMatchObject({ games: 3, wins: 2, best: 120, alone: 0, city: { gameId: best, points: 120 } });
  expect(mine.partners).toEqual([
    { gameId: last, names: ['Cecilie'], games: 1 },
    { gameId: newer, names: ['Bohumil'], games: 2 },
  ]);
  const theirs = await playRecordOf(bohumil.key, anna.id, false);
  expect(theirs).toMatchObject({ games: 2, wins: 1, best: 90, alone: 0, opening: null });
  expect(theirs.partners).toEqual([{ gameId: newer, names: ['Bohumil'], games: 2 }]);
});

test('others see no city of a table that only its players may look at', async () => {
  const { anna, bohumil, cecilie } = await friends();
  const closed = await over([anna, bohumil], [120, 80]);
  const open = await over([anna, cecilie], [60, 50]);
  await db().game.update({ where: { id: closed }, data: { watchers: 'players' } });
  await writeResults(10_000);
  const cityFor = async (reader: string) => (await playRecordOf(anna.key, reader, false)).city?.gameId;
  expect(await cityFor(bohumil.id)).toBe(closed);
  expect(await cityFor(cecilie.id)).toBe(open);
});

test('a solo game gives a city and counts apart; nothing at all is an empty record', async () => {
  const { anna, bohumil } = await friends();
  const empty = await playRecordOf(bohumil.key, bohumil.id, true);
  expect(empty).toMatchObject({ games: 0, best: null, alone: 0, opening: null, city: null, partners: [] });
  const solo = await endTable(
    { circleId: '', people: [anna] },
    { players: 1, game: { circleId: null }, scores: [77] },
  );
  await writeResults(10_000);
  const mine = await playRecordOf(anna.key, anna.id, true);
  expect(mine).toMatchObject({ games: 0, alone: 1, best: null, city: { gameId: solo, points: null } });
});
