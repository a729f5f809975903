/**
 * Collecting the bonus of an upgrade for a performance (UPGRADE-5, UPGRADE-6, UPGRADE-7, UPGRADE-8,
 * UPGRADE-9, UPGRADE-10, UPGRADE-11).
 */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Pack } from '../pack-index.js';
import type { Rule } from '../rule.js';
import type { ItemClass, Performance } from '../state.js';
/** DEC-24, R-12, R-57. */
export declare const collectUpgradeBonus: Rule<CommandOf<'CollectUpgradeBonus'>>;
export declare function decideCollectUpgradeBonus(work: Work, seat: SeatId, { performance, tile }: CommandOf<'CollectUpgradeBonus'>): void;
/**
 * P-UPG, P-RETRO: a single old top tile is collected automatically, two candidates are a choice, and later
 * tiles are only an offer. A bonus that holds a choice cannot be collected automatically.
 */
export declare function bonusClass(pack: Pack, performance: Performance): ItemClass | undefined;
/** END-1: bonuses with a single candidate from before are collected. */
export declare function collectUpgradeBonuses(work: Work, seat: SeatId): void;
/** END-1: retroactive bonuses nobody asked for are gone (UPGRADE-9). */
export declare function lapseUpgradeBonuses(work: Work, seat: SeatId): void;
