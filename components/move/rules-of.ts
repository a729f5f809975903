/** The casebook topics of steps and open items. */
import type { CommandType } from '@/lib/game/engine/commands';
import type { OpenEntry } from '@/lib/game/engine/open';

const TOPIC_OF_COMMAND = {
  TakeActionTile: 'CRANE',
  CollectSlotBonus: 'CRANE',
  BuyEgg: 'EGG',
  ScoreSpecialPoints: 'SPECIAL',
  CollectUpgradeBonus: 'UPGRADE',
  DeclareAction: 'TURN',
  ManageMines: 'MINE',
  ManageQuarries: 'QUARRY',
  AdvanceRoad: 'ROAD',
  SkipMainAction: 'TURN',
  BuyExtraAction: 'EXTRA',
  UseTechnology: 'TECH',
  MoveUp: 'WINDOW',
  ClaimSeal: 'SEAL',
  RefreshRow: 'REFRESH',
  RefillRow: 'HEX',
  EndTurn: 'TIMING',
  Undo: 'TIMING',
  PlaceUpgrade: 'UPGRADE',
  PlaceWall: 'WALL',
  PlaceBuilding: 'BUILD',
  ResolveRoadEffect: 'ROAD',
  ResolveRoadEgg: 'ROAD',
  ChooseBridgeTile: 'BRIDGE',
  PlacePlank: 'BRIDGE',
  ChooseTechnology: 'TECH',
  ChooseProductionToken: 'PROD',
  MoveSideways: 'GRID',
  ResolveUpArrow: 'GRID',
  ClaimCathedralTile: 'GRID',
  ChoosePlazaReward: 'PLAZA',
  ChooseAlternative: 'TIMING',
  ChooseProductionKind: 'PROD',
  ChoosePlazaTile: 'PLAZA',
  DiscardWindows: 'WINDOW',
  SetParlerMarkers: 'PARLER',
  PlaceParlerBuilding: 'PARLER',
} as const satisfies Readonly<Record<CommandType, string>>;

const TOPIC_OF_OPEN = {
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
} as const satisfies Readonly<Record<OpenEntry['kind'], string>>;

export function topicOfCommand(type: CommandType): string {
  return TOPIC_OF_COMMAND[type];
}

export function topicOfOpen(kind: OpenEntry['kind']): string {
  return TOPIC_OF_OPEN[kind];
}
