/** A label for every command, as it stands on a button: what it does, what it costs, what it brings. */
import type { Command, CommandOf, Context } from '@/lib/engine/commands';
import type { PackData, WheelSector } from '@/lib/engine/pack';
import type { Cost, Effect } from '@/lib/engine/vocabulary';
import type { State } from '@/lib/engine/state';
import { assertNever, list } from './grammar';
import { actionTileName, nameOf, namesOf } from './names';
import { isChoice, labelChoice } from './options-choices';
import {
  ACTION_NAMES,
  GRID_NAMES,
  ROW_NAMES,
  describeCost,
  describeEffect,
  describePoints,
  isFree,
} from './terms';

/** What a label may look at. */
export interface Labelling {
  readonly pack: PackData;
  readonly state: State;
}

/** A command in words. */
export function labelCommand(on: Labelling, command: Command): string {
  switch (command.type) {
    case 'TakeActionTile':
      return labelTake(on, command.position);
    case 'CollectSlotBonus':
      return `Collect the slot bonus: ${slotBonus(on)}`;
    case 'BuyEgg':
      return `Buy ${slotBonus(on)}`;
    case 'ScoreSpecialPoints':
      return `Take the points of the slot instead of a special tile${slotPoints(on)}`;
    case 'DeclareAction':
      return `${ACTION_NAMES[command.action]}${contextWords(on.pack, command.context)}`;
    case 'BuyExtraAction':
      return `Buy an extra action for ${describeCost(command.pay)}`;
    case 'UseTechnology':
      return labelTechnology(on, command);
    case 'RefreshRow':
      return `Refresh ${slotNames(on, command)} in the row of ${ROW_NAMES[command.row]} for ${describeCost(command.pay)}`;
    case 'RefillRow':
      return `Refill the row of ${ROW_NAMES[command.row]}`;
    case 'MoveUp':
      return labelMoveUp(on, command);
    case 'ClaimSeal':
      return labelSeal(on.pack, command.seal);
    case 'EndTurn':
      return 'End turn';
    case 'SkipMainAction':
      return 'Skip the main action (neither action of the tile is possible)';
    case 'Undo':
      return `Take back to step ${command.to}`;
    default:
      return labelPerformance(on, command);
  }
}

type Skeleton = CommandOf<
  | 'TakeActionTile'
  | 'CollectSlotBonus'
  | 'BuyEgg'
  | 'ScoreSpecialPoints'
  | 'DeclareAction'
  | 'BuyExtraAction'
  | 'UseTechnology'
  | 'RefreshRow'
  | 'RefillRow'
  | 'MoveUp'
  | 'ClaimSeal'
  | 'EndTurn'
  | 'SkipMainAction'
  | 'Undo'
>;

function labelPerformance(on: Labelling, command: Exclude<Command, Skeleton>): string {
  switch (command.type) {
    case 'ManageMines':
      return command.choice === 'increase'
        ? 'Gain 1 gold and add a gold mine'
        : `Produce gold${mines(on, 'gold-mine')}`;
    case 'ManageQuarries':
      return command.choice === 'increase'
        ? 'Gain 1 stone and add a quarry'
        : `Produce stone${mines(on, 'quarry')}`;
    case 'PlaceUpgrade':
      return `Place ${slotTile(on, 'upgrade', command.slot)}, turned ${command.rotation}`;
    case 'PlaceWall':
      return `Build ${slotTile(on, 'wall', command.slot)} at ${nameOf(on.pack, command.cell)}, turned ${command.rotation}`;
    case 'PlaceBuilding':
      return `Build ${slotTile(on, 'building', command.slot)} on ${nameOf(on.pack, command.site)}, turned ${command.rotation}`;
    case 'AdvanceRoad':
      return labelRoad(on);
    case 'CollectUpgradeBonus':
      return `Collect the upgrade bonus of ${nameOf(on.pack, command.tile)}${bonusOf(on.pack, command.tile)}`;
    default:
      return isChoice(command) ? labelChoice(on, command) : assertNever(command);
  }
}

function slotBonus({ state }: Labelling): string {
  return state.turn.slotBonus ? describeEffect(state.turn.slotBonus) : 'nothing';
}

