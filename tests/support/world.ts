/** People and circles for tests with a database. Tables: `tables.ts`. Competitions: `competitions.ts`. */
import type { Circle } from '@/lib/features/circles/circle';
import { peopleByKey } from '@/lib/features/circles/circle-table-store';
import {
  foundCircle,
  joinLinkOf,
  loadCircleEntries,
  joinCircle,
  loadCircle,
} from '@/lib/features/circles/circles';
import { makeGuest } from '@/lib/features/people/guests';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { sessionCookie } from '@/lib/platform/auth/session';
import type { Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';

/** A person without an account; returns their id. */
export async function guest(name?: string): Promise<string> {
  return (await makeGuest({ ...(name === undefined ? {} : { name }), locale: 'en' })).id;
}

export interface Person {
  readonly id: string;
  /** The key that results know them by. */
  readonly key: string;
}

/** The key that results know a person by. */
export const playerKeyOf = async (id: string): Promise<string> =>
  (await db().user.findUniqueOrThrow({ where: { id } })).playerKey;

export async function person(name: string): Promise<Person> {
  const id = await guest(name);
  return { id, key: await playerKeyOf(id) };
}

/** An access token of a person's program. */
export const programOf = async (userId: string): Promise<string> =>
  (await makeAccessToken(userId, { name: 'program', scope: 'all', days: 7 })) ?? '';

/** A person and the access token of their program. */
export async function personWith(name: string): Promise<{ readonly id: string; readonly token: string }> {
  const id = await guest(name);
  return { id, token: await programOf(id) };
}

/** The session of a person's browser, as headers of a request. */
export async function browserOf(userId: string, agent?: string): Promise<{ readonly cookie: string }> {
  const { name, value } = await sessionCookie(userId, agent);
  return { cookie: `${name}=${value}` };
}

export interface MadeCircle {
  readonly circleId: string;
  readonly token: string;
  readonly host: string;
  /** The others, in the order they joined. */
  readonly others: readonly string[];
}

/** A circle whose host is Anna, joined by others. */
export async function madeCircle(others: readonly string[], clock: Clock): Promise<MadeCircle> {
  const host = await guest('Anna');
  const founding = { name: 'Thursday', userId: host, myName: 'Anna', timeZone: 'Europe/Prague' };
  const circleId = await foundCircle(founding, clock);
  const token = await linkOf(circleId, host, clock);
  const joined: string[] = [];
  for (const name of others) {
    const userId = await guest(name);
    const done = await joinCircle({ token, userId, name }, clock);
    if (!done.ok) throw new Error(done.error.kind);
    joined.push(userId);
  }
  return { circleId, token, host, others: joined };
}

/** The circle as a member sees it; fails for anybody else. */
export async function seenBy(circleId: string, userId: string, clock: Clock): Promise<Circle> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) throw new Error('not a member');
  return circle;
}

/** The token of the join link as a member in charge sees it. */
export async function linkOf(circleId: string, userId: string, clock: Clock): Promise<string> {
  return (
    joinLinkOf(await seenBy(circleId, userId, clock))
      ?.split('/')
      .at(-1) ?? ''
  );
}

/** A person's id inside a circle. */
export async function memberId(circleId: string, userId: string, clock: Clock): Promise<string> {
  return (await seenBy(circleId, userId, clock)).me.id;
}

/** The newest changes of a circle, the newest first. */
export async function entriesIn(circleId: string) {
  return loadCircleEntries({ id: circleId, people: await peopleByKey(circleId) });
}
