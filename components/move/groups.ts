/** How the moves panel groups legal commands. */
import { isPlacement } from '@/lib/game/engine/board/rows';
import type { CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { PlacementOption } from '@/lib/game/turn/losses';
import type { Wording } from '@/lib/game/wording/wording';

const GROUPS = [
  'answer',
  'tile',
  'action',
  'bonus',
  'extra',
  'row',
  'refresh',
  'end',
  'undo',
  'place',
  'parler',
] as const;
export type Group = (typeof GROUPS)[number];

/** Heading of a group of buttons. */
export function groupTitle({ t }: Wording, group: Group): string {
  return t(`moves.group.${group}`);
}

const GROUP_OF = {
  TakeActionTile: 'tile',
  CollectSlotBonus: 'bonus',
  BuyEgg: 'bonus',
  ScoreSpecialPoints: 'bonus',
  CollectUpgradeBonus: 'bonus',
  DeclareAction: 'action',
  ManageMines: 'action',
  ManageQuarries: 'action',
  AdvanceRoad: 'action',
  SkipMainAction: 'action',
  BuyExtraAction: 'extra',
  UseTechnology: 'extra',
  MoveUp: 'extra',
  ClaimSeal: 'extra',
  RefreshRow: 'refresh',
  RefillRow: 'row',
  EndTurn: 'end',
  Undo: 'undo',
  PlaceUpgrade: 'place',
  PlaceWall: 'place',
  PlaceBuilding: 'place',
  ResolveRoadEffect: 'answer',
  ResolveRoadEgg: 'answer',
  ChooseBridgeTile: 'answer',
  PlacePlank: 'answer',
  ChooseTechnology: 'answer',
  ChooseProductionToken: 'answer',
  MoveSideways: 'answer',
  ResolveUpArrow: 'answer',
  ClaimCathedralTile: 'answer',
  ChoosePlazaReward: 'answer',
  ChooseAlternative: 'answer',
  ChooseProductionKind: 'answer',
  ChoosePlazaTile: 'answer',
  DiscardWindows: 'answer',
  SetParlerMarkers: 'parler',
  PlaceParlerBuilding: 'parler',
} as const satisfies Record<CommandType, Group>;

/** The options by group, without empty groups. */
export function groupOptions(options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> {
  const groups = new Map<Group, Option[]>();
  for (const option of options) {
    const group = GROUP_OF[option.command.type];
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return groups;
}

/** The commands of one type among the options. */
export function commandsOfType<T extends CommandType>(options: readonly Option[], type: T): CommandOf<T>[] {
  return options
    .map(({ command }) => command)
    .filter((command): command is CommandOf<T> => command.type === type);
}

/** The placements among the options, by the tile's slot. */
export function placementsBySlot(
  options: readonly Option[],
): ReadonlyMap<number, readonly PlacementOption[]> {
  const slots = new Map<number, PlacementOption[]>();
  for (const { command, reveals } of options) {
    if (!isPlacement(command)) continue;
    const mine = slots.get(command.slot);
    if (mine) mine.push({ command, reveals });
    else slots.set(command.slot, [{ command, reveals }]);
  }
  return slots;
}
