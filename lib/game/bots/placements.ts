/** Reduces hundreds of tile placements: placements that touch the same things are equivalent. */
import { actionBoardContacts, cityContacts } from '@/lib/game/engine/board/contacts';
import { turnSide } from '@/lib/game/engine/board/hex';
import { isPlacement, type Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { must, elementAt } from '@/lib/game/engine/util';
import type { Outlook } from './outlook';
import { worthOf } from './value/worth';

/** Keeps the orientation that touches most on each place; other commands stay unchanged. */
export function fewPlacements(
  outlook: Outlook,
  state: State,
  commands: readonly Command[],
): readonly Command[] {
  const [first] = commands;
  if (!first || !isPlacement(first)) return commands;
  const best = new Map<string, { command: Command; worth: number }>();
  for (const command of commands) {
    if (!isPlacement(command)) continue;
    const key = `${command.slot}/${placeOf(command)}/${isKeepingCube(command)}`;
    const worth = turningWorth(outlook, state, command);
    if (worth > (best.get(key)?.worth ?? -1)) best.set(key, { command, worth });
  }
  return [...best.values()].map(({ command }) => command);
}

/** placing a building and keeping its cube for a seal is a distinct choice. */
function isKeepingCube(command: Placement): boolean {
  return command.type === 'PlaceBuilding' && command.keepCube === true;
}

function placeOf(command: Placement): string {
  if (command.type === 'PlaceWall') return command.cell;
  return command.type === 'PlaceBuilding' ? command.site : '';
}

/**
 * The part of the value that depends only on the orientation: matched symbols, matched corners, and
 * symbols that face an empty place.
 */
function turningWorth(outlook: Outlook, state: State, command: Placement): number {
  if (command.type === 'PlaceBuilding') return buildingTurn(outlook, state, command);
  const { pack, unit } = outlook;
  const player = elementAt(state.players, outlook.seat);
  const id = state.rows[command.type === 'PlaceWall' ? 'wall' : 'upgrade'].slots[command.slot] ?? '';
  const tile = pack.upgradeById.get(id) ?? must(pack.wallById, id);
  const place = command.type === 'PlaceWall' ? command.cell : must(pack.upgradeById, id).action;
  const { edges, corners } = actionBoardContacts(
    pack,
    player,
    place,
    id,
    command.rotation,
    state.setup.options.simplifiedCovering,
  );
  let worth = corners.length * unit['red-token'];
  for (const { gains } of edges) for (const gain of gains) worth += worthOf(outlook, player, gain);
  const { across } = must(pack.actionBoardPlaces.places, place);
  for (const { side, gain } of tile.edges)
    if (across[turnSide(side, command.rotation)])
      worth += outlook.weights.openEdge * worthOf(outlook, player, gain);
  return worth;
}

function buildingTurn({ pack, unit }: Outlook, state: State, command: CommandOf<'PlaceBuilding'>): number {
  const id = state.rows.building.slots[command.slot] ?? '';
  return cityContacts(pack, state, command.site, id, command.rotation).length * unit['blue-token'];
}
