/** Why a price cannot be paid, in numbers. */
import { type Rejection } from '../rejections.js';
import type { Cost, Good } from '../vocabulary.js';
/** What a seat lacks of one good, in pieces. */
export interface Shortage {
    readonly good: Good;
    readonly need: number;
    readonly have: number;
    readonly short: number;
}
/** The goods that fall short of a price, in the order of the price; empty if it can be paid. */
export declare function shortages(goods: Readonly<Record<Good, number>>, cost: Cost): readonly Shortage[];
/**
 * `cannot-pay` under `rule`, or undefined if `goods` cover `cost`. Its parameters hold the price by good, and
 * for each good that falls short also `<good>-have` and `<good>-short`.
 */
export declare function refusePayment(goods: Readonly<Record<Good, number>>, cost: Cost, rule: string, more?: Rejection['params']): Rejection | undefined;
/** A price and what is lacking, as parameters of a refusal. */
export declare function priceParams(goods: Readonly<Record<Good, number>>, cost: Cost): Record<string, number>;
