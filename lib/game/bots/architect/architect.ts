/**
 * Architect: plans its turn like the master, but searches more, has no bias, and values the end of a turn by
 * weights learned from games.
 */
import type { ThinkingLimit } from '@/lib/game/bots/candidates';
import { masterPlan } from '@/lib/game/bots/master/master';
import type { Outlook } from '@/lib/game/bots/outlook';
import { NO_CHARACTER } from '@/lib/game/bots/style-bias';
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { LESSON } from './learned';

/** Multiplies the number of positions that the master may search. */
const MORE = 4;

/** The next steps of the turn, up to the first that reveals hidden information. */
export function architectPlan(outlook: Outlook, view: View, limit: ThinkingLimit): readonly Command[] {
  const taught = { ...outlook, character: NO_CHARACTER, lesson: LESSON };
  return masterPlan(taught, view, { ...limit, nodes: limit.nodes * MORE });
}
