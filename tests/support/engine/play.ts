/** Plays turns that change as little as possible. */
import { toAct } from '@/lib/game/engine/acting';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Command } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { Scenario } from './scenario';
import { PACK } from './table';

/**
 * Plays `turns` whole turns of the active seat: the cheapest tile, and if possible an action that takes
 * nothing from the rows.
 */
export function passTurns(start: Scenario, turns: number): Scenario {
  let now = start;
  const last = start.state.turnsDone + turns;
  while (now.state.turnsDone < last) now = step(now);
  return now;
}

function step(now: Scenario): Scenario {
  const [seat = 0] = toAct(now.state);
  const offered = now.offered(seat);
  const pick =
    first(offered, 'EndTurn') ??
    preferred(now.state, offered) ??
    PLAIN.map((type) => first(offered, type)).find((command) => command !== undefined);
  if (!pick) throw new Error(`nothing to do: ${JSON.stringify(now.state.items)}`);
  return now.goOn(seat, pick);
}

const PLAIN: readonly Command['type'][] = [
  'SkipMainAction',
  'ManageMines',
  'ManageQuarries',
  'AdvanceRoad',
  'PlaceUpgrade',
  'PlaceWall',
  'PlaceBuilding',
  'ChooseBridgeTile',
  'PlacePlank',
  'ChooseTechnology',
  'ChooseProductionToken',
  'ChoosePlazaReward',
  'ChooseAlternative',
  'ResolveUpArrow',
  'ClaimCathedralTile',
  'MoveSideways',
  'CollectUpgradeBonus',
  'ResolveRoadEffect',
  'DiscardWindows',
  'ClaimSeal',
];
const LIKED: readonly string[] = [
  'manage-mines',
  'manage-quarries',
  'upgrade-action',
  'kings-road',
  'construct-wall',
];

function first(offered: readonly Command[], type: Command['type']): Command | undefined {
  return offered.find((command) => command.type === type);
}

function preferred(state: State, offered: readonly Command[]): Command | undefined {
  for (const action of LIKED) {
    const declared = offered.find((command) => command.type === 'DeclareAction' && command.action === action);
    if (declared) return declared;
  }
  const takes = offered.flatMap((command) => (command.type === 'TakeActionTile' ? [command] : []));
  const shows = (position: number, action: string): boolean =>
    state.crane.tiles.some(
      (tile) =>
        positionOf(state, tile) === position &&
        PACK.actionTileById.get(tile.tile)?.sides.A.some((side) => side === action),
    );
  for (const action of LIKED) {
    const found = takes.filter(({ position }) => shows(position, action));
    const free = found.find(({ position }) => position >= 4) ?? found[0];
    if (free) return free;
  }
  return takes[0] ?? offered.find((command) => command.type === 'DeclareAction');
}
