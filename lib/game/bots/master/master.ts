/** Master builder: plans its own turn to the end, and answers single steps in other players' turns. */
import type { ThinkingLimit } from '@/lib/game/bots/candidates';
import type { Outlook } from '@/lib/game/bots/outlook';
import { planTurn } from '@/lib/game/bots/plan-turn';
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { bestLine } from './search';

/** After a reveal, the rest of the turn gets only this share of the first search's budget. */
const LATER_SHARE = 0.4;

/**
 * The next steps, up to the first that reveals something or lets another seat decide. After it, the master
 * plans again.
 */
export function masterPlan(outlook: Outlook, view: View, limit: ThinkingLimit): readonly Command[] {
  const share = view.state.turn.tile ? LATER_SHARE : 1;
  return planTurn(outlook, view, (root) => bestLine(outlook, root, { ...limit, nodes: limit.nodes * share }));
}
