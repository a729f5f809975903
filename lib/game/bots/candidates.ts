/**
 * The commands that a bot considers: all legal ones, with two exceptions. Of all orientations of a tile
 * only the best few remain. An optional technology is not taken while another item must be resolved.
 */
import { blockingItems } from '@/lib/game/engine/acting';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import { RULES } from '@/lib/game/engine/rules';
import type { State } from '@/lib/game/engine/state';
import type { Outlook } from './outlook';
import { parlerMarkers } from './parler';
import { fewPlacements } from './placements';
import { gameOf, type Thought } from './steps';

/** Undo makes no progress, and a bot cannot value the unseen tiles of a refreshed row. */
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

/** While an item blocks play, only the command types that resolve it. */
function typesAt({ seat }: Outlook, state: State): readonly CommandType[] {
  const blocking = blockingItems(state);
  if (blocking.length === 0) return seat === state.turn.seat ? TYPES : ['ChooseTechnology'];
  const kinds = new Set(blocking.filter((item) => item.seat === seat).map((item) => item.kind));
  return TYPES.filter((type) => {
    const { answers } = ruleOf(type);
    return answers !== undefined && kinds.has(answers);
  });
}
