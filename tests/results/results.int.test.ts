/** Results: which games have one, and how they change the sums of a circle. */
import crypto from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import {
  recordOfMember,
  recordOfYear,
  resultOfGame,
  standingInYear,
  writeResults,
  storeResult,
} from '@/lib/features/results/results';
import { foldResults, resultsOfCircle, yearsOfCircle } from '@/lib/features/results/results-store';
import { ALL_YEARS } from '@/lib/features/results/years';
import type { BotLevel } from '@/lib/game/levels';
import { db } from '@/lib/platform/db/db';
import { callJson } from '../support/api';
import { randomNumbers, useService } from '../support/service';
import { playUntil, seatedTable } from '../support/tables';
import { endTable, NEW_YEAR, type Ending } from './ended-table';
import { person, type Person } from '../support/world';
import { setSeat } from '../support/set-seat';

await useService();

const MINUTE = 60_000;

let people: readonly Person[] = [];
let circleId = '';
beforeEach(async () => {
  await db().game.deleteMany();
  people = await Promise.all(['Anna', 'Bohumil', 'Cecilie', 'Dobromila'].map(person));
  circleId = crypto.randomUUID();
  const data = { id: circleId, name: 'Thursday', preset: {}, timeZone: 'Europe/Prague', createdAt: NEW_YEAR };
  await db().circle.create({ data });
});

const ended = (ending: Ending = {}) => endTable({ circleId, people }, ending);

const placesOf = async (gameId: string) => {
  const rows = await db().resultSeat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
  return rows.map(({ place, tablePoints }) => `${place}: ${tablePoints / 12}`);
};

describe('which games have a result', () => {
  // Of each seat its place and its points of the table.
  test.each<[string, Ending, readonly string[]]>([
    ['played out by two', { ranking: [1, 0] }, ['2: 2', '1: 8']],
    ['played out by four', { players: 4, ranking: [3, 2, 1, 0] }, ['4: 1', '3: 3', '2: 6', '1: 10']],
    [
      'conceded',
      { players: 3, game: { status: 'ended', ending: 'conceded', winner: 1 } },
      ['2: 3', '1: 9', '2: 3'],
    ],
    ['resigned', { game: { status: 'ended', ending: 'resigned', winner: 0 } }, ['1: 8', '2: 2']],
    [
      'with a computer, which has no place',
      { players: 3, bots: ['apprentice'], ranking: [3, 2, 1, 0] },
      ['3: 1', '2: 5', '1: 9', 'null: 0'],
    ],
  ])('%s: yes', async (_, ending, places) => {
    const gameId = await ended(ending);
    expect(await writeResults(MINUTE)).toBe(1);
    expect(await placesOf(gameId)).toEqual(places);
    expect((await db().game.findUniqueOrThrow({ where: { id: gameId } })).resultAt).not.toBeNull();
    expect(await writeResults(MINUTE)).toBe(0);
  });

  test.each<[string, Ending]>([
    [
      'resigned so early that it does not count',
      { game: { status: 'ended', ending: 'resigned', winner: 0, unrated: true } },
    ],
    ['ended by agreement', { game: { status: 'ended', ending: 'agreed' } }],
    ['ended without a result', { game: { status: 'ended' } }],
    ['a deal that somebody knew', { game: { knownDeal: true } }],
    ['brought in from a file', { game: { origin: 'finished:abc' } }],
    ['a study', { game: { origin: 'study:abc' } }],
    ['one person against the computer', { players: 1, bots: ['apprentice'], ranking: [0, 1] }],
    ['still running', { game: { status: 'running', finishedAt: null } }],
  ])('%s: no', async (_, ending) => {
    const gameId = await ended(ending);
    await writeResults(MINUTE);
    expect(await db().gameResult.count()).toBe(0);
    expect(await db().circleYear.count({ where: { circleId } })).toBe(0);
    const { resultAt, status, origin } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    // A game that runs will have one; one from elsewhere is never looked at.
    expect(resultAt === null).toBe(status === 'running' || origin !== null);
    expect(await writeResults(MINUTE)).toBe(0);
  });

  test('a game that cannot be read has none, and the others have theirs', async () => {
    const broken = await ended({ at: new Date(0) });
    await db().game.update({ where: { id: broken }, data: { state: {} } });
    const whole = await ended();
    expect(await writeResults(MINUTE)).toBe(2);
    expect(await db().gameResult.findMany({ select: { gameId: true } })).toEqual([{ gameId: whole }]);
  });
});

