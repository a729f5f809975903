import type { Work } from '../work.js';
/** SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12. */
export declare function finishScoring(work: Work): void;
