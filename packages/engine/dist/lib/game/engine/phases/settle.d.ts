import type { Work } from '../work.js';
import type { State } from '../state.js';
/**
 * Goes on until somebody has to decide: rewards for majorities, the turn of a solo opponent, final scoring,
 * the ranking. The blind (see Work) do not play for the opponent, whose card they cannot see.
 */
export declare function settle(work: Work): void;
/** Whether the turn is played by the rules, without a player. */
export declare function isOpponentsTurn(state: State): boolean;
