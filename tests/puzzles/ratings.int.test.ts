/** First tries at puzzles: judged by the service, counted once, and their effect on both ratings. */
import { describe, expect, test, vi } from 'vitest';
import * as ratedPersons from '@/app/puzzles/rated-person';
import SolutionPage from '@/app/puzzles/[id]/best/[step]/page';
import { puzzleBank } from '@/lib/features/puzzles/bank-file';
import { puzzleEntries } from '@/lib/features/puzzles/puzzles';
import { puzzleRatings } from '@/lib/features/puzzles/solver-store';
import { gradesNow, isCounted, ratingOf, tryPuzzle } from '@/lib/features/puzzles/try-puzzle';
import { commandsOf, newPuzzle } from '@/lib/game/analysis/puzzles/bank';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { sampled } from '../support/full';
import { valueOf } from '../support/outcomes';
import { present } from '../support/present';
import { useService } from '../support/service';
import { guest, programOf } from '../support/world';

const rated = vi.spyOn(ratedPersons, 'ratedPerson');

await useService();

const person = () => guest('Anna');
const account = (userId: string) => ({ userId, hasAccount: true });

/** The best turn of a puzzle. */
async function bestOf(id: number) {
  const bank = await puzzleBank();
  const puzzle = present(bank.puzzles.find((each) => each.id === id));
  return commandsOf(bank, puzzle.answer);
}

async function tried(id: number, userId: string, { hints = 0, hasAccount = true, isBest = true } = {}) {
  const commands = isBest ? await bestOf(id) : [{ type: 'EndTurn' } as const];
  return valueOf(await tryPuzzle(id, { userId, hasAccount }, { commands, hints }));
}

test('a puzzle found at the first try counts, once: the solver rises, the puzzle falls', async () => {
  const userId = await person();
  expect(await ratingOf(userId)).toBeUndefined();
  const first = await tried(1, userId);
  expect(first).toMatchObject({ isFound: true, isCounted: true });
  expect(first.change).toBeGreaterThan(0);
  expect(await ratingOf(userId)).toEqual({ rating: first.rating, games: 1 });
  expect(await isCounted(userId, 1)).toBe(true);
  expect(await tried(1, userId, { isBest: false })).toEqual({ isFound: false, isCounted: false });
  const rating = (await puzzleRatings()).get(1);
  const entry = (await puzzleBank()).puzzles.find(({ id }) => id === 1);
  expect(rating?.rating).toBeLessThan(newPuzzle(entry?.grade ?? 1).rating);
  expect(rating?.games).toBe(1);
});

test('with a hint, or another turn, it counts as not found', async () => {
  const [hinted, other] = [await person(), await person()];
  expect(await tried(2, hinted, { hints: 1 })).toMatchObject({ isFound: true, isCounted: true });
  expect((await ratingOf(hinted))?.rating).toBeLessThan(1500);
  const before = (await puzzleRatings()).get(2)?.rating ?? 0;
  expect(await tried(2, other, { isBest: false })).toMatchObject({ isFound: false, isCounted: true });
  expect((await puzzleRatings()).get(2)?.rating).toBeGreaterThan(before);
});

/** Everything that reveals the solution before a first try, in any browser. */
const HELPS: Readonly<Record<string, (userId: string, id: number) => Promise<unknown>>> = {
  'the page of the solution': (userId, id) => openSolution(userId, id, '0'),
  'a step of the solution': (userId, id) => openSolution(userId, id, '3'),
  'a hint that was opened': (userId, id) => tryPuzzle(id, account(userId), { hints: 1 }),
  'a hint by a program': async (userId, id) => {
    await db().user.update({ where: { id: userId }, data: { emailVerified: new Date() } });
    const token = await programOf(userId);
    const json = { hints: 2 };
    const answer = await callJson({ method: 'POST', path: `/api/puzzles/${id}`, token, json });
    expect([answer.status, answer.body]).toEqual([200, { isFound: false, isCounted: false }]);
  },
};

async function openSolution(userId: string, id: number, step: string): Promise<void> {
  rated.mockResolvedValueOnce(userId);
  const params = Promise.resolve({ id: String(id), step });
  await SolutionPage({ params, searchParams: Promise.resolve({}) });
}

