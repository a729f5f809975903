/** What stands where the forms say, which is seldom asked for: what draws it comes only then. */
import type { TurnData } from '@/lib/game/turn/turn-data';
import { clearGhost } from './ghost';

/** Draws it in place of any other, unless the signal says before that nobody wants it. */
export function drawFilled(turn: TurnData, signal: AbortSignal): void {
  clearGhost();
  if (turn.fillings.length === 0) return;
  void import('./parler-ghosts').then((ghosts) => signal.aborted || ghosts.drawFilled(turn));
}
