/**
 * Master builder: plans its turn to the end; what it is asked in the turns of others it answers
 * step by step.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import type { Limit } from '@/lib/game/bots/limit';
import type { Outlook } from '@/lib/game/bots/outlook';
import { bestStep } from '@/lib/game/bots/step-by-step';
import { thoughtOf } from '@/lib/game/bots/steps';
import { expand } from './expand';
import { bestLine } from './search';

/** What is left of a turn after something came up needs only part of the first search. */
const LATER_SHARE = 0.4;

/**
 * The next steps: up to the first that shows something unseen or lets others decide, after which to think
 * again.
 */
export function masterPlan(outlook: Outlook, view: View, limit: Limit): readonly Command[] {
  const { state } = view;
  if (state.phase !== 'playing' || state.turn.seat !== outlook.seat) {
    const answer = bestStep(outlook, view);
    return answer ? [answer] : [];
  }
  const root = thoughtOf(view);
  const [only, other] = expand(outlook, root);
  if (only && !other) return [only.command];
  const share = state.turn.tile ? LATER_SHARE : 1;
  return bestLine(outlook, root, { ...limit, nodes: limit.nodes * share });
}
