import { changePerformance, changeTurn } from './change';
import type { Handlers } from './handlers';

/** Folds of the action crane and the performances of a turn. */
export const craneHandlers = {
  ActionTileTaken: (state, event) => {
    changeTurn(state, {
      tile: { tile: event.tile, position: event.position, sector: event.sector },
      ...(event.bonus ? { slotBonus: event.bonus } : {}),
    });
    state.crane = { ...state.crane, tiles: state.crane.tiles.filter((tile) => tile.tile !== event.tile) };
  },
  SlotBonusUsed: (state) => {
    const { slotBonus: _used, ...turn } = state.turn;
    state.turn = turn;
  },
  ActionDeclared: (state, event) => {
    // One by one: V8 gives every rest of an object a layout of its own, and copies of those are slow.
    const { id, action, context, top, discount, then } = event;
    const performance = {
      id,
      action,
      context,
      ...(top === undefined ? {} : { top }),
      ...(discount ? { discount } : {}),
      ...(then ? { then } : {}),
      later: [],
      paid: false,
      done: false,
    };
    changeTurn(state, {
      performances: [...state.turn.performances, performance],
      ...(event.context === 'extra' ? { extra: 'used' as const } : {}),
    });
  },
  ActionDone: (state, event) => {
    changePerformance(state, event.id, { done: true });
    // TURN-2: the main action of a turn is done once.
    const isMain = state.turn.performances.some((p) => p.id === event.id && p.context === 'main');
    if (isMain) changeTurn(state, { main: 'done' });
  },
  MainActionSkipped: (state) => changeTurn(state, { main: 'done' }),
  ExtraActionBought: (state) => changeTurn(state, { extra: 'bought' }),
  ExtraActionLapsed: (state) => changeTurn(state, { extra: 'used' }),
  WheelTurned: (state, event) => {
    state.crane = { ...state.crane, arrow: event.arrow };
  },
  ActionTileReturned: (state, event) => {
    const { tile: _tile, ...turn } = state.turn;
    const tiles = [...state.crane.tiles, { tile: event.tile, sector: event.sector, fivePoints: false }];
    state.turn = turn;
    state.crane = { ...state.crane, tiles };
  },
  ActionTileRecycled: (state, event) => {
    const tiles = state.crane.tiles.map((tile) =>
      tile.tile === event.tile ? { tile: tile.tile, sector: event.sector, fivePoints: true } : tile,
    );
    state.crane = { ...state.crane, tiles };
  },
  PlatformMoved: (state, event) => {
    state.crane = { ...state.crane, platform: event.left };
  },
} satisfies Partial<
  Handlers<
    | 'ActionTileTaken'
    | 'SlotBonusUsed'
    | 'ActionDeclared'
    | 'ActionDone'
    | 'MainActionSkipped'
    | 'ExtraActionBought'
    | 'ExtraActionLapsed'
    | 'WheelTurned'
    | 'ActionTileReturned'
    | 'ActionTileRecycled'
    | 'PlatformMoved'
  >
>;
