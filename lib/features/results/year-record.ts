import type { SeatId } from '@/lib/game/engine/commands';
import { hasPlaces, type StoredResult } from './result';
import { monthIn } from './years';

/** Points that a person reached at a table. */
interface PointsRecord {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
  readonly playerKey: string;
  readonly points: number;
  /** The game's last log row. */
  readonly lastSeq: number;
}

/** The turn with the most points. */
interface TurnRecord extends PointsRecord {
  /** The log row that ended the turn. */
  readonly seq: number;
}

/** The game with the smallest winning margin. */
interface MarginRecord {
  readonly gameId: string;
  readonly name: string;
  readonly margin: number;
}

export interface YearRecord {
  readonly games: number;
  /** The number of games that ended in each month, from January. */
  readonly months: readonly number[];
  readonly mostPoints?: PointsRecord;
  readonly bestTurn?: TurnRecord;
  readonly closest?: MarginRecord;
}

const MONTHS = 12;

/** The records of these results; of equal ones the earlier counts. */
export function yearRecordOf(results: readonly StoredResult[], timeZone: string): YearRecord {
  const inOrder = results.filter(hasPlaces).sort((a, b) => (a.seq < b.seq ? -1 : 1));
  const months = inOrder.map(({ finishedAt }) => monthIn(timeZone, finishedAt));
  const mostPoints = mostOf(inOrder.flatMap(pointsOf), ({ points }) => points);
  const bestTurn = mostOf(inOrder.flatMap(turnOf), ({ points }) => points);
  const closest = mostOf(inOrder.flatMap(marginOf), ({ margin }) => -margin);
  return {
    games: inOrder.length,
    months: Array.from({ length: MONTHS }, (_, i) => months.filter((month) => month === i + 1).length),
    mostPoints,
    bestTurn,
    closest,
  };
}

function pointsOf({ gameId, name, lastSeq, how, seats }: StoredResult): readonly PointsRecord[] {
  if (how !== 'played-out') return [];
  return seats.flatMap(({ seat, playerKey, place, left, points }) =>
    playerKey === undefined || place === undefined || left
      ? []
      : [{ gameId, name, lastSeq, seat, playerKey, points }],
  );
}

function turnOf({ gameId, name, lastSeq, best, seats }: StoredResult): readonly TurnRecord[] {
  const playerKey = seats.find(({ seat }) => seat === best?.seat)?.playerKey;
  return best && playerKey !== undefined ? [{ gameId, name, lastSeq, playerKey, ...best }] : [];
}

function marginOf(result: StoredResult): readonly MarginRecord[] {
  const [first, second] = pointsOf(result)
    .map(({ points }) => points)
    .sort((a, b) => b - a);
  if (first === undefined || second === undefined) return [];
  return [{ gameId: result.gameId, name: result.name, margin: first - second }];
}

function mostOf<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (most, item) => (most !== undefined && value(most) >= value(item) ? most : item),
    undefined,
  );
}
