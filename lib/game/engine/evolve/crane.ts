import type { Handlers } from './handlers';
import { withPerformance, withTurn } from './change';

/** Folds of the action crane and the performances of a turn. */
export const craneHandlers = {
  ActionTileTaken: (state, event) => ({
    ...withTurn(state, {
      tile: { tile: event.tile, position: event.position, sector: event.sector },
      ...(event.bonus ? { slotBonus: event.bonus } : {}),
    }),
    crane: { ...state.crane, tiles: state.crane.tiles.filter((tile) => tile.tile !== event.tile) },
  }),
  SlotBonusUsed: (state) => {
    const { slotBonus: _used, ...turn } = state.turn;
    return { ...state, turn };
  },
  ActionDeclared: (state, event) => {
    const { seat: _seat, type: _type, ...declared } = event;
    const performance = { ...declared, later: [], paid: false, done: false };
    return withTurn(state, {
      performances: [...state.turn.performances, performance],
      ...(event.context === 'extra' ? { extra: 'used' as const } : {}),
    });
  },
  ActionDone: (state, event) => {
    const done = withPerformance(state, event.id, { done: true });
    const isMain = state.turn.performances.some((p) => p.id === event.id && p.context === 'main');
    return isMain ? withTurn(done, { main: 'done' }) : done;
  },
  MainActionSkipped: (state) => withTurn(state, { main: 'done' }),
  ExtraActionBought: (state) => withTurn(state, { extra: 'bought' }),
  ExtraActionLapsed: (state) => withTurn(state, { extra: 'used' }),
  WheelTurned: (state, event) => ({ ...state, crane: { ...state.crane, arrow: event.arrow } }),
  ActionTileReturned: (state, event) => {
    const { tile: _tile, ...turn } = state.turn;
    const tiles = [...state.crane.tiles, { tile: event.tile, sector: event.sector, fivePoints: false }];
    return { ...state, turn, crane: { ...state.crane, tiles } };
  },
  ActionTileRecycled: (state, event) => ({
    ...state,
    crane: {
      ...state.crane,
      tiles: state.crane.tiles.map((tile) =>
        tile.tile === event.tile ? { tile: tile.tile, sector: event.sector, fivePoints: true } : tile,
      ),
    },
  }),
  PlatformMoved: (state, event) => ({ ...state, crane: { ...state.crane, platform: event.left } }),
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
