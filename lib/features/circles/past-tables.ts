import 'server-only';
import { isInCharge, type Circle } from '@/lib/features/circles/circle';
import { loadCircle, type CircleActor } from '@/lib/features/circles/circles';
import type { CircleGameOutcome } from '@/lib/features/circles/game-refusals';
import { isPastTable, pastTablesOf, takeTableIn } from '@/lib/features/circles/past-table-store';
import { resultOfGame } from '@/lib/features/results/result-of-game';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** A finished game that a circle can add, with the names of its members who sat there. */
export interface PastTableView {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly members: readonly string[];
}

const userIdsOf = ({ members }: Circle): readonly string[] => members.map(({ userId }) => userId);

/** The reader's finished games with other members, newest first; only for host and stewards. */
export async function pastTables(circle: Circle): Promise<readonly PastTableView[]> {
  if (!isInCharge(circle.me)) return [];
  const found = await pastTablesOf(circle.me.userId, userIdsOf(circle));
  return found.map(({ userIds, ...table }) => ({
    ...table,
    members: circle.members.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name),
  }));
}

/** Adds a finished game to the standing of a circle, once. Host and stewards can, for their own games. */
export async function takePastTableIn(
  { circleId, userId }: CircleActor,
  gameId: string,
  clock: Clock = systemClock,
): Promise<CircleGameOutcome<undefined>> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return refused({ kind: 'unknown-circle' });
  if (!isInCharge(circle.me)) return refused({ kind: 'not-in-charge' });
  const others = userIdsOf(circle);
  const isThere = await isPastTable(gameId, userId, others);
  const result = isThere ? await resultOfGame(gameId) : undefined;
  if (!result) return refused({ kind: 'no-result' });
  const isTaken = await takeTableIn({ circleId, userId, others, result, now: clock.now() });
  return isTaken ? { ok: true, value: undefined } : refused({ kind: 'no-result' });
}
