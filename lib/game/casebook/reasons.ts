import type { Reason } from './types';

/**
 * Rules that no test can prove, with the reason. At most ten: a rule without a test is only a promise. At
 * present there is none.
 */
export const REASONS: readonly Reason[] = [];
