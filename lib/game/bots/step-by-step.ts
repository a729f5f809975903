/** Plans one step at a time: tries each candidate and takes the one with the best resulting position. */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { candidatesAt } from './candidates';
import type { Outlook } from './outlook';
import { stepFrom, thoughtOf } from './steps';
import { evaluate } from './value/evaluate';

/** The best single command, the first of equal ones; all bots use it in other players' turns. */
export function bestStep(outlook: Outlook, view: View): Command | undefined {
  const thought = thoughtOf(view);
  const ranked = candidatesAt(outlook, thought)
    .flatMap((command) => {
      const after = stepFrom(outlook, thought, command);
      return after ? [{ command, worth: evaluate(outlook, after.state) + after.drawn }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
  return ranked[0]?.command;
}
