/** Why a price cannot be paid, in numbers. */
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { listEntries } from '@/lib/game/engine/util';
import type { Cost, Good } from '@/lib/game/engine/vocabulary';
import { canCover } from './gain';

/** The missing pieces of one good. */
export interface Shortage {
  readonly good: Good;
  readonly need: number;
  readonly have: number;
  readonly short: number;
}

/** The goods that are short of a price, in price order; empty if it can be paid. */
export function shortagesOf(goods: Readonly<Record<Good, number>>, cost: Cost): readonly Shortage[] {
  return listEntries(cost).flatMap(([good, need]) => {
    const have = goods[good];
    return need > have ? [{ good, need, have, short: need - have }] : [];
  });
}

/**
 * `cannot-pay` under `rule`, or undefined if `goods` cover `cost`. Its parameters contain the price by
 * good, and for each missing good also `<good>-have` and `<good>-short`.
 */
export function refusePayment(
  goods: Readonly<Record<Good, number>>,
  cost: Cost,
  rule: string,
  more: Rejection['params'] = {},
): Rejection | undefined {
  return canCover(goods, cost)
    ? undefined
    : reject('cannot-pay', rule, { ...more, ...priceParams(goods, cost) });
}

/** A price and the missing goods, as parameters of a refusal. */
export function priceParams(goods: Readonly<Record<Good, number>>, cost: Cost): Record<string, number> {
  const params: Record<string, number> = {};
  for (const [good, n] of listEntries(cost)) if (n > 0) params[good] = n;
  for (const { good, have, short } of shortagesOf(goods, cost)) {
    params[`${good}-have`] = have;
    params[`${good}-short`] = short;
  }
  return params;
}
