/** The steps that the coach suggests. Server, page and review compute the same ones. */
import { planCommands } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { coachAdviceOf, isLike } from './coach';

/** Positions, not milliseconds: a slow machine suggests the same. A page computes this in its own thread. */
const LIMIT = { nodes: 800 };

/** The suggested steps up to the first reveal, or the single next one of a first turn. */
export function coachPlanOf(pack: Pack, view: View): readonly Command[] {
  const { seat, state } = view;
  if (seat === undefined || state.phase === 'finished') return [];
  const commands = options(pack, view).commands.map(({ command }) => command);
  if (commands.length === 0) return [];
  const first = coachAdviceOf({ pack, state, commands });
  // The strength needs no seed.
  return first?.press ?? planCommands({ pack, view, strength: 'master', seed: '', limit: LIMIT });
}

/** Whether each step is the one that was suggested; `views` are the positions before them. */
export function isCoached(pack: Pack, views: readonly View[], commands: readonly Command[]): boolean {
  let plan: readonly Command[] = [];
  return commands.every((command, i) => {
    const view = views[i];
    if (!view) return false;
    // A page that is loaded again plans again.
    if (!plan[0] || !isLike(plan[0], command)) plan = coachPlanOf(pack, view);
    const [next, ...rest] = plan;
    plan = rest;
    return next !== undefined && isLike(next, command);
  });
}
