/** Master builder: plans its turn to the end, and answers step by step in the turns of others. */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import type { ThinkingLimit } from '@/lib/game/bots/limit';
import type { Outlook } from '@/lib/game/bots/outlook';
import { planTurn } from '@/lib/game/bots/plan-turn';
import { bestLine } from './search';

/** The rest of a turn after a reveal needs only part of the first search. */
const LATER_SHARE = 0.4;

/**
 * The next steps: up to the first that shows something unseen or lets others decide, after which to think
 * again.
 */
export function masterPlan(outlook: Outlook, view: View, limit: ThinkingLimit): readonly Command[] {
  const share = view.state.turn.tile ? LATER_SHARE : 1;
  return planTurn(outlook, view, (root) => bestLine(outlook, root, { ...limit, nodes: limit.nodes * share }));
}
