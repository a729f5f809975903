/** Plans one step at a time: tries each candidate and takes the one with the best resulting position. */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { candidatesAt } from './candidates';
import type { Outlook } from './outlook';
import { stepFrom, thoughtOf, type Thought } from './steps';
import { evaluate } from './value/evaluate';

/** Every legal candidate with its worth, best first; ties keep their order. */
export function rankCommands(
  outlook: Outlook,
  thought: Thought,
): readonly { readonly command: Command; readonly after: Thought; readonly worth: number }[] {
  return candidatesAt(outlook, thought)
    .flatMap((command) => {
      const after = stepFrom(outlook, thought, command);
      return after ? [{ command, after, worth: evaluate(outlook, after.state) + after.drawn }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The best single command; all bots use it in other players' turns. */
export function bestStep(outlook: Outlook, view: View): Command | undefined {
  return rankCommands(outlook, thoughtOf(view))[0]?.command;
}
