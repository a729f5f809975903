/** Small immutable changes shared by the folds. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Item, Performance, Player, State, Turn } from '@/lib/game/engine/state';
import { nth, withAt } from '@/lib/game/engine/util';

/** `state` with one player changed. */
export function withPlayer(state: State, seat: SeatId, change: Partial<Player>): State {
  return { ...state, players: withAt(state.players, seat, { ...playerOf(state, seat), ...change }) };
}

export function playerOf(state: State, seat: SeatId): Player {
  return nth(state.players, seat);
}

/** `state` with the turn changed. */
export function withTurn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...change } };
}

/** `state` with one performance of the turn changed. */
export function withPerformance(state: State, id: number, change: Partial<Performance>): State {
  return withTurn(state, {
    performances: state.turn.performances.map((p) => (p.id === id ? { ...p, ...change } : p)),
  });
}

/** `items` with the item of that number changed. */
export function withItem(items: readonly Item[], id: number, change: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? ({ ...item, ...change } as Item) : item));
}

/** A record of amounts with `by` added at `key`. */
export function plus<K extends string>(
  amounts: Readonly<Record<K, number>>,
  key: K,
  by: number,
): Record<K, number> {
  return { ...amounts, [key]: amounts[key] + by };
}
