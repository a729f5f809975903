/**
 * Entry point: points so far by source, and the points that final scoring would add if the game ended now.
 */
import type { SeatId } from './commands';
import type { Pack } from './pack-index';
import { finalLines, type ScoreLine, sumLines, withUnfinishedPlazas } from './phases/scoring';
import { isAutomatic } from './setup';
import type { State } from './state';
import type { SourceKind } from './vocabulary';
import { elementAt } from './util';
export { rankingOf } from './phases/scoring';

export interface SeatScore {
  readonly seat: SeatId;
  /** Points scored so far. */
  readonly total: number;
  readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
  /**
   * Lines of final scoring for the current state, and the total including them; no lines once the game has
   * finished.
   */
  readonly forecast: { readonly lines: readonly ScoreLine[]; readonly total: number };
}

/** The score of every person (SCORE-13, PARLER-21). */
export function score(pack: Pack, state: State): readonly SeatScore[] {
  const after =
    state.phase === 'playing' || state.phase === 'last-call' ? withUnfinishedPlazas(pack, state) : state;
  const people = [...state.players.entries()].filter(([seat]) => !isAutomatic(state.setup, seat));
  return people.map(([seat, player]) => {
    const plazas = elementAt(after.players, seat).score - player.score;
    const lines: readonly ScoreLine[] =
      state.phase === 'finished'
        ? []
        : [{ source: 'plaza', points: plazas }, ...finalLines(pack, after, seat)];
    return {
      seat,
      total: player.score,
      bySource: player.scoreBySource,
      forecast: { lines, total: player.score + sumLines(lines) },
    };
  });
}
