import { FIRM_KINDS } from '@/lib/game/wording/decisions';

/** Decisions of a table outside its log. execute-decisions.ts carries out each kind. */
export const LATE_KINDS = ['end', 'replace', 'computer'] as const;
export const DECISION_KINDS = [...LATE_KINDS, ...FIRM_KINDS] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * How a decision stands: it waits for its time; it holds; somebody took it back; what it was about has
 * changed.
 */
export const DECISION_STATES = ['open', 'done', 'taken-back', 'void'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];