describe.each(sampled(Object.keys(HELPS), 2))('after %s', (help) => {
  test('the best turn counts as not found, and says nothing else', async () => {
    const userId = await person();
    await HELPS[help]?.(userId, 7);
    expect(await isCounted(userId, 7)).toBe(false);
    expect(await ratingOf(userId)).toBeUndefined();
    const first = await tried(7, userId);
    expect(first).toMatchObject({ isFound: true, isCounted: true });
    expect(first.change).toBeLessThan(0);
    expect((await db().puzzleResult.findFirst({ where: { userId, puzzle: 7 } }))?.found).toBe(false);
  });

  test('other puzzles, other people and tries counted before are as they were', async () => {
    const [userId, other] = [await person(), await person()];
    expect((await tried(8, userId)).change).toBeGreaterThan(0);
    await HELPS[help]?.(userId, 8);
    expect(await db().puzzleHelp.count({ where: { userId } })).toBe(0);
    expect((await tried(9, userId)).change).toBeGreaterThan(0);
    expect((await tried(8, other)).change).toBeGreaterThan(0);
    expect((await db().puzzleResult.findFirst({ where: { userId, puzzle: 8 } }))?.found).toBe(true);
  });
});

test('a guest and a stranger look at the solution without a record', async () => {
  rated.mockResolvedValueOnce(undefined);
  const before = await db().puzzleHelp.count();
  await SolutionPage({ params: Promise.resolve({ id: '3', step: '0' }), searchParams: Promise.resolve({}) });
  await tryPuzzle(3, { userId: await person(), hasAccount: false }, { hints: 1 });
  expect(await db().puzzleHelp.count()).toBe(before);
});

test("a guest's results do not count", async () => {
  const userId = await person();
  expect(await tried(3, userId, { hasAccount: false })).toEqual({ isFound: true, isCounted: false });
  expect((await puzzleRatings()).has(3)).toBe(false);
  expect(await ratingOf(userId)).toBeUndefined();
});

test('of many who try at once, and of one who sends twice at once, each counts once', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(person));
  const [twice = ''] = people;
  await Promise.all([...people, twice].map((userId) => tried(4, userId, { isBest: false })));
  expect((await puzzleRatings()).get(4)?.games).toBe(5);
  expect((await ratingOf(twice))?.games).toBe(1);
});

test('a puzzle is listed by people’s results at its grade', async () => {
  const entry = present((await puzzleBank()).puzzles.find(({ id, grade }) => id > 10 && grade === 1));
  const row = { puzzle: entry.id, rating: 2200, deviation: 60, volatility: 0.06, games: 40 };
  await db().puzzleRating.create({ data: row });
  // A process caches ratings for a minute.
  const inAMinute = { now: () => new Date(Date.now() + 61_000) };
  const gradeNow = await gradesNow(inAMinute);
  expect(gradeNow(entry)).toBe(4);
  expect(gradeNow({ id: 99_999, grade: 3 })).toBe(3);
  expect((await puzzleEntries()).find(({ id }) => id === entry.id)?.grade).toBe(4);
});

test('deleting an account deletes its results; the puzzle keeps its rating', async () => {
  const userId = await person();
  await tried(5, userId);
  await db().user.delete({ where: { id: userId } });
  expect(await db().puzzleResult.count({ where: { userId } })).toBe(0);
  expect((await puzzleRatings()).get(5)?.games).toBe(1);
});

test('there is nothing to try where there is no puzzle', async () => {
  const commands = [{ type: 'EndTurn' } as const];
  const outcome = await tryPuzzle(99_999, account(await person()), { commands, hints: 0 });
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'unknown-puzzle' } });
});

test('a program sends a turn: counted with an account, looked at without; nothing else is a puzzle', async () => {
  const userId = await person();
  const token = await programOf(userId);
  const json = { commands: await bestOf(6), hints: 0 };
  const send = { method: 'POST', path: '/api/puzzles/6', token, json };
  expect((await callJson(send)).body).toEqual({ isFound: true, isCounted: false });
  await db().user.update({ where: { id: userId }, data: { emailVerified: new Date() } });
  expect((await callJson(send)).body).toMatchObject({ isFound: true, isCounted: true });
  await problemOf({ ...send, path: '/api/puzzles/99999' }, 404, 'unknown-puzzle');
});
