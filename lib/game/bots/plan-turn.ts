import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { candidatesAt } from './candidates';
import { expand } from './master/expand';
import type { Outlook } from './outlook';
import { stepFrom, type Thought, thoughtOf } from './steps';
import { evaluate } from './value/evaluate';

/**
 * Plans the seat's own turn by `search`. Decisions in other players' turns, and turns with a single
 * sensible step, are answered step by step.
 */
export function planTurn(
  outlook: Outlook,
  view: View,
  search: (root: Thought) => readonly Command[],
): readonly Command[] {
  const { state } = view;
  if (state.phase !== 'playing' || state.turn.seat !== outlook.seat) {
    const answer = bestStep(outlook, view);
    return answer ? [answer] : [];
  }
  const root = thoughtOf(view);
  const [only, other] = expand(outlook, root);
  return only && !other ? [only.command] : search(root);
}

// Plans one step at a time: tries each candidate and takes the one with the best resulting position.

/** The best single command, the first of equal ones; all bots use it in other players' turns. */
function bestStep(outlook: Outlook, view: View): Command | undefined {
  const thought = thoughtOf(view);
  const ranked = candidatesAt(outlook, thought)
    .flatMap((command) => {
      const after = stepFrom(outlook, thought, command);
      return after ? [{ command, worth: evaluate(outlook, after.state) + after.drawn }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
  return ranked[0]?.command;
}
