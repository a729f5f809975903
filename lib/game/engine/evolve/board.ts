import type { SeatId } from '@/lib/game/engine/commands';
import type { Player, State } from '@/lib/game/engine/state';
import { changePlayer, playerOf, addAmount } from './change';
import type { StateDraft, Handlers } from './handlers';

/** Folds of plazas, the King's Road, the bridge, the two projects and open items. */
export const boardHandlers = {
  PlazaCompleted: (state, event) => {
    const sites: ReadonlySet<string> = new Set(event.sites);
    const isFreed = (building: State['buildings'][number]): boolean =>
      building.cube && sites.has(building.site);
    const { buildings } = state;
    const freed = (seat: SeatId): number => buildings.filter((b) => b.seat === seat && isFreed(b)).length;
    state.buildings = buildings.map((b) => (isFreed(b) ? { ...b, cube: false } : b));
    state.plazas = state.plazas.map((p) => (p.plaza === event.plaza ? { ...p, evaluated: true } : p));
    state.players = state.players.map((player: Player, seat) => ({
      ...player,
      cubes: player.cubes + freed(seat),
    }));
  },
  PlazaRewardTaken: () => {},
  RoadAdvanced: (state, event) => changePlayer(state, event.seat, { road: event.to }),
  BridgeTilesDrawn: (state, event) => changeBridgeStack(state, event.stack, -event.count),
  BridgeTileChosen: (state, event) => {
    changeBridgeStack(state, event.stack, event.returned);
    if (event.stack !== 'IV') addVTile(state, event.seat, event.tile, 'bridge');
  },
  PlankPlaced: (state, event) => {
    state.bridge = state.bridge.map((place) =>
      place.place === event.place ? { ...place, plank: event.tile } : place,
    );
  },
  CathedralTilesShown: (state, event) => changeBridgeStack(state, 'cathedral', -event.count),
  CathedralTileClaimed: (state, event) => {
    changeBridgeStack(state, 'cathedral', event.returned);
    if (event.tile !== undefined) addVTile(state, event.seat, event.tile, 'cathedral');
  },
  GridMoved: (state, event) =>
    changePlayer(state, event.seat, {
      grids: { ...playerOf(state, event.seat).grids, [event.grid]: { row: event.row, column: event.column } },
    }),
  ItemOpened: (state, event) => {
    state.items = [...state.items, event.item];
    state.nextItem = event.item.id + 1;
  },
  ItemClosed: (state, event) => {
    state.items = state.items.filter((item) => item.id !== event.id);
  },
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

function changeBridgeStack(state: StateDraft, stack: 'IV' | 'V' | 'cathedral', by: number): void {
  state.bridgeStacks = addAmount(state.bridgeStacks, stack, by);
}

/** OPEN_V: a taken tile is no longer face up. */
function withoutOpen(openV: NonNullable<State['openV']>, tile: string): State['openV'] {
  const { bridge, cathedral } = openV;
  return { bridge: bridge.filter((t) => t !== tile), cathedral: cathedral.filter((t) => t !== tile) };
}

function addVTile(state: StateDraft, seat: SeatId, tile: string, from: 'bridge' | 'cathedral'): void {
  if (state.openV) state.openV = withoutOpen(state.openV, tile);
  changePlayer(state, seat, { vTiles: [...playerOf(state, seat).vTiles, { tile, from }] });
}
