/** Carrying out an effect of the closed vocabulary. */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Countable, Effect } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import type { Player, Source } from '../state.js';
/** Gives `seat` what the effect promises; choices and moves become open items. */
export declare function resolve(work: Work, seat: SeatId, effect: Effect, source: Source): void;
/**
 * A choice between rewards (DEC-31, DEC-32). A wealth bonus interrupts the step it arose in (P-WEALTH), so it
 * is asked at once.
 */
export declare function oweChoice(work: Work, seat: SeatId, effect: Extract<Effect, {
    kind: 'choose-one';
}>, source: Source, then?: Effect): void;
/** What `points-per` counts (UPGRADE-12, R-53, R-63). */
export declare function countOf(pack: Pack, player: Player, per: Countable): number;