describe('who left', () => {
  async function holder(
    gameId: string,
    seat: number,
    untilSeq: number,
    who: { userId?: string; bot?: BotLevel; replaced?: boolean },
  ) {
    const data = { gameId, seat, untilSeq, name: 'somebody', at: NEW_YEAR, ...who };
    await db().seatHolder.create({ data });
  }
  /** A table where every seat has made a step, and the number of its newest row. */
  async function begun() {
    const table = await seatedTable(3, { emails: false });
    const moved = new Set<number>();
    await playUntil(table, randomNumbers('results'), ({ seat }) => moved.add(seat).size === 3);
    for (const [seat, { id }] of people.slice(0, 3).entries())
      await setSeat(table.gameId, seat, { userId: id });
    const { id: gameId, seq } = await db().game.update({
      where: { id: table.gameId },
      data: { status: 'ended', ending: 'conceded', winner: 0, circleId, finishedAt: NEW_YEAR },
    });
    return { gameId, seq };
  }
  const seatsOf = async (gameId: string) =>
    (await resultOfGame(gameId))?.seats.map(({ playerKey, place, left }) => ({ playerKey, place, left }));

  test('is last, and who sat down later has none', async () => {
    const { gameId, seq } = await begun();
    const [anna, bohumil, cecilie, later] = people;
    await holder(gameId, 0, seq, { userId: anna?.id });
    await setSeat(gameId, 0, { userId: later?.id });
    expect(await seatsOf(gameId)).toEqual([
      { playerKey: anna?.key, place: 3, left: true },
      { playerKey: bohumil?.key, place: 1, left: false },
      { playerKey: cecilie?.key, place: 1, left: false },
    ]);
  });

  test('is last where the computer plays on, and in their own place once they took the seat back', async () => {
    const { gameId, seq } = await begun();
    const [anna] = people;
    await holder(gameId, 0, seq, { userId: anna?.id });
    await setSeat(gameId, 0, { userId: null, bot: 'apprentice', tokenHash: null, email: null });
    expect((await seatsOf(gameId))?.[0]).toEqual({ playerKey: anna?.key, place: 3, left: true });
    await holder(gameId, 0, seq + 1, { bot: 'apprentice' });
    await setSeat(gameId, 0, { userId: anna?.id, bot: null, tokenHash: crypto.randomUUID() });
    expect((await seatsOf(gameId))?.[0]).toEqual({ playerKey: anna?.key, place: 1, left: false });
  });

  test('is shown with the reason and the one who played on', async () => {
    const { gameId, seq } = await begun();
    const [anna, bohumil, , later] = people;
    await holder(gameId, 0, seq, { userId: anna?.id, replaced: true });
    const computer = { userId: null, bot: 'apprentice', tokenHash: null, email: null };
    await setSeat(gameId, 0, computer);
    await holder(gameId, 1, seq, { userId: bohumil?.id });
    await setSeat(gameId, 1, { userId: later?.id });
    await writeResults(MINUTE);
    const [shown] = await resultsOfCircle(circleId, { most: 1 });
    expect(shown?.seats.map(({ departure }) => departure)).toEqual([
      { why: 'time', playedOn: 'computer' },
      { why: 'left', playedOn: 'person' },
      undefined,
    ]);
    const { body } = await callJson({ path: `/api/games/${gameId}` });
    expect(body.gone).toEqual([
      { seat: 0, name: 'somebody', out: 'time', playedOn: 'computer' },
      { seat: 1, name: 'somebody', out: 'left', playedOn: 'person' },
    ]);
    // A person who has left the service had the seat all the same.
    await db().user.delete({ where: { id: bohumil?.id ?? '' } });
    const [again] = await resultsOfCircle(circleId, { most: 1 });
    expect(again?.seats[1]?.departure).toEqual({ why: 'left', playedOn: 'person' });
  });

  test('before the first step has not begun', async () => {
    const { gameId } = await begun();
    const [anna, bohumil, , early] = people;
    await holder(gameId, 1, 1, { userId: early?.id });
    expect(await seatsOf(gameId)).toMatchObject([
      { playerKey: anna?.key },
      { playerKey: bohumil?.key, left: false },
      {},
    ]);
  });
});

