/**
 * Stands in, where the live table is drawn, for what the end of a turn does (`#ending` in package.json): it
 * comes with what is fetched later.
 */
import type { Work } from '@/lib/game/engine/work';
import { later } from './later';
import type * as Part from './later-part';

/** Until it has come it is like something hidden: what follows is for the server to say. */
function end(work: Work, decide: (here: typeof Part) => void): void {
  const here = later();
  if (here) decide(here);
  else work.pick('end', [0, 1]);
}

export const decideEndTurn = (...of: Parameters<typeof Part.decideEndTurn>): void =>
  end(of[0], (here) => here.decideEndTurn(...of));

export const decideDiscardWindows = (...of: Parameters<typeof Part.decideDiscardWindows>): void =>
  end(of[0], (here) => here.decideDiscardWindows(...of));
