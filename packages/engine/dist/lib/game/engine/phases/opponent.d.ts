import type { Work } from '../work.js';
/**
 * Carries the automatic seat's turn on by one stage; stops where the human has to decide (DEC-37, PARLER-5,
 * SOLO-4).
 */
export declare function runOpponent(work: Work): void;