describe('sums of a circle', () => {
  test('count a game once, in the year of its end, however often it is written', async () => {
    await ended({ players: 3, ranking: [1, 0, 2] });
    const written = await Promise.all([1, 2, 3].map(() => writeResults(MINUTE)));
    expect(written.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await yearsOfCircle(circleId)).toEqual([2026]);
    for (const year of [2026, ALL_YEARS])
      expect(await standingInYear(circleId, year)).toMatchObject([
        { key: people[1]?.key, place: 1, games: 1, wins: 1, best: 99, begun: [0, 1, 0, 0] },
        { key: people[0]?.key, place: 2, games: 1, wins: 0, best: 100, begun: [1, 0, 0, 0] },
        { key: people[2]?.key, place: 3, games: 1, wins: 0, best: 98, begun: [0, 0, 1, 0] },
      ]);
  });

  test('match a fold, after many results at once', async () => {
    const random = randomNumbers('fold');
    const games: string[] = [];
    for (let i = 0; i < 8; i += 1) {
      const at = new Date(NEW_YEAR.getTime() + (i - 4) * 3_600_000);
      games.push(await ended({ players: i % 2 === 0 ? 4 : 2, at, scores: [random(99), random(99)] }));
    }
    const results = await Promise.all(games.map(resultOfGame));
    await Promise.all(games.map((gameId, i) => storeResult(gameId, results[i], NEW_YEAR)));
    expect((await standingInYear(circleId, ALL_YEARS)).map(({ games: n }) => n).sort()).toEqual([4, 4, 8, 8]);
    expect(await foldResults(circleId)).toBe(true);
    await db().circleYear.updateMany({ where: { circleId, year: 2026 }, data: { games: 77 } });
    expect(await foldResults(circleId)).toBe(false);
    expect(await foldResults(circleId)).toBe(true);
  });

  test('a process that dies while it writes leaves nothing, and the next writes all', async () => {
    const gameId = await ended();
    const result = await resultOfGame(gameId);
    const twice = result && { ...result, seats: [...result.seats, ...result.seats] };
    await expect(storeResult(gameId, twice, NEW_YEAR)).rejects.toThrow();
    expect(await db().circleYear.count({ where: { circleId } })).toBe(0);
    expect((await db().game.findUniqueOrThrow({ where: { id: gameId } })).resultAt).toBeNull();
    expect(await writeResults(MINUTE)).toBe(1);
    expect(await foldResults(circleId)).toBe(true);
  });

  test('a guest who turns out to be another person takes their results along', async () => {
    await ended({ players: 3 });
    await writeResults(MINUTE);
    const [anna, bohumil] = people;
    await mergePeople(anna?.id ?? '', bohumil?.id ?? '');
    const standing = await standingInYear(circleId, ALL_YEARS);
    const games = standing.map((line) => `${line.key} ${line.games}`);
    expect(games).toEqual([`${bohumil?.key} 2`, `${people[2]?.key} 1`]);
    expect(await foldResults(circleId)).toBe(true);
  });
});

describe('reads', () => {
  test('a result moves along when a guest becomes another person at that moment', async () => {
    const [anna, bohumil] = people;
    const gameId = await ended({ players: 3 });
    const read = await resultOfGame(gameId);
    const rounds = await Promise.all([1, 2, 3].map(() => ended({ players: 3 })));
    await Promise.all([writeResults(MINUTE), mergePeople(anna?.id ?? '', bohumil?.id ?? '')]);
    expect(await storeResult(gameId, read, NEW_YEAR)).toBe(false);
    await writeResults(MINUTE);
    const seats = await db().resultSeat.findMany({ where: { gameId: { in: [gameId, ...rounds] } } });
    expect(seats).toHaveLength(12);
    expect(seats.filter(({ playerKey }) => playerKey === anna?.key)).toEqual([]);
    expect(await db().circleYear.count({ where: { playerKey: anna?.key ?? '' } })).toBe(0);
  });

  test('a result of two people who became one meanwhile is read again', async () => {
    const [anna, bohumil] = people;
    const gameId = await ended({ players: 3 });
    const read = await resultOfGame(gameId);
    await mergePeople(anna?.id ?? '', bohumil?.id ?? '');
    expect(await storeResult(gameId, read, NEW_YEAR)).toBe(false);
    expect(await writeResults(MINUTE)).toBe(1);
    const seats = await db().resultSeat.findMany({ where: { gameId } });
    expect(seats.map(({ playerKey }) => playerKey)).not.toContain(anna?.key);
  });

  test('the records of a year come from its games', async () => {
    const older = await ended({ at: new Date('2025-06-01T00:00:00Z'), scores: [200, 10] });
    const close = await ended({ scores: [91, 90], at: new Date('2026-03-31T22:30:00Z') });
    const best = await ended({ scores: [150, 60] });
    await writeResults(MINUTE);
    const record = await recordOfYear(circleId, 2026, 'Europe/Prague');
    expect(record).toMatchObject({
      games: 2,
      months: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      mostPoints: { gameId: best, points: 150, playerKey: people[0]?.key },
      closest: { gameId: close, margin: 1 },
    });
    expect((await recordOfYear(circleId, 2025, 'Europe/Prague')).mostPoints?.gameId).toBe(older);
    expect((await recordOfYear(circleId, ALL_YEARS, 'Europe/Prague')).games).toBe(3);
  });

  test('head to head begins at three games that two have shared', async () => {
    const mine = () => recordOfMember(circleId, people[0]?.key ?? '');
    for (const winner of [0, 0, 1]) {
      expect((await mine()).headToHead).toEqual([]);
      await ended({ ranking: [winner, 1 - winner] });
      await writeResults(MINUTE);
    }
    expect(await mine()).toMatchObject({
      headToHead: [{ key: people[1]?.key, games: 3, above: 2, below: 1 }],
      bySize: [{ players: 2, games: 3, wins: 2 }],
    });
    expect((await recordOfMember(circleId, people[3]?.key ?? '')).results).toEqual([]);
  });
});
