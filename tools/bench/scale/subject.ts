// The subjects of the questions in a filled database.
import crypto from 'node:crypto';
import { boxesOf } from './fill-boxes';
import { circleCountsOf } from './fill-circles';
import { seriesOf } from './fill-ratings';
import type { Filled } from './filled';

/** A number from 0 to `n` - 1. */
type Pick = (n: number) => number;

/** The rows that a question is about. */
export type Subject = ReturnType<typeof choose>;

export const hash = (text: string): string => crypto.createHash('md5').update(text).digest('hex');
const tokenHashOf = (n: number, seat: number): string => hash(`t${n}.${seat}`) + hash(`u${n}.${seat}`);
const joinLinkHashOf = (n: number): string => hash(`d${n}`) + hash(`e${n}`);
/** The key of a browser that sat down. */
const keyHashOf = (n: number, seat: number): string => hash(`k${n}.${seat}`) + hash(`l${n}.${seat}`);

const boxPackOf = (n: number): string => `box:${hash(`b${n}`)}${hash(`c${n}`)}`;

const keyOf = (userId: string): string => `k${Number(userId.slice(1))}`;

/** Ten numbers from 1 to `count`, far from each other. */
function tenOf(count: number, pick: Pick): readonly number[] {
  const [first, stride] = [pick(count), Math.floor(count / 10)];
  return Array.from({ length: 10 }, (_, i) => 1 + ((first + i * stride) % count));
}

/**
 * A person and a running table of theirs, ten that are open in browsers, another table of the lobby, and a
 * finished one. All are chosen again each time.
 */
export function choose({ games, running, people, logged, ...ids }: Filled, pick: Pick) {
  const circles = circleCountsOf({ games, people, userId: ids.userId });
  const circle = 1 + pick(circles.count);
  // At these tables neither the computer nor a free seat is among the first two seats.
  const tableOf = (count: number) => 3 + 10 * pick(Math.floor((count - 10) / 10));
  const n = tableOf(running);
  return {
    now: new Date(),
    gameId: ids.gameId(n),
    tokenHash: tokenHashOf(n, 0),
    keyHash: keyHashOf(n, 0),
    joinLinkHash: joinLinkHashOf(n),
    logged: ids.gameId(tableOf(logged)),
    lobby: ids.gameId(2 + 100 * pick(Math.floor(running / 100))),
    opened: tenOf(running, pick).map(ids.gameId),
    over: ids.gameId(running + 1 + pick(games - running - 100)),
    userId: ids.userId(1 + pick(people)),
    // A fifth of the people left their addresses at their seats.
    email: ids.email(5 * (1 + pick(Math.floor(people / 5)))),
    circleId: circles.circleId(circle),
    memberId: circles.memberOf(circle, 1),
    hostId: circles.memberOf(circle, 0),
    /** The keys of the circle's people in results. */
    keys: [0, 1, 2, 3].map((i) => keyOf(circles.memberOf(circle, i))),
    boxPack: boxPackOf(1 + pick(boxesOf({ games }))),
    seriesId: seriesOf(2 + pick(running - 1)),
  };
}

/** Counts only the statements inside of the callback. */
type Timed = (only: () => Promise<unknown>) => Promise<void>;

/** Further input of a question. */
export interface Round {
  readonly round: number;
  readonly timed: Timed;
}

export interface Hot {
  readonly name: string;
  readonly ask: (it: Subject, round: Round) => Promise<unknown>;
}
