/** The automatic consequences of a command. */
import { blockingItems } from '@/lib/game/engine/acting';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { Work } from '@/lib/game/engine/work';
import { finishScoring, startScoring } from './scoring';
import { runOpponent } from './opponent';
import { takeRewards } from './plaza';

/** Safety limit: no command leads to this many steps. Reaching it is a bug that must not hang a server. */
const MAX_STEPS = 100;

/**
 * Continues until a player has to decide: rewards for majorities, the turn of a solo opponent, final scoring,
 * the ranking. Without secrets (see Work), the opponent does not play, because its card is unknown.
 */
export function settle(work: Work): void {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [front] = blockingItems(work.state);
    if (front?.kind === 'plaza-reward' && front.both) {
      work.close(front, 'automatic');
      takeRewards(work, front.seat, front.plaza, 'both');
    } else if (front || work.state.phase === 'finished') return;
    else if (work.state.phase === 'last-call') startScoring(work);
    else if (work.state.phase === 'scoring') finishScoring(work);
    else if (isOpponentsTurn(work.state) && !work.isBlind) runOpponent(work);
    else return;
  }
}

/** Whether the rules play the turn, without a player. */
export function isOpponentsTurn(state: State): boolean {
  return state.phase === 'playing' && isAutomatic(state.setup, state.turn.seat);
}
