/** Prices with alternatives: the player names the one that is paid. */
import type { SeatId } from '../commands.js';
import { type Cost } from '../vocabulary.js';
import { type Rejection } from '../rejections.js';
import { type Game } from '../rule.js';
/** Why `offered` cannot be paid: it has to be one of the prices and the seat has to have it. */
export declare function refusePrice(game: Game, seat: SeatId, prices: readonly Cost[], offered: Cost, rule: string): Rejection | undefined;
