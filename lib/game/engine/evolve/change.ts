import type { SeatId } from '@/lib/game/engine/commands';
import type { EventOf, EventType } from '@/lib/game/engine/events';
import type { Item, Performance, Player, State, Turn } from '@/lib/game/engine/state';
import { elementAt, withAt } from '@/lib/game/engine/util';

/**
 * A state under construction, which no other code has seen: the folds assign changed members. Members are
 * shared with earlier states, so they must be replaced, never mutated.
 */
export type StateDraft = { -readonly [K in keyof State]: State[K] };

/** Folds for the events of one topic. */
export type Handlers<T extends EventType> = {
  readonly [K in T]: (state: StateDraft, event: EventOf<K>) => void;
};

// Small changes shared by the folds.

/** Changes one player. */
export function changePlayer(state: StateDraft, seat: SeatId, change: Partial<Player>): void {
  state.players = withAt(state.players, seat, { ...playerOf(state, seat), ...change });
}

export function playerOf(state: State, seat: SeatId): Player {
  return elementAt(state.players, seat);
}

/** Changes the turn. */
export function changeTurn(state: StateDraft, change: Partial<Turn>): void {
  state.turn = { ...state.turn, ...change };
}

/** Changes one performance of the turn. */
export function changePerformance(state: StateDraft, id: number, change: Partial<Performance>): void {
  changeTurn(state, {
    performances: state.turn.performances.map((p) => (p.id === id ? { ...p, ...change } : p)),
  });
}

/** `items` with the item of that number changed. */
export function withItem(items: readonly Item[], id: number, change: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? ({ ...item, ...change } as Item) : item));
}

/** A record of amounts with `by` added at `key`. */
export function addAmount<K extends string>(
  amounts: Readonly<Record<K, number>>,
  key: K,
  by: number,
): Record<K, number> {
  return { ...amounts, [key]: amounts[key] + by };
}
