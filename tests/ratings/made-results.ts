/** Finished games with invented results, for tests of ratings. */
import crypto from 'node:crypto';
import type { GameResult } from '@/lib/features/results/result';
import { storeResult } from '@/lib/features/results/results';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { person, type Person } from '../support/world';

export const START = new Date('2026-01-01T12:00:00Z');
const HOUR_MS = 3_600_000;

/** People, the named ones with an account. */
export async function peopleCalled(names: readonly string[], isAccount: boolean): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const name of names) {
    const made = await person(name);
    const data = { email: `${made.id}@praga.test`, emailVerified: START };
    if (isAccount) await db().user.update({ where: { id: made.id }, data });
    people.push(made);
  }
  return people;
}

/** A circle that has ratings, or none. */
export async function circleOf(rated: boolean): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '');
  await db().circle.create({
    data: { id, name: 'Thursday', preset: {}, timeZone: 'UTC', createdAt: START, rated },
  });
  return id;
}

/** A game that is over, and whose result is not written yet. */
export async function overGame(circleId?: string): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '');
  const none = { packId: 'x', packVersion: 1, rulesVersion: 1, setup: {}, state: jsonOf({}), commitment: '' };
  const over = { status: 'finished', seq: 1, head: id, waiting: [], circleId: circleId ?? null };
  const times = { createdAt: START, updatedAt: START, finishedAt: START };
  await db().game.create({ data: { id, name: 'Table', ...none, ...over, ...times } });
  return id;
}

export interface Ended {
  readonly circleId?: string;
  readonly isRated?: boolean;
  /** Resigned in the first half. */
  readonly isEarly?: boolean;
  /** Hours after the start. */
  readonly hours?: number;
  /** In the order of seats: the key, the place, and whether they left. */
  readonly seats: readonly (readonly [key: string | undefined, place: number | undefined, left?: boolean])[];
}

/** The seats of a game that these people have ended in this order. */
export const inOrder = (...people: readonly (Pick<Person, 'key'> | undefined)[]): Ended['seats'] =>
  people.map((one, i) => [one?.key, i + 1]);

/** The result of a game. */
export const resultOf = (
  gameId: string,
  { circleId, isRated, isEarly, hours = 0, seats }: Ended,
): GameResult => ({
  gameId,
  ...(circleId === undefined ? {} : { circleId }),
  ...(isRated ? { isRated } : {}),
  players: seats.length,
  finishedAt: new Date(START.getTime() + hours * HOUR_MS),
  ...(isEarly ? { how: 'resigned', isEarly } : { how: 'played-out' }),
  seats: seats.map(([playerKey, place, left = false], seat) => ({
    seat,
    order: seat + 1,
    points: 100,
    tablePoints: 60,
    left,
    ...(playerKey === undefined ? {} : { playerKey }),
    ...(place === undefined ? {} : { place }),
  })),
});

/** Writes the result of a new game. */
export async function endGame(ended: Ended): Promise<string> {
  const gameId = await overGame(ended.circleId);
  const result = resultOf(gameId, ended);
  await storeResult(gameId, result, result.finishedAt);
  return gameId;
}

/** The ratings of a scope, by key. */
export async function ratingsOf(scope: string) {
  const rows = await db().rating.findMany({ where: { scope }, orderBy: { playerKey: 'asc' } });
  return rows.map(({ playerKey, mu, sigma, games }) => ({ playerKey, mu, sigma, games }));
}
