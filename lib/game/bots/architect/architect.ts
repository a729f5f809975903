/**
 * Architect: plans its turn like the master, but looks at more, is fond of nothing, and weighs where a turn
 * ends by what was learned from games.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import { NO_CHARACTER } from '@/lib/game/bots/leaning';
import type { Limit } from '@/lib/game/bots/limit';
import { masterPlan } from '@/lib/game/bots/master/master';
import type { Outlook } from '@/lib/game/bots/outlook';
import { believed } from './figures';
import { LESSON } from './learned';

/** So many times the positions of a master. */
const MORE = 4;

/**
 * Of the corrections half is believed: a search looks for what is overrated, so what was learned from few
 * games leads it astray if it is taken in full.
 */
export const BELIEVED = believed(LESSON, 0.5);

/** The next steps, up to the first that shows something unseen. */
export function architectPlan(outlook: Outlook, view: View, limit: Limit): readonly Command[] {
  const taught = { ...outlook, character: NO_CHARACTER, lesson: BELIEVED };
  return masterPlan(taught, view, { ...limit, nodes: limit.nodes * MORE });
}
