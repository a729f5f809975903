import type { SeatId } from '@/lib/game/engine/commands';
import type { Handlers } from './handlers';
import type { Item, Player, State } from '@/lib/game/engine/state';
import { playerOf, withPlayer } from './change';

/** Folds of plazas, the King's Road, the bridge, the two projects and open items. */
export const boardHandlers = {
  PlazaCompleted: (state, event) => {
    const sites: ReadonlySet<string> = new Set(event.sites);
    const isFreed = (building: State['buildings'][number]): boolean =>
      building.cube && sites.has(building.site);
    const freed = (seat: SeatId): number =>
      state.buildings.filter((b) => b.seat === seat && isFreed(b)).length;
    return {
      ...state,
      buildings: state.buildings.map((b) => (isFreed(b) ? { ...b, cube: false } : b)),
      plazas: state.plazas.map((p) => (p.plaza === event.plaza ? { ...p, evaluated: true } : p)),
      players: state.players.map((player: Player, seat) => ({
        ...player,
        cubes: player.cubes + freed(seat),
      })),
    };
  },
  PlazaRewardTaken: (state) => state,
  RoadAdvanced: (state, event) => withPlayer(state, event.seat, { road: event.to }),
  BridgeTilesDrawn: (state, event) => withBridgeStack(state, event.stack, -event.count),
  BridgeTileChosen: (state, event) => {
    const returned = withBridgeStack(state, event.stack, event.returned);
    return event.stack === 'IV' ? returned : withVTile(returned, event.seat, event.tile, 'bridge');
  },
  PlankPlaced: (state, event) => ({
    ...state,
    bridge: state.bridge.map((place) =>
      place.place === event.place ? { ...place, plank: event.tile } : place,
    ),
  }),
  CathedralTilesShown: (state, event) => withBridgeStack(state, 'cathedral', -event.count),
  CathedralTileClaimed: (state, event) => {
    const returned = withBridgeStack(state, 'cathedral', event.returned);
    return event.tile === undefined ? returned : withVTile(returned, event.seat, event.tile, 'cathedral');
  },
  GridMoved: (state, event) =>
    withPlayer(state, event.seat, {
      grids: { ...playerOf(state, event.seat).grids, [event.grid]: { row: event.row, column: event.column } },
    }),
  ItemOpened: (state, event) => ({
    ...state,
    items: [...state.items, event.item],
    nextItem: event.item.id + 1,
  }),
  ItemClosed: (state, event) => ({
    ...state,
    items: state.items.filter((item: Item) => item.id !== event.id),
  }),
} satisfies Partial<
  Handlers<
    | 'PlazaCompleted'
    | 'PlazaRewardTaken'
    | 'RoadAdvanced'
    | 'BridgeTilesDrawn'
    | 'BridgeTileChosen'
    | 'PlankPlaced'
    | 'CathedralTilesShown'
    | 'CathedralTileClaimed'
    | 'GridMoved'
    | 'ItemOpened'
    | 'ItemClosed'
  >
>;

function withBridgeStack(state: State, stack: 'IV' | 'V' | 'cathedral', by: number): State {
  return { ...state, bridgeStacks: { ...state.bridgeStacks, [stack]: state.bridgeStacks[stack] + by } };
}

/** OPEN_V: a tile that was taken no longer lies open. */
function withoutOpen(state: State, tile: string): State {
  if (!state.openV) return state;
  const { bridge, cathedral } = state.openV;
  return {
    ...state,
    openV: { bridge: bridge.filter((t) => t !== tile), cathedral: cathedral.filter((t) => t !== tile) },
  };
}

function withVTile(state: State, seat: SeatId, tile: string, from: 'bridge' | 'cathedral'): State {
  return withPlayer(withoutOpen(state, tile), seat, {
    vTiles: [...playerOf(state, seat).vTiles, { tile, from }],
  });
}
