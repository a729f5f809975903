/** People of random strength who play rated tables of four, and how well their ratings foretell results. */
import { NEW_RATING, rateTable, type PlayerRating } from '@/lib/game/competing/rating';
import type { Dice } from './dice';

/** Pairs at a table whose favourite has this chance, in tenths from 5 to 9. */
export interface Forecasts {
  readonly pairs: number;
  readonly foretold: number;
  readonly won: number;
}

const PEOPLE = 40;
const GAMES = 20;
/** Games before a person's pairs are counted. */
const COUNTED_FROM = 10;
/** Deviation of true strength, and how far results scatter about it. */
const STRENGTH = 300;
const SCATTER = 247;

/** Spread of the results of one strength, as in docs/ratings.md. */
const BETA = 175;

export const TABLES_EACH = (PEOPLE / 4) * GAMES;

/** The forecasts of a population that plays 200 tables of a scope, by tenths of the chance. */
export function simulateRatings(dice: Dice, scope: 'open' | 'circle'): ReadonlyMap<number, Forecasts> {
  const strengths = Array.from({ length: PEOPLE }, () => STRENGTH * dice.normal());
  const ratings = new Map<string, PlayerRating>();
  const forecasts = new Map<number, Forecasts>();
  for (let game = 0; game < GAMES; game += 1) {
    const drawn = dice.shuffle([...strengths.keys()]);
    for (let from = 0; from < PEOPLE; from += 4) {
      const seats = playTable(dice, drawn.slice(from, from + 4), strengths);
      if (game >= COUNTED_FROM) countForecasts(forecasts, seats, ratings);
      const open = scope === 'open' ? { open: { isEarly: false } } : {};
      const table = { size: 4, at: new Date(game), seats, ...open };
      for (const { key, after } of rateTable(table, (each) => ratings.get(each))) ratings.set(key, after);
    }
  }
  return forecasts;
}

interface Seat {
  readonly key: string;
  readonly place: number;
  readonly order: number;
}

/** Strength and a Gumbel draw: each pair's odds are logistic in the difference of strengths. */
function playTable(dice: Dice, people: readonly number[], strengths: readonly number[]): readonly Seat[] {
  const shown = people.map((who) => (strengths[who] ?? 0) - SCATTER * Math.log(-Math.log(1 - dice.next())));
  return people.map((who, i) => ({
    key: `p${who}`,
    order: i + 1,
    place: 1 + shown.filter((other) => other > (shown[i] ?? 0)).length,
  }));
}

/** The probability by the model that one person finishes above another. */
function chanceAbove(one: PlayerRating, other: PlayerRating): number {
  const spread = Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
  return 1 / (1 + Math.exp((other.mu - one.mu) / spread));
}

function countForecasts(
  forecasts: Map<number, Forecasts>,
  seats: readonly Seat[],
  ratings: ReadonlyMap<string, PlayerRating>,
): void {
  for (const a of seats)
    for (const b of seats) {
      const chance = chanceAbove(ratings.get(a.key) ?? NEW_RATING, ratings.get(b.key) ?? NEW_RATING);
      if (a.key === b.key || chance <= 0.5) continue;
      const tenth = Math.min(9, Math.floor(10 * chance));
      const { pairs = 0, foretold = 0, won = 0 } = forecasts.get(tenth) ?? {};
      const isWon = a.place < b.place ? 1 : 0;
      forecasts.set(tenth, { pairs: pairs + 1, foretold: foretold + chance, won: won + isWon });
    }
}
