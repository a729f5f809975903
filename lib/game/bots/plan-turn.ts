import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { expand } from './master/expand';
import type { Outlook } from './outlook';
import { bestStep } from './step-by-step';
import { thoughtOf, type Thought } from './steps';

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
