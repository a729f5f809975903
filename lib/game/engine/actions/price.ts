/** Prices with alternatives: the player chooses which one to pay. */
import type { SeatId } from '@/lib/game/engine/commands';
import { refusePayment } from '@/lib/game/engine/effects/payment';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { playerAt, type Game } from '@/lib/game/engine/rule';
import { GOODS, type Cost } from '@/lib/game/engine/vocabulary';

/** Why `offered` cannot be paid: it must be one of the prices, and the seat must have the goods. */
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
