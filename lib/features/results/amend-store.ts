/** Changes the result of a table that has ended, within the transaction of an organiser's decision. */
import 'server-only';
import { rateAmended } from '@/lib/features/ratings/amend-rating-store';
import { type Amendment, tablePointsOf } from '@/lib/game/competing/result';
import type { Tx } from '@/lib/platform/db/db';
import { lockPlayers, recountPeople } from './results-store';

/** The result of a table as a decision changes it. */
export interface AmendedTable {
  readonly gameId: string;
  /** The number of the decision in the competition. */
  readonly amendment: number;
  readonly amended: Amendment;
  /** The places of the seats of a corrected table; empty for an annulled one. */
  readonly places: ReadonlyMap<number, number>;
  /** Whether ratings follow; otherwise they stay as played. */
  readonly isRated: boolean;
}

const SEAT = {
  seat: true,
  playerKey: true,
  place: true,
  left: true,
  playedPlace: true,
  playedLeft: true,
} as const;

/**
 * Locks the people of a result, as everything that changes it does before it locks their competition. False if one
 * of them was merged meanwhile.
 */
export async function lockPlayersAt(tx: Tx, gameId: string): Promise<boolean> {
  const keysNow = async () => {
    const seats = await tx.resultSeat.findMany({ where: { gameId }, orderBy: { seat: 'asc' }, select: SEAT });
    return seats.map(({ playerKey }) => playerKey ?? '');
  };
  const keys = await keysNow();
  // A person who has left the service is not there to be merged.
  await lockPlayers(tx, { gameId, seats: keys.map((playerKey) => ({ playerKey })) });
  return String(await keysNow()) === String(keys);
}

/**
 * Marks a table as corrected or annulled, and gives its people their new places next to those they played for.
 * Totals of the circle follow. False for a table that still runs.
 */
export async function amendTable(tx: Tx, { gameId, places, ...table }: AmendedTable): Promise<boolean> {
  const { amended, amendment, isRated } = table;
  const { count } = await tx.game.updateMany({
    where: { id: gameId, status: { not: 'running' } },
    data: { amended, amendment, tableRevision: { increment: 1 } },
  });
  if (count === 0) return false;
  const select = { circleId: true, seats: { select: SEAT, orderBy: { seat: 'asc' } } } as const;
  const result = await tx.gameResult.findUnique({ where: { gameId }, select });
  if (!result) return true;
  const points = tablePointsOf([...places.values()]);
  const pointsBy = new Map([...places.keys()].map((seat, i) => [seat, points[i] ?? 0]));
  for (const { seat, place, left, playedPlace, playedLeft } of result.seats) {
    const isFirst = playedLeft === null;
    await tx.resultSeat.updateMany({
      where: { gameId, seat },
      data: {
        place: places.get(seat) ?? null,
        tablePoints: pointsBy.get(seat) ?? 0,
        left: false,
        playedPlace: isFirst ? place : playedPlace,
        playedLeft: isFirst ? left : playedLeft,
      },
    });
  }
  await tx.gameResult.updateMany({ where: { gameId }, data: { ratesAmended: isRated } });
  if (isRated) await rateAmended(tx, gameId);
  const keys = result.seats.flatMap(({ playerKey }) => playerKey ?? []);
  if (result.circleId !== null) await recountPeople(tx, result.circleId, keys);
  return true;
}
