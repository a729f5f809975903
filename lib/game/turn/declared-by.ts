/** A tile of a row implies its action: choosing it declares that action. */
import { stateAfter } from '@/lib/game/engine/after-step';
import { isPlacement, rowOfAction, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import { options as optionsOf, type Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { slotAt, type At } from './places';

const rowDeclared = (command: Command) =>
  command.type === 'DeclareAction' ? rowOfAction(command.action) : undefined;

/**
 * The tiles that could be placed after declaring an action, by the declaring step. Empty if an action can
 * be declared in two ways, because the player has to choose.
 */
export function declaredBy(
  pack: Pack,
  view: View,
  options: readonly Option[],
): ReadonlyMap<Command, readonly At[]> {
  const declares = options.map(({ command }) => command).filter(rowDeclared);
  const found = new Map<Command, readonly At[]>();
  for (const command of declares) {
    const row = rowDeclared(command);
    if (declares.some((other) => other !== command && rowDeclared(other) === row)) continue;
    const state = stateAfter(pack, view.state, view.seat ?? -1, command);
    const places = optionsOf(pack, { ...view, state }).commands.flatMap(({ command: next }) =>
      isPlacement(next) && ROW_OF[next.type] === row ? [slotAt(row, next.slot)] : [],
    );
    found.set(command, [...new Set(places)]);
  }
  return found;
}
