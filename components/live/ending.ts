/**
 * Stands in, where the live table is drawn, for what the end of a turn does (`#ending` in package.json): it
 * comes with what is fetched later.
 */
import type { Work } from '@/lib/game/engine/work';
import { later } from './later';
import type * as Part from './later-part';

/** Until it has come it is like something hidden: what follows is for the server to say. */
function leaveToServer(work: Work): void {
  work.pick('what the end of a turn does', [false, true]);
}

export function decideEndTurn(...of: Parameters<typeof Part.decideEndTurn>): void {
  const here = later();
  if (here) here.decideEndTurn(...of);
  else leaveToServer(of[0]);
}

export function decideDiscardWindows(...of: Parameters<typeof Part.decideDiscardWindows>): void {
  const here = later();
  if (here) here.decideDiscardWindows(...of);
  else leaveToServer(of[0]);
}
