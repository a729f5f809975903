/** The stages, divisions and waits of a competition before it is set up: pure. */
import { divisionSizesFor, MAX_IN_DIVISION, tablesEach } from '@/lib/game/competing/division';
import { LEAST_STAGED, stageCountFor } from '@/lib/game/competing/stage-count';
import { TABLE_SIZES, type TableSize } from '@/lib/game/competing/table-sizes';
import { mostDays } from '@/lib/game/pace/longest';
import { PRESET_HOURS } from '@/lib/game/pace/pace';
import { KEPT_DAYS, MAX_ENTRANTS } from './terms';

/** Tables, divisions and stages at tables of one size. */
interface SizeForecast {
  readonly size: TableSize;
  readonly series: { readonly n: number; readonly each: number };
  readonly season: { readonly n: number; readonly divisions: number; readonly each: number };
  readonly swiss: { readonly n: number; readonly stages: number };
  readonly cup: { readonly n: number; readonly stages: number };
}

/**
 * The forecasts for a circle of `members`, by size, and the longest wait for one turn in days, with the time
 * until somebody takes a seat.
 */
export interface Forecast {
  readonly sizes: readonly SizeForecast[];
  readonly longest: { readonly daily: number; readonly brisk: number };
}

const LEAST_PEOPLE = 2;
const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n));

/** The forecasts if all `members` sign up. */
export function forecastFor(members: number): Forecast {
  const [all, staged] = [
    within(members, LEAST_PEOPLE, MAX_ENTRANTS),
    within(members, LEAST_STAGED, MAX_ENTRANTS),
  ];
  return {
    sizes: TABLE_SIZES.map((size) => {
      const inSeries = Math.min(all, MAX_IN_DIVISION[size]);
      const divisions = divisionSizesFor(all, size);
      return {
        size,
        series: { n: inSeries, each: tablesEach(inSeries, size) },
        season: { n: all, divisions: divisions.length, each: tablesEach(divisions[0] ?? all, size) },
        swiss: { n: staged, stages: stageCountFor(staged, size, 'swiss') },
        cup: { n: staged, stages: stageCountFor(staged, size, 'cup') },
      };
    }),
    // Like the clocks of `usualTerms`, without nights and days off.
    longest: {
      daily: KEPT_DAYS + mostDays(PRESET_HOURS.daily.bankH, true),
      brisk: KEPT_DAYS + mostDays(PRESET_HOURS.brisk.bankH, true),
    },
  };
}
