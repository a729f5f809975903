/** The end of the game (CLOCK-9, CLOCK-11, SCORE). */
import type { SeatId } from '../commands';
import { Work } from '../decision';
import { blockingItems } from '../acting';
import { scorePoints } from '../effects/gain';
import { resolve } from '../effects/resolve';
import type { Pack } from '../pack-index';
import type { State } from '../state';
import { finalLines } from './final-lines';
import { claimsOn, rewardsOf, takeRewards } from './plaza';

/** After the last turn: rewards still open are called for first (P-LAST), then the points are counted. */
export function endPlay(work: Work): void {
  work.emit({ type: 'LastCallStarted' });
}

/** Whatever goes on by itself once nobody is asked any more: rewards for majorities, final scoring, the ranking. */
export function settle(work: Work): void {
  for (let guard = 0; guard < 100; guard += 1) {
    const [front] = blockingItems(work.state);
    if (front?.kind === 'plaza-reward' && front.both) {
      work.close(front, 'automatic');
      takeRewards(work, front.seat, front.plaza, 'both');
    } else if (front || work.state.phase === 'playing' || work.state.phase === 'finished') return;
    else if (work.state.phase === 'last-call') startScoring(work);
    else finishScoring(work);
  }
}

function startScoring(work: Work): void {
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
}

/** SCORE-2, R-20: exactly one lower reward for each claimant of a plaza that was not completed. */
function payUnfinishedPlazas(work: Work): void {
  for (const plaza of work.state.plazas) {
    if (plaza.evaluated || !plaza.face) continue;
    for (const { seat } of claimsOn(work.pack, work.state, plaza.plaza)) {
      work.emit({ type: 'PlazaRewardTaken', seat, plaza: plaza.plaza, reward: 'lower' });
      resolve(work, seat, rewardsOf(work.pack, plaza).lower, { kind: 'plaza', id: plaza.plaza });
    }
  }
}

function finishScoring(work: Work): void {
  for (const seat of work.state.players.keys()) {
    for (const line of finalLines(work.pack, work.state, seat)) {
      scorePoints(work, seat, line.points, {
        kind: line.source,
        ...(line.id === undefined ? {} : { id: line.id }),
      });
    }
  }
  const scores = work.state.players.map((player) => player.score);
  work.emit({ type: 'GameEnded', scores, ranking: rankingOf(scores) });
}

/** SCORE-12: most points first; of equals the later seat. */
export function rankingOf(scores: readonly number[]): readonly SeatId[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
}

/** The state after step 1 of final scoring if the game ended now; choices it would open count for nothing. */
export function withUnfinishedPlazas(pack: Pack, state: State): State {
  const work = new Work(pack, state);
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
  return work.state;
}
