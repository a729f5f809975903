/** Short forms of commands. Those that answer an item look its number up. */
import type { Command, CommandOf, Context, Rotation, Slot } from '@/lib/game/engine/commands';
import type { ItemKind, ItemOf, State } from '@/lib/game/engine/state';
import type { Action, Grid, RoadSpace, Row, Track } from '@/lib/game/engine/vocabulary';

/** A command, or a function that makes it from the current position. */
export type Given = Command | ((state: State, seat: number) => Command);

export const take = (position = 4): Command => ({ type: 'TakeActionTile', position });
export const collect: Command = { type: 'CollectSlotBonus' };
export const buyEgg: Command = { type: 'BuyEgg' };
export const scoreSpecial: Command = { type: 'ScoreSpecialPoints' };
export const declare = (action: Action, context: Context = 'main'): Command => ({
  type: 'DeclareAction',
  action,
  context,
});
export const EXTRA_GG = { 'gold-window': 2 } as const;
export const EXTRA_GS = { 'gold-window': 1, 'silver-window': 1 } as const;
export const buyExtra = (pay: typeof EXTRA_GG | typeof EXTRA_GS = EXTRA_GS): Command => ({
  type: 'BuyExtraAction',
  pay,
});
export const use = (tile: string, grid?: Grid): Command => ({
  type: 'UseTechnology',
  tile,
  ...(grid ? { grid } : {}),
});
export const refresh = (row: Row, slots: readonly [Slot, Slot], pay: 'gold' | 'stone' = 'gold'): Command => ({
  type: 'RefreshRow',
  row,
  slots,
  pay: { [pay]: 1 },
});
export const refill = (row: Row): Command => ({ type: 'RefillRow', row });
export const moveUp = (grid: Grid): Command => ({ type: 'MoveUp', grid });
export const claim = (seal?: string): Command => ({ type: 'ClaimSeal', ...(seal ? { seal } : {}) });
export const end: Command = { type: 'EndTurn' };
export const skip: Command = { type: 'SkipMainAction' };
export const mines = (choice: 'increase' | 'produce'): Command => ({ type: 'ManageMines', choice });
/** The commands of a turn that gains only a mine, without and with its end. */
export const PLAIN_ACTION: readonly Command[] = [take(), declare('manage-mines'), mines('increase')];
export const PLAIN_TURN: readonly Command[] = [...PLAIN_ACTION, end];
export const quarries = (choice: 'increase' | 'produce'): Command => ({ type: 'ManageQuarries', choice });
export const placeUpgrade = (slot: Slot, rotation: Rotation = 0): Command => ({
  type: 'PlaceUpgrade',
  slot,
  rotation,
});
export const placeWall = (slot: Slot, cell: string, rotation: Rotation = 0): Command => ({
  type: 'PlaceWall',
  slot,
  cell,
  rotation,
});
export const placeBuilding = (slot: Slot, site: string, rotation: Rotation = 0): Command => ({
  type: 'PlaceBuilding',
  slot,
  site,
  rotation,
});
/** builds and keeps the last cube for a seal. */
export const buildKeepingCube = (slot: Slot, site: string): CommandOf<'PlaceBuilding'> => ({
  type: 'PlaceBuilding',
  slot,
  site,
  rotation: 0,
  keepCube: true,
});
export const road: Command = { type: 'AdvanceRoad' };
export const roadEffect = (space: RoadSpace, option?: number): Command => ({
  type: 'ResolveRoadEffect',
  space,
  ...(option === undefined ? {} : { option }),
});
export const roadEgg = (space: RoadSpace, option: number): Command => ({
  type: 'ResolveRoadEgg',
  space,
  option,
});
export const bridgeTile = (tile: string): Command => ({ type: 'ChooseBridgeTile', tile });
export const plank = (place: string): Command => ({ type: 'PlacePlank', place });
export const bonus = (performance: number, tile: string): Command => ({
  type: 'CollectUpgradeBonus',
  performance,
  tile,
});
export const chooseTechnology = (tile: string): Command => ({ type: 'ChooseTechnology', tile });
export const token = (track: Track, id: string): Command => ({
  type: 'ChooseProductionToken',
  track,
  token: id,
});
export const arrow = (grid: Grid, accept: boolean): Command => ({ type: 'ResolveUpArrow', grid, accept });
export const cathedralTile = (tile?: string): Command => ({
  type: 'ClaimCathedralTile',
  ...(tile ? { tile } : {}),
});
export const reward = (plaza: string, which: 'upper' | 'lower'): Command => ({
  type: 'ChoosePlazaReward',
  plaza,
  reward: which,
});
export const plazaTile = (plaza: string): Command => ({ type: 'ChoosePlazaTile', plaza });
export const keep = (gold: number, silver: number): Command => ({
  type: 'DiscardWindows',
  keep: { 'gold-window': gold, 'silver-window': silver },
});
export const undo = (to: number): Command => ({ type: 'Undo', to });

export const sideways =
  (grid: Grid) =>
  (state: State, seat: number): Command => ({
    type: 'MoveSideways',
    item: openItem(state, seat, 'sideways', (item) => item.grid === grid || item.grid === 'either'),
    grid,
  });
export const choose =
  (option: number) =>
  (state: State, seat: number): Command => ({
    type: 'ChooseAlternative',
    item: openItem(state, seat, 'choice'),
    option,
  });
export const produceKind =
  (what: 'gold' | 'stone') =>
  (state: State, seat: number): Command => ({
    type: 'ChooseProductionKind',
    item: openItem(state, seat, 'production-kind'),
    what,
  });

/** Number of the first open item of a kind, 0 if there is none. */
function openItem<K extends ItemKind>(
  state: State,
  seat: number,
  kind: K,
  test: (item: ItemOf<K>) => boolean = () => true,
): number {
  const found = state.items.find(
    (item) => item.kind === kind && item.seat === seat && test(item as ItemOf<K>),
  );
  return found?.id ?? 0;
}
