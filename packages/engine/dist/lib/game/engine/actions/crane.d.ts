/** Taking an action tile and using the bonus of its slot (CRANE, SPECIAL, CRANE-2, CRANE-8). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Action, Effect } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import { type Rule } from '../rule.js';
import type { State } from '../state.js';
/** DEC-1. */
export declare const takeActionTile: Rule<CommandOf<'TakeActionTile'>>;
export declare function decideTakeActionTile(work: Work, seat: SeatId, { position }: CommandOf<'TakeActionTile'>): void;
/** A bought extra action, or one that can be paid now or with the window of the slot. */
export declare function hasExtraAction(pack: Pack, state: State, seat: SeatId): boolean;
/** Whether an action of the tile taken can be performed, counting the slot bonus that is still open. */
export declare function isMainPossible(pack: Pack, state: State, seat: SeatId): boolean;
/** The actions of an action tile on the side in use (VARIANT-1). */
export declare function actionsOf(pack: Pack, state: State, tile: string): readonly [Action, Action];
/** Gold, stone and windows are simply gained; the egg is an offer and the special right a choice. */
export declare function isCollectable(bonus: Effect): boolean;
/** DEC-2. */
export declare const collectSlotBonus: Rule<CommandOf<'CollectSlotBonus'>>;
export declare function decideCollectSlotBonus(work: Work, seat: SeatId): void;
/** Gains the slot bonus; TECH-I2 and TECH-I3 react to gold and stone. */
export declare function collect(work: Work, seat: SeatId, bonus: Effect): void;
/** DEC-3. */
export declare const buyEggOffer: Rule<CommandOf<'BuyEgg'>>;
export declare function decideBuyEgg(work: Work, seat: SeatId): void;
/** DEC-4, DEV-6. */
export declare const scoreSpecialPoints: Rule<CommandOf<'ScoreSpecialPoints'>>;
export declare function decideScoreSpecialPoints(work: Work, seat: SeatId): void;
/** SPECIAL-4, SPECIAL-6, SPECIAL-5, R-24, R-44. */
export declare function turnSpecialIntoPoints(work: Work, seat: SeatId): void;
