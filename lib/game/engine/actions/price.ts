/** Prices with alternatives: the player names the one that is paid. */
import type { SeatId } from '../commands';
import { refusePayment } from '../effects/payment';
import { GOODS, type Cost } from '../vocabulary';
import { reject, type Rejection } from '../rejections';
import { playerAt, type Game } from '../rule';

/** Why `offered` cannot be paid: it has to be one of the prices and the seat has to have it. */
export function refusePrice(
  game: Game,
  seat: SeatId,
  prices: readonly Cost[],
  offered: Cost,
  rule: string,
): Rejection | undefined {
  if (!prices.some((price) => GOODS.every((good) => (price[good] ?? 0) === (offered[good] ?? 0))))
    return reject('wrong-price', rule);
  return refusePayment(playerAt(game, seat).goods, offered, rule);
}
