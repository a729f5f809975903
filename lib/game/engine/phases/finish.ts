/**
 * Counts the points and ends the game (SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9,
 * SCORE-10, SCORE-11, SCORE-12, SCORE-13).
 */
import { scorePoints } from '@/lib/game/engine/effects/gain';
import { isAutomatic } from '@/lib/game/engine/setup';
import { isInForce } from '@/lib/game/engine/since';
import type { ItemOf, State } from '@/lib/game/engine/state';
import type { Level } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { finalLines } from './final-lines';
import { rankingOf } from './scoring';

/** SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12. */
export function finishScoring(work: Work): void {
  for (const seat of work.state.players.keys()) {
    if (isAutomatic(work.state.setup, seat)) continue;
    for (const line of finalLines(work.pack, work.state, seat)) {
      scorePoints(work, seat, line.points, {
        kind: line.source,
        ...(line.id === undefined ? {} : { id: line.id }),
      });
    }
  }
  const scores = work.state.players.map((player) => player.score);
  // SCORE-13: in a solo game only the human is ranked.
  const ranking = rankingOf(scores).filter((seat) => !isAutomatic(work.state.setup, seat));
  const returned = endOpenChoices(work);
  work.emit({ type: 'GameEnded', scores, ranking, ...(returned ? { returned } : {}) });
}

/**
 * a technology that a player could still choose (ASYNC_TECH) changes no score; the tiles shown for
 * it go back.
 */
function endOpenChoices(work: Work): Partial<Record<Level, number>> | undefined {
  const open = itemsLeft(work.state);
  if (open.length === 0) return undefined;
  const returned: Partial<Record<Level, number>> = {};
  for (const { id, level } of open)
    returned[level] = (returned[level] ?? 0) + work.returnOffer(id, undefined, `technology-${level}`);
  return returned;
}

function itemsLeft(state: State): readonly ItemOf<'technology'>[] {
  if (!isInForce(state, 'R-66')) return [];
  return state.items.filter((item): item is ItemOf<'technology'> => item.kind === 'technology' && item.drawn);
}