function slotPoints({ state }: Labelling): string {
  const bonus = state.turn.slotBonus;
  return bonus?.kind === 'special-or-points' ? ` (${describePoints(bonus.n)})` : '';
}

function contextWords(pack: PackData, context: Context): string {
  if (context === 'main') return ' (main action)';
  if (context === 'extra') return ' (extra action)';
  return ` (technology ${nameOf(pack, context.slice('tech:'.length))})`;
}

/** Words for what taking the action tile at a position costs and brings. */
function labelTake(on: Labelling, position: number): string {
  const { pack, state } = on;
  const tile = state.crane.tiles.find((entry) => (state.crane.arrow + entry.sector) % 12 === position);
  const place = pack.crane.positions[position];
  if (!tile || !place) return `Take the action tile at place ${position + 1}`;
  const points = tile.fivePoints ? pack.crane.overripeToken.points : place.points;
  const terms = [
    `${place.zone} zone`,
    ...(isFree(place.cost) ? [] : [`costs ${describeCost(place.cost)}`]),
    ...(points > 0 ? [`scores ${describePoints(points)}`] : []),
    ...sectorWords(pack.crane.sectors[tile.sector]),
  ];
  return `Take ${actionTileName(pack, tile.tile, state.setup.variant.actionSide)}: ${terms.join(', ')}`;
}

function sectorWords(sector: WheelSector | undefined): string[] {
  return sector?.bonus ? [`slot bonus ${describeEffect(sector.bonus)}`] : [];
}

function labelTechnology({ pack }: Labelling, command: CommandOf<'UseTechnology'>): string {
  const tile = namesOf(pack).technologies.get(command.tile);
  const grid = command.grid ? ` on the ${GRID_NAMES[command.grid]}` : '';
  return `Use ${nameOf(pack, command.tile)}${grid}${tile ? `: ${describeEffect(tile.effect)}` : ''}`;
}

function slotNames(on: Labelling, command: CommandOf<'RefreshRow'>): string {
  return list(command.slots.map((slot) => slotTile(on, command.row, slot)));
}

function slotTile({ pack, state }: Labelling, row: 'upgrade' | 'wall' | 'building', slot: number): string {
  const tile = state.rows[row].slots[slot];
  return tile ? nameOf(pack, tile) : `slot ${slot + 1}`;
}

function labelMoveUp({ pack, state }: Labelling, { grid }: CommandOf<'MoveUp'>): string {
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  const marker = state.players[state.turn.seat]?.grids[grid];
  const next = marker ? marker.row + 1 : 0;
  const tier = frame?.tiers.find((entry) => entry.rows[0] === next);
  const costs: Cost[] = [frame?.climbCost ?? {}, tier?.crossing ?? {}];
  return `Climb to row ${next} on the ${GRID_NAMES[grid]} for ${list(costs.filter((cost) => !isFree(cost)).map(describeCost))}`;
}

function labelSeal(pack: PackData, seal: string | undefined): string {
  if (seal === undefined) return 'Keep the right to a seal for later';
  const cost = pack.seals.find((entry) => entry.id === seal)?.cost ?? {};
  return `Claim ${nameOf(pack, seal)}${isFree(cost) ? ', free of charge' : ` for ${describeCost(cost)}`}`;
}

function mines({ state }: Labelling, track: 'gold-mine' | 'quarry'): string {
  const n = state.players[state.turn.seat]?.counts[track];
  return n === undefined ? '' : ` (${n}, and the production bonuses)`;
}

function labelRoad({ pack, state }: Labelling): string {
  const space = pack.kingsRoad.spaces[state.players[state.turn.seat]?.road ?? 0];
  if (!space) return "Advance on the King's Road";
  return `Advance to space ${space.space} of the King's Road${isFree(space.entry) ? '' : ` for ${describeCost(space.entry)}`}`;
}

function bonusOf(pack: PackData, tile: string): string {
  const hex = namesOf(pack).hexes.get(tile);
  const bonus: Effect | undefined = hex && 'bonus' in hex ? hex.bonus : undefined;
  return bonus ? `: ${describeEffect(bonus)}` : '';
}
