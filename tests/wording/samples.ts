/** One event and one command of every type: the compiler asks for a new one whenever a type is added. */
import type { CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { EventOf, EventType } from '@/lib/game/engine/events';
import { table } from '../support/engine/table';

export const { state: STATE } = table();
const player = STATE.players[0];
if (!player) throw new Error('a table without players');

export const SEATS = [
  { seat: 0, name: 'Anna' },
  { seat: 1, name: 'Bohumil' },
];

const seat = 0;
const source = { kind: 'plaza' } as const;

const TURN_EVENTS = {
  TurnStarted: { type: 'TurnStarted', seat, turn: 3 },
  ActionTileTaken: {
    type: 'ActionTileTaken',
    seat,
    tile: 'action-tile-1',
    position: 2,
    sector: 3,
    actions: ['manage-mines', 'construct-wall'],
  },
  SlotBonusUsed: {
    type: 'SlotBonusUsed',
    seat,
    how: 'lapsed',
    bonus: { kind: 'buy-egg', cost: { gold: 1 } },
  },
  ActionDeclared: { type: 'ActionDeclared', seat, id: 1, action: 'construct-wall', context: 'extra' },
  ActionDone: { type: 'ActionDone', seat, id: 1 },
  MainActionSkipped: { type: 'MainActionSkipped', seat },
  ExtraActionBought: { type: 'ExtraActionBought', seat },
  ExtraActionLapsed: { type: 'ExtraActionLapsed', seat },
  WindowsDiscarded: { type: 'WindowsDiscarded', seat, discarded: { 'silver-window': 2 } },
  TurnEnded: { type: 'TurnEnded', seat, turn: 3 },
  WheelTurned: { type: 'WheelTurned', arrow: 4, steps: 2 },
  ActionTileReturned: { type: 'ActionTileReturned', tile: 'action-tile-1', sector: 3, position: 0 },
  ActionTileRecycled: { type: 'ActionTileRecycled', tile: 'action-tile-5', sector: 3, position: 4 },
  PlatformMoved: { type: 'PlatformMoved', left: 2 },
  EraChanged: { type: 'EraChanged', era: 'II', rows: STATE.rows },
} as const;

const PLAYER_EVENTS = {
  Gained: { type: 'Gained', seat, what: 'silver-window', n: 2, source },
  Paid: { type: 'Paid', seat, cost: { gold: 1, stone: 2 }, source },
  Scored: { type: 'Scored', seat, points: 4, source },
  TrackAdvanced: { type: 'TrackAdvanced', seat, track: 'university', to: 5, source },
  Produced: { type: 'Produced', seat, what: 'gold' },
  WealthBonusTaken: { type: 'WealthBonusTaken', seat, bonus: 'wealth-9', cubes: 1 },
  ProductionTokenTaken: {
    type: 'ProductionTokenTaken',
    seat,
    track: 'quarry',
    token: 'production-token-gold-1',
  },
  AbilityUsed: { type: 'AbilityUsed', seat, tile: 'technology-i-crane-points', oncePerTurn: true },
  SealRightGained: { type: 'SealRightGained', seat, track: 'gold-mine' },
  SealClaimed: { type: 'SealClaimed', seat, seal: 'seal-gold' },
  TechnologyDrawn: { type: 'TechnologyDrawn', seat, level: 'II', count: 3, item: 4 },
  TechnologyChosen: {
    type: 'TechnologyChosen',
    seat,
    level: 'II',
    tile: 'technology-ii-blue-token',
    active: false,
    returned: 2,
  },
  TechnologyUsed: { type: 'TechnologyUsed', seat, tile: 'technology-iii-road' },
} as const;

const BOARD_EVENTS = {
  TileTaken: { type: 'TileTaken', seat, row: 'wall', slot: 1, tile: 'wall-i-postern' },
  UpgradePlaced: {
    type: 'UpgradePlaced',
    seat,
    action: 'manage-mines',
    tile: 'upgrade-i-pit-props',
    rotation: 2,
  },
  WallPlaced: { type: 'WallPlaced', seat, tile: 'wall-i-postern', cell: 'wall-cell-3', rotation: 4 },
  BuildingPlaced: {
    type: 'BuildingPlaced',
    seat,
    tile: 'building-i-chandlery',
    site: 'site-p2-b',
    rotation: 1,
    cube: true,
  },
  EdgeMatched: { type: 'EdgeMatched', seat, contact: 'a|b', gains: [{ kind: 'gold', n: 1 }] },
  CornersMatched: { type: 'CornersMatched', seat, token: 'blue-token', contacts: ['a', 'b'] },
  UpgradeBonusCollected: { type: 'UpgradeBonusCollected', seat, performance: 1, tile: 'upgrade-i-pit-props' },
  UpgradeBonusLapsed: { type: 'UpgradeBonusLapsed', seat, performance: 1 },
  RowRefilled: { type: 'RowRefilled', row: 'wall', slot: 1, tile: 'wall-i-sally-port' },
  RowRefreshed: {
    type: 'RowRefreshed',
    seat,
    row: 'wall',
    slots: [0, 1],
    removed: ['wall-i-postern', 'wall-i-sally-port'],
  },
  PlazaCompleted: {
    type: 'PlazaCompleted',
    plaza: 'p2',
    seat,
    sites: ['site-p2-a'],
    claims: [{ seat: 1, cubes: 2, cost: 5 }],
    both: [1],
  },
  PlazaRewardTaken: { type: 'PlazaRewardTaken', seat, plaza: 'p2', reward: 'upper' },
  RoadAdvanced: { type: 'RoadAdvanced', seat, to: 4, space: 'IV' },
  BridgeTilesDrawn: { type: 'BridgeTilesDrawn', seat, stack: 'IV', count: 3, item: 7 },
  BridgeTileChosen: {
    type: 'BridgeTileChosen',
    seat,
    stack: 'IV',
    tile: 'bridge-iv-blue-tokens',
    returned: 2,
  },
  PlankPlaced: { type: 'PlankPlaced', seat, tile: 'bridge-iv-blue-tokens', place: 'bridge-place-2' },
  CathedralTilesShown: { type: 'CathedralTilesShown', seat, count: 3, item: 8 },
  CathedralTileClaimed: { type: 'CathedralTileClaimed', seat, tile: 'bridge-v-walls', returned: 2 },
  GridMoved: { type: 'GridMoved', seat, grid: 'cathedral', row: 2, column: 1, by: 'up' },
} as const;

const PARLER_EVENTS = {
  ParlerMarkersSet: { type: 'ParlerMarkersSet', plaza: 'p3', markers: { upgrade: 0, wall: 2, building: 3 } },
  ParlerCardRevealed: { type: 'ParlerCardRevealed', card: 'parler-card-2', left: 4, reshuffled: true },
  ParlerTileTaken: { type: 'ParlerTileTaken', row: 'wall', slot: 1, tile: 'wall-i-postern', to: 'stack' },
  ParlerMarkerMoved: { type: 'ParlerMarkerMoved', row: 'wall', slot: 2 },
  ParlerPawnMoved: { type: 'ParlerPawnMoved', plaza: 'p4', steps: 2 },
  ParlerStageReached: { type: 'ParlerStageReached', stage: 'production' },
  ProductionTokenRemoved: { type: 'ProductionTokenRemoved', token: 'production-token-point-gold' },
  ParlerSealClaimed: { type: 'ParlerSealClaimed', seal: 'seal-stone' },
} as const;

const TABLE_EVENTS = {
  GameStarted: {
    type: 'GameStarted',
    rulesVersion: 1,
    pack: STATE.pack,
    setup: STATE.setup,
    commitment: STATE.commitment,
    crane: STATE.crane,
    rows: STATE.rows,
    buildings: STATE.buildings,
    plazas: STATE.plazas,
    bridge: STATE.bridge,
    bridgeStacks: STATE.bridgeStacks,
    technologyStacks: STATE.technologyStacks,
    river: STATE.river,
    player,
  },
  ItemOpened: {
    type: 'ItemOpened',
    item: { id: 1, seat, class: 'must', source, kind: 'production-kind' },
  },
  ItemClosed: { type: 'ItemClosed', id: 1, seat, kind: 'seal', how: 'declined' },
  LastCallStarted: { type: 'LastCallStarted' },
  ScoringStarted: { type: 'ScoringStarted' },
  GameEnded: { type: 'GameEnded', scores: [81, 92], ranking: [1, 0] },
  Undone: { type: 'Undone', seat, to: 5, rows: [6, 7] },
} as const;

export const EVENTS: { readonly [T in EventType]: EventOf<T> } = {
  ...TURN_EVENTS,
  ...PLAYER_EVENTS,
  ...BOARD_EVENTS,
  ...PARLER_EVENTS,
  ...TABLE_EVENTS,
};

export const COMMANDS: { readonly [T in CommandType]: CommandOf<T> } = {
  TakeActionTile: { type: 'TakeActionTile', position: 0 },
  CollectSlotBonus: { type: 'CollectSlotBonus' },
  BuyEgg: { type: 'BuyEgg' },
  ScoreSpecialPoints: { type: 'ScoreSpecialPoints' },
  DeclareAction: { type: 'DeclareAction', action: 'kings-road', context: 'tech:technology-iv-any-action' },
  BuyExtraAction: { type: 'BuyExtraAction', pay: { 'gold-window': 2 } },
  UseTechnology: { type: 'UseTechnology', tile: 'technology-iii-climb', grid: 'cathedral' },
  RefreshRow: { type: 'RefreshRow', row: 'wall', slots: [0, 2], pay: { stone: 1 } },
  RefillRow: { type: 'RefillRow', row: 'wall' },
  MoveUp: { type: 'MoveUp', grid: 'hunger-wall' },
  ClaimSeal: { type: 'ClaimSeal', seal: 'seal-six' },
  EndTurn: { type: 'EndTurn' },
  SkipMainAction: { type: 'SkipMainAction' },
  ManageMines: { type: 'ManageMines', choice: 'produce' },
  ManageQuarries: { type: 'ManageQuarries', choice: 'increase' },
  PlaceUpgrade: { type: 'PlaceUpgrade', slot: 0, rotation: 3 },
  PlaceWall: { type: 'PlaceWall', slot: 1, cell: 'wall-cell-2', rotation: 0 },
  PlaceBuilding: { type: 'PlaceBuilding', slot: 2, site: 'site-p4-a', rotation: 5 },
  AdvanceRoad: { type: 'AdvanceRoad' },
  ResolveRoadEffect: { type: 'ResolveRoadEffect', space: 'I', option: 1 },
  ResolveRoadEgg: { type: 'ResolveRoadEgg', space: 'II', option: 0 },
  ChooseBridgeTile: { type: 'ChooseBridgeTile', tile: 'bridge-iv-university' },
  PlacePlank: { type: 'PlacePlank', place: 'bridge-place-3' },
  CollectUpgradeBonus: { type: 'CollectUpgradeBonus', performance: 0, tile: 'upgrade-i-hen-coops' },
  ChooseTechnology: { type: 'ChooseTechnology', tile: 'technology-i-wheel-gold' },
  ChooseProductionToken: {
    type: 'ChooseProductionToken',
    track: 'gold-mine',
    token: 'production-token-stone-1',
  },
  MoveSideways: { type: 'MoveSideways', item: 1, grid: 'cathedral' },
  ResolveUpArrow: { type: 'ResolveUpArrow', grid: 'cathedral', accept: false },
  ClaimCathedralTile: { type: 'ClaimCathedralTile' },
  ChoosePlazaReward: { type: 'ChoosePlazaReward', plaza: 'p3', reward: 'lower' },
  ChooseAlternative: { type: 'ChooseAlternative', item: 1, option: 0 },
  ChooseProductionKind: { type: 'ChooseProductionKind', item: 1, what: 'stone' },
  ChoosePlazaTile: { type: 'ChoosePlazaTile', plaza: 'p1' },
  DiscardWindows: { type: 'DiscardWindows', keep: { 'gold-window': 1, 'silver-window': 1 } },
  SetParlerMarkers: {
    type: 'SetParlerMarkers',
    plaza: 'p6',
    slots: { upgrade: 0, wall: 1, building: 3 },
  },
  PlaceParlerBuilding: { type: 'PlaceParlerBuilding', site: 'site-p4-a', rotation: 2 },
  Undo: { type: 'Undo', to: 12 },
};
