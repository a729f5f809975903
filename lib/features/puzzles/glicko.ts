import 'server-only';
import { Glicko2 } from 'glicko2';
import type { Rating } from '@/lib/game/analysis/puzzles/bank';

export interface RatedResult {
  readonly against: Rating;
  /** 1 won, 0 lost: a puzzle that was not solved at the first try has won against the solver. */
  readonly score: 0 | 1;
}

/** System constant of Glicko-2: how quickly volatility changes. */
const TAU = 0.5;

/** The rating after several simultaneous results, by Glicko-2. */
export function updateRating(before: Rating, results: readonly RatedResult[]): Rating {
  const ranking = new Glicko2({ tau: TAU });
  const playerOf = ({ rating, deviation, volatility }: Rating) =>
    ranking.makePlayer(rating, deviation, volatility);
  const player = playerOf(before);
  ranking.updateRatings(results.map(({ against, score }) => [player, playerOf(against), score]));
  return { rating: player.getRating(), deviation: player.getRd(), volatility: player.getVol() };
}
