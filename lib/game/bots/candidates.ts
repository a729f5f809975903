/**
 * The commands worth thinking about: all legal ones, with two exceptions. Of all orientations of a tile only
 * the best few stay. A technology that may wait is not taken while something else has to be answered.
 */
import { blockingItems } from '@/lib/game/engine/acting';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import { RULES } from '@/lib/game/engine/rules';
import type { State } from '@/lib/game/engine/state';
import { parlerMarkers } from './parler';
import { fewPlacements } from './placements';
import { gameOf, type Thought } from './steps';
import type { Outlook } from './outlook';

/** Going back is no progress, and a row is not refreshed for tiles nobody knows. */
const NEVER: ReadonlySet<CommandType> = new Set(['Undo', 'RefreshRow']);
const TYPES = (Object.keys(RULES) as CommandType[]).filter((type) => !NEVER.has(type));

/** Candidates; they contain illegal ones, which `stepFrom` refuses. */
export function candidatesAt(outlook: Outlook, thought: Thought): readonly Command[] {
  const game = gameOf(outlook, thought);
  return typesAt(outlook, thought.state).flatMap((type): readonly Command[] => {
    if (type === 'SetParlerMarkers') return parlerMarkers(outlook, thought.state);
    const all = ruleOf(type).candidates(game, outlook.seat);
    return fewPlacements(outlook, thought.state, all);
  });
}

/** While something blocks, the answers to it. */
function typesAt({ seat }: Outlook, state: State): readonly CommandType[] {
  const blocking = blockingItems(state);
  if (blocking.length === 0) return seat === state.turn.seat ? TYPES : ['ChooseTechnology'];
  const kinds = new Set(blocking.filter((item) => item.seat === seat).map((item) => item.kind));
  return TYPES.filter((type) => {
    const { answers } = ruleOf(type);
    return answers !== undefined && kinds.has(answers);
  });
}
