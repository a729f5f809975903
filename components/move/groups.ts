/** The place of each command: in the moves panel, in the rules, and on the table. */
import { isPlacement } from '@/lib/game/engine/board/rows';
import type { CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { OpenEntry, Option } from '@/lib/game/engine/options';
import type { Action } from '@/lib/game/engine/vocabulary';
import type { PlacementOption } from '@/lib/game/turn/losses';
import type { Wording } from '@/lib/game/wording/wording';

export type Group =
  | ('answer' | 'tile' | 'action' | 'bonus' | 'extra' | 'row')
  | ('refresh' | 'end' | 'undo' | 'place' | 'parler');

/** The zones of the table, as on the bar of zones. */
export type ZoneId =
  | ('moves' | 'crane-zone' | 'rows' | 'city-zone' | 'bridge-zone')
  | ('projects' | 'mine' | 'rivals' | 'log');

interface CommandPlace {
  readonly group: Group;
  /** Its casebook topic. */
  readonly topic: string;
  /** Marked as waiting. Ending the turn, Undo and moves that are always legal have none. */
  readonly zones: readonly ZoneId[];
}

const PLACES: Readonly<Record<CommandType, CommandPlace>> = {
  TakeActionTile: { group: 'tile', topic: 'CRANE', zones: ['crane-zone'] },
  CollectSlotBonus: { group: 'bonus', topic: 'CRANE', zones: ['crane-zone'] },
  BuyEgg: { group: 'bonus', topic: 'EGG', zones: ['crane-zone'] },
  ScoreSpecialPoints: { group: 'bonus', topic: 'SPECIAL', zones: ['crane-zone'] },
  CollectUpgradeBonus: { group: 'bonus', topic: 'UPGRADE', zones: ['mine'] },
  DeclareAction: { group: 'action', topic: 'TURN', zones: ['mine'] },
  ManageMines: { group: 'action', topic: 'MINE', zones: ['mine'] },
  ManageQuarries: { group: 'action', topic: 'QUARRY', zones: ['mine'] },
  AdvanceRoad: { group: 'action', topic: 'ROAD', zones: ['bridge-zone'] },
  SkipMainAction: { group: 'action', topic: 'TURN', zones: [] },
  BuyExtraAction: { group: 'extra', topic: 'EXTRA', zones: [] },
  UseTechnology: { group: 'extra', topic: 'TECH', zones: [] },
  MoveUp: { group: 'extra', topic: 'WINDOW', zones: [] },
  ClaimSeal: { group: 'extra', topic: 'SEAL', zones: [] },
  RefreshRow: { group: 'refresh', topic: 'REFRESH', zones: [] },
  RefillRow: { group: 'row', topic: 'HEX', zones: ['rows'] },
  EndTurn: { group: 'end', topic: 'TIMING', zones: [] },
  Undo: { group: 'undo', topic: 'TIMING', zones: [] },
  PlaceUpgrade: { group: 'place', topic: 'UPGRADE', zones: ['rows', 'mine'] },
  PlaceWall: { group: 'place', topic: 'WALL', zones: ['rows', 'mine'] },
  PlaceBuilding: { group: 'place', topic: 'BUILD', zones: ['rows', 'city-zone'] },
  ResolveRoadEffect: { group: 'answer', topic: 'ROAD', zones: ['bridge-zone'] },
  ResolveRoadEgg: { group: 'answer', topic: 'ROAD', zones: ['bridge-zone'] },
  ChooseBridgeTile: { group: 'answer', topic: 'BRIDGE', zones: ['bridge-zone'] },
  PlacePlank: { group: 'answer', topic: 'BRIDGE', zones: ['bridge-zone'] },
  ChooseTechnology: { group: 'answer', topic: 'TECH', zones: ['mine'] },
  ChooseProductionToken: { group: 'answer', topic: 'PROD', zones: ['mine'] },
  MoveSideways: { group: 'answer', topic: 'GRID', zones: ['projects'] },
  ResolveUpArrow: { group: 'answer', topic: 'GRID', zones: ['projects'] },
  ClaimCathedralTile: { group: 'answer', topic: 'GRID', zones: ['projects'] },
  ChoosePlazaReward: { group: 'answer', topic: 'PLAZA', zones: ['city-zone'] },
  ChooseAlternative: { group: 'answer', topic: 'TIMING', zones: [] },
  ChooseProductionKind: { group: 'answer', topic: 'PROD', zones: ['mine'] },
  ChoosePlazaTile: { group: 'answer', topic: 'PLAZA', zones: ['city-zone'] },
  DiscardWindows: { group: 'answer', topic: 'WINDOW', zones: ['mine'] },
  SetParlerMarkers: { group: 'parler', topic: 'PARLER', zones: ['rows'] },
  PlaceParlerBuilding: { group: 'parler', topic: 'PARLER', zones: ['city-zone'] },
};

/** Heading of a group of buttons. */
export function groupTitle({ t }: Wording, group: Group): string {
  return t(`moves.group.${group}`);
}

/** The casebook topic of a command. */
export const topicOfCommand = (type: CommandType): string => PLACES[type].topic;

const TOPIC_OF_OPEN: Readonly<Record<OpenEntry['kind'], string>> = {
  'take-tile': 'CRANE',
  'main-action': 'TURN',
  performance: 'TURN',
  'slot-bonus': 'CRANE',
  'extra-action': 'EXTRA',
  'upgrade-bonus': 'UPGRADE',
  'seal-right': 'SEAL',
  choice: 'TIMING',
  'production-kind': 'PROD',
  technology: 'TECH',
  'production-token': 'PROD',
  sideways: 'GRID',
  arrow: 'GRID',
  'cathedral-tile': 'GRID',
  'plaza-reward': 'PLAZA',
  'plaza-tile': 'PLAZA',
  'bridge-tile': 'BRIDGE',
  plank: 'BRIDGE',
  road: 'ROAD',
  'road-egg': 'ROAD',
  perform: 'TECH',
  seal: 'SEAL',
  windows: 'WINDOW',
  'parler-markers': 'PARLER',
  'parler-building': 'PARLER',
};

/** The casebook topic of an open item. */
export const topicOfOpen = (kind: OpenEntry['kind']): string => TOPIC_OF_OPEN[kind];

/** The options by group, without empty groups. */
export function groupOptions(options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> {
  const groups = new Map<Group, Option[]>();
  for (const option of options) {
    const group = PLACES[option.command.type].group;
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

/** Pressing a tile of these actions begins them as well. */
const WITH_TILES: readonly Action[] = ['upgrade-action', 'construct-wall', 'construct-building'];

/** The zones with these legal moves, marked in the bar of zones. */
export function waitingZones(options: readonly Option[]): ReadonlySet<ZoneId> {
  return new Set(
    options.flatMap(({ command }): readonly ZoneId[] => {
      const takesTile = command.type === 'DeclareAction' && WITH_TILES.includes(command.action);
      return takesTile ? ['rows', 'mine'] : PLACES[command.type].zones;
    }),
  );
}
