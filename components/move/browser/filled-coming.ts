/** Forms that ask for places are Peter Parler's alone: what knows of them comes with the first. */
import type { TurnData } from '@/lib/game/turn/turn-data';
import { untilDone } from '@/components/ui/until-done';
import type * as Filled from './filled';
import { clearGhost } from './ghost';

let here: typeof Filled | undefined;

/** What has come; nothing before. */
export const filled = (): typeof Filled | undefined => here;

/** Fetches it where the turn asks for places, and says when it is there, unless nobody wants it by then. */
export function bringFilled({ fillings }: TurnData, signal: AbortSignal, onHere: () => void): void {
  if (here || fillings.length === 0) return;
  void untilDone(() => import('./filled'), signal).then((come) => {
    here = come;
    if (!signal.aborted) onHere();
  });
}

/** Draws what stands where the forms say, in place of any other. */
export function drawFilled(turn: TurnData): void {
  if (here) here.drawFilled(turn);
  else clearGhost();
}
