/** The certain result of a tried turn; unseen tiles count as nothing. */
import { stepFrom, thoughtOf } from '@/lib/game/bots/candidates';
import { isTurnOver } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { neutralOutlook } from '@/lib/game/analysis/review/weigh';

export interface CertainOutcome {
  /** The seat's forecast after these steps. */
  readonly forecast: number;
  /** Whether the turn has ended. */
  readonly isOver: boolean;
  /** Number of steps left out because they depend on revealed tiles. */
  readonly leftOut: number;
}

/** Plays the steps of a turn, except those that depend on unseen tiles. */
export function certainOf(
  pack: Pack,
  view: View,
  seat: SeatId,
  commands: readonly Command[],
): CertainOutcome {
  const outlook = neutralOutlook(pack, view.state, seat);
  const { number } = view.state.turn;
  let now = thoughtOf(view);
  let leftOut = 0;
  for (const command of commands) {
    if (isTurnOver(now.state, number)) break;
    const next = stepFrom(outlook, now, command);
    if (next) now = next;
    else leftOut += 1;
  }
  return { forecast: forecastOf(pack, now.state, seat), isOver: isTurnOver(now.state, number), leftOut };
}

/** A seat's points with the final scoring of this state. */
export function forecastOf(pack: Pack, state: State, seat: SeatId): number {
  return score(pack, state).find((entry) => entry.seat === seat)?.forecast.total ?? 0;
}

/** The theme of a puzzle: the first that fits its best turn, otherwise the choice on the crane. */
export const THEMES = ['crane', 'corners', 'road', 'technologies', 'end-game'] as const;
export type PuzzleTheme = (typeof THEMES)[number];
