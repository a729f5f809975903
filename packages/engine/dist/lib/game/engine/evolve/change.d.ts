/** Small changes shared by the folds. */
import type { SeatId } from '../commands.js';
import type { Item, Performance, Player, State, Turn } from '../state.js';
import type { Draft } from './handlers.js';
/** Changes one player. */
export declare function changePlayer(state: Draft, seat: SeatId, change: Partial<Player>): void;
export declare function playerOf(state: State, seat: SeatId): Player;
/** Changes the turn. */
export declare function changeTurn(state: Draft, change: Partial<Turn>): void;
/** Changes one performance of the turn. */
export declare function changePerformance(state: Draft, id: number, change: Partial<Performance>): void;
/** `items` with the item of that number changed. */
export declare function withItem(items: readonly Item[], id: number, change: Partial<Item>): Item[];
/** A record of amounts with `by` added at `key`. */
export declare function plus<K extends string>(amounts: Readonly<Record<K, number>>, key: K, by: number): Record<K, number>;
