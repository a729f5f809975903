/** The certain result of a tried turn: unseen tiles count for nothing. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { stepFrom, thoughtOf } from '@/lib/game/bots/steps';
import { neutralOutlook } from '@/lib/game/review/reviewer';
import { forecastOf, isOver } from './turn-search';

export interface CertainOutcome {
  /** The forecast of the seat after these steps. */
  readonly forecast: number;
  /** Whether the turn is over. */
  readonly isOver: boolean;
  /** Steps that rest on what came up, and were left out. */
  readonly leftOut: number;
}

/** Plays the steps of a turn as far as they need nothing that came up unseen. */
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
    if (isOver(now.state, number)) break;
    const next = stepFrom(outlook, now, command);
    if (next) now = next;
    else leftOut += 1;
  }
  return { forecast: forecastOf(pack, now.state, seat), isOver: isOver(now.state, number), leftOut };
}
