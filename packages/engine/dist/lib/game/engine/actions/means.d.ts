import type { SeatId } from '../commands.js';
import { type Game } from '../rule.js';
export declare const MEANS: readonly ['refill', 'extra-action', 'technology', 'upgrade-bonus', 'open-item'];
export type Means = (typeof MEANS)[number];
/**
 * A choice that could still make the impossible main action of `seat` possible; undefined if there is none
 * and the action may be skipped. Refreshing a row does not count: its tiles are chance. With plenty of
 * everything still impossible, only a row to refill can help.
 */
export declare function meansLeft(game: Game, seat: SeatId): Means | undefined;
