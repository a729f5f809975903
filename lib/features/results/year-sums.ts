import { sumResults, type CircleResult } from '@/lib/game/competing/circle-standing';
import { isDrawnResult, type ResultSeat } from './result';
import { ALL_YEARS, yearIn } from './year';

/** A person's totals in a circle over a year, or over all. */
export interface YearSums {
  readonly year: number;
  readonly playerKey: string;
  readonly games: number;
  readonly wins: number;
  /** In twelfths. */
  readonly tablePoints: number;
  /** How often they had each of the four positions in turn order. */
  readonly begun: readonly number[];
  /** Most points in a game. */
  readonly best: number;
}

/** The maximum of positions in turn order. */
const PLACES = 4;

/** The totals of results by year and person. */
export function yearSumsOf(
  results: readonly { readonly finishedAt: Date; readonly seats: readonly ResultSeat[] }[],
  timeZone: string,
): readonly YearSums[] {
  const byYear = new Map<number, CircleResult[]>();
  for (const { finishedAt, seats } of results)
    for (const year of [ALL_YEARS, yearIn(timeZone, finishedAt)]) {
      const shares = byYear.get(year) ?? [];
      const drawn = isDrawnResult(seats);
      shares.push(...seats.flatMap((seat) => circleResultOf(seat, drawn)));
      byYear.set(year, shares);
    }
  return [...byYear].flatMap(([year, shares]) =>
    [...sumResults(shares).values()].map(({ key, begun, ...sum }) => ({
      ...sum,
      year,
      playerKey: key,
      begun: Array.from({ length: PLACES }, (_, i) => begun[i] ?? 0),
    })),
  );
}

function circleResultOf({ playerKey, place, ...seat }: ResultSeat, drawn: boolean): readonly CircleResult[] {
  return playerKey === undefined || place === undefined ? [] : [{ ...seat, key: playerKey, place, drawn }];
}
