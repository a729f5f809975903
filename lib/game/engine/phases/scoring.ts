/** The end of the game (CLOCK-9, CLOCK-11, SCORE). */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { SeatId } from '@/lib/game/engine/commands';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { Work } from '@/lib/game/engine/work';
import { claimsOn, rewardsOf } from './plaza';

/**
 * After the last turn: first the open rewards are resolved (P-LAST), then the points are counted.
 */
export function endPlay(work: Work): void {
  work.emit({ type: 'LastCallStarted' });
}

/** Begins SCORE-2; its choices are answered before the rest is counted (SCORE-1, R-51). */
export function startScoring(work: Work): void {
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
}

/** SCORE-2, R-20: exactly one lower reward for each claimant of a plaza that was not completed (PLAZA-13). */
function payUnfinishedPlazas(work: Work): void {
  for (const plaza of work.state.plazas) {
    if (plaza.evaluated || !plaza.face) continue;
    for (const { seat } of claimsOn(work.pack, work.state, plaza.plaza)) {
      if (isAutomatic(work.state.setup, seat)) continue;
      work.emit({ type: 'PlazaRewardTaken', seat, plaza: plaza.plaza, reward: 'lower' });
      resolve(work, seat, rewardsOf(work.pack, plaza).lower, { kind: 'plaza', id: plaza.plaza });
    }
  }
}

/** SCORE-12: most points first; among ties, the later seat first. */
export function rankingOf(scores: readonly number[]): readonly SeatId[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
}

/**
 * The state after step 1 of final scoring if the game ended now; choices that it would open count as
 * nothing.
 */
export function withUnfinishedPlazas(pack: Pack, state: State): State {
  const work = new BlindWork(pack, state);
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
  return work.state;
}
