/** Rated tables: people say they are in, and a full table starts. */
import { beforeEach, expect, test } from 'vitest';
import { callsSeenBy, joinCall, leaveCall, openCall, settleCalls } from '@/lib/features/ratings/calls';
import { CALL_MS } from '@/lib/features/ratings/rating';
import { readerOf } from '@/lib/features/ratings/ratings';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import type { Person } from '../support/world';
import { peopleCalled } from './made-results';

await useService();

beforeEach(async () => {
  await db().ratedCall.deleteMany();
});

async function called(by: Person | undefined, size: 2 | 3 | 4 = 2): Promise<string> {
  const done = await openCall(by?.id ?? '', { size, pace: 'daily' }, clock);
  if (!done.ok) throw new Error(done.error.kind);
  return done.value.id;
}

test('the table starts when it is full: drawn seats, all seated, a clock, no host, no computer', async () => {
  const people = await peopleCalled(['Anna', 'Bohumil', 'Cecilie'], true);
  const [anna, bohumil, cecilie] = people;
  const id = await called(anna, 3);
  expect(await joinCall(id, bohumil?.id ?? '', clock)).toEqual({ ok: true, value: {} });
  // Both processes fill it.
  const done = await joinCall(id, cecilie?.id ?? '', clock);
  const gameId = done.ok ? (done.value.gameId ?? '') : '';
  await settleCalls(clock);
  const game = await db().game.findUniqueOrThrow({ where: { id: gameId }, include: { seats: true } });
  expect(game).toMatchObject({ rated: true, hostId: null, joinPolicy: 'named', computers: [] });
  expect(game.pace).toMatchObject({ kind: 'daily', onTimeout: 'computer' });
  expect(game.seats.map(({ userId }) => userId).sort()).toEqual(people.map(({ id: of }) => of).sort());
  expect(game.seats.every(({ seatedAt, bot }) => seatedAt !== null && bot === null)).toBe(true);
  expect(await db().ratedAnswer.count()).toBe(0);
  const began = await db().outbox.findMany({
    where: { gameId, kind: 'game-began' },
    orderBy: { seat: 'asc' },
  });
  expect(began.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  // They may answer another call.
  expect((await openCall(anna?.id ?? '', { size: 2, pace: 'brisk' }, clock)).ok).toBe(true);
});

test('two who join the last seat at once make one table, and one of them is refused', async () => {
  const people = await peopleCalled(['Anna', 'Bohumil', 'Cecilie', 'Dobromila'], true);
  const id = await called(people[0], 2);
  const done = await Promise.all(people.slice(1).map(async (one) => joinCall(id, one.id, clock)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(done.filter((each) => !each.ok && each.error.kind === 'call-over')).toHaveLength(2);
  expect(await db().game.count({ where: { seats: { some: { userId: people[0]?.id ?? '' } } } })).toBe(1);
});

test('a process that dies before it makes the table leaves it to the next', async () => {
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const id = await called(anna);
  await db().ratedAnswer.create({ data: { userId: bohumil?.id ?? '', callId: id, at: clock.now() } });
  await db().ratedCall.update({ where: { id }, data: { state: 'full' } });
  expect(await settleCalls(clock)).toBe(1);
  expect(await settleCalls(clock)).toBe(0);
  expect(await db().game.count({ where: { seats: { some: { userId: anna?.id ?? '' } } } })).toBe(1);
});

test('only an account with a confirmed address can join, one call at a time', async () => {
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const [guest] = await peopleCalled(['Cecilie'], false);
  const id = await called(anna, 4);
  expect(await joinCall(id, guest?.id ?? '', clock)).toMatchObject({ error: { kind: 'account-needed' } });
  expect(await openCall(guest?.id ?? '', { size: 2, pace: 'daily' })).toMatchObject({
    error: { kind: 'account-needed' },
  });
  const other = await called(bohumil);
  expect(await joinCall(id, bohumil?.id ?? '', clock)).toMatchObject({ error: { kind: 'in-elsewhere' } });
  // Twice is once.
  expect(await joinCall(id, anna?.id ?? '', clock)).toEqual({ ok: true, value: {} });
  await leaveCall(other, bohumil?.id ?? '', clock);
  expect((await joinCall(id, bohumil?.id ?? '', clock)).ok).toBe(true);
  // Without people a call lapses.
  expect(await joinCall(other, anna?.id ?? '', clock)).toMatchObject({ error: { kind: 'call-over' } });
});

test('a call lapses after 14 days', async () => {
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const id = await called(anna);
  const later = { now: () => new Date(clock.now().getTime() + CALL_MS + 1_000) };
  expect(await joinCall(id, bohumil?.id ?? '', later)).toMatchObject({ error: { kind: 'call-over' } });
  expect(await settleCalls(later)).toBe(1);
  expect(await callsSeenBy(undefined, clock)).toEqual([]);
  expect((await openCall(anna?.id ?? '', { size: 2, pace: 'daily' }, clock)).ok).toBe(true);
});

test('two people who have met six times in 90 days read beforehand that the table is not rated', async () => {
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const play = async () => {
    const id = await called(anna);
    const reader = await readerOf(bohumil?.id ?? '');
    const [call] = await callsSeenBy(reader, clock);
    const done = await joinCall(id, bohumil?.id ?? '', clock);
    const gameId = done.ok ? (done.value.gameId ?? '') : '';
    const { rated } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    return { rated, isUnrated: call?.isUnrated, mayChange: Boolean(call?.change) };
  };
  for (let n = 0; n < 6; n += 1)
    expect(await play()).toEqual({ rated: true, isUnrated: false, mayChange: true });
  expect(await play()).toEqual({ rated: false, isUnrated: true, mayChange: false });
});
