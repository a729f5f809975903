/** The zones with legal moves for the visitor, marked in the bar of zones. */
import type { CommandType } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Action } from '@/lib/game/engine/vocabulary';

const ZONE_IDS = [
  'moves',
  'crane-zone',
  'rows',
  'city-zone',
  'bridge-zone',
  'projects',
  'mine',
  'rivals',
  'log',
] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

/** The zones of each command. Ending the turn, Undo and moves that are always legal have none. */
const ZONES_OF = {
  TakeActionTile: ['crane-zone'],
  CollectSlotBonus: ['crane-zone'],
  BuyEgg: ['crane-zone'],
  ScoreSpecialPoints: ['crane-zone'],
  DeclareAction: ['mine'],
  BuyExtraAction: [],
  UseTechnology: [],
  RefreshRow: [],
  RefillRow: ['rows'],
  MoveUp: [],
  ClaimSeal: [],
  EndTurn: [],
  SkipMainAction: [],
  ManageMines: ['mine'],
  ManageQuarries: ['mine'],
  PlaceUpgrade: ['rows', 'mine'],
  PlaceWall: ['rows', 'mine'],
  PlaceBuilding: ['rows', 'city-zone'],
  AdvanceRoad: ['bridge-zone'],
  ResolveRoadEffect: ['bridge-zone'],
  ResolveRoadEgg: ['bridge-zone'],
  ChooseBridgeTile: ['bridge-zone'],
  PlacePlank: ['bridge-zone'],
  CollectUpgradeBonus: ['mine'],
  ChooseTechnology: ['mine'],
  ChooseProductionToken: ['mine'],
  MoveSideways: ['projects'],
  ResolveUpArrow: ['projects'],
  ClaimCathedralTile: ['projects'],
  ChoosePlazaReward: ['city-zone'],
  ChooseAlternative: [],
  ChooseProductionKind: ['mine'],
  ChoosePlazaTile: ['city-zone'],
  DiscardWindows: ['mine'],
  SetParlerMarkers: ['rows'],
  PlaceParlerBuilding: ['city-zone'],
  Undo: [],
} as const satisfies Record<CommandType, readonly ZoneId[]>;

/** Pressing a tile of these actions begins them as well. */
const WITH_TILES: readonly Action[] = ['upgrade-action', 'construct-wall', 'construct-building'];

/** The zones of all these commands. */
export function waitingZones(options: readonly Option[]): ReadonlySet<ZoneId> {
  return new Set(
    options.flatMap(({ command }): readonly ZoneId[] => {
      const takesTile = command.type === 'DeclareAction' && WITH_TILES.includes(command.action);
      return takesTile ? ['rows', 'mine'] : ZONES_OF[command.type];
    }),
  );
}
