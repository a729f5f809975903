import { type CircleResult, sumResults } from '@/lib/game/competing/circle-standing';
import { isDrawnResult, type ResultSeat } from './result';

/** The year for the totals over all years. */
export const ALL_YEARS = 0;

/** The year of a moment in a circle's time zone. */
export const yearIn = (timeZone: string, at: Date): number => Number(dateIn(timeZone, at).slice(0, 4));

/** The month of a moment in a circle's time zone, from 1. */
export const monthIn = (timeZone: string, at: Date): number => Number(dateIn(timeZone, at).slice(5, 7));

/** The start and end of a year in a circle's time zone; without bounds for all years. */
export function boundsOf(year: number, timeZone: string): { readonly from?: Date; readonly until?: Date } {
  if (year === ALL_YEARS) return {};
  return { from: startOf(year, timeZone), until: startOf(year + 1, timeZone) };
}

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** Maximum offset of a time zone from UTC, in hours. */
const FARTHEST_HOURS = 14;

/** The first quarter of an hour of a year in this time zone. */
function startOf(year: number, timeZone: string): Date {
  let [before, after] = [
    Date.UTC(year, 0, 1) - FARTHEST_HOURS * HOUR_MS - QUARTER_MS,
    Date.UTC(year, 0, 1) + FARTHEST_HOURS * HOUR_MS,
  ];
  while (after - before > QUARTER_MS) {
    const middle = before + Math.ceil((after - before) / QUARTER_MS / 2) * QUARTER_MS;
    if (yearIn(timeZone, new Date(middle)) < year) before = middle;
    else after = middle;
  }
  return new Date(after);
}

function dateIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

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
