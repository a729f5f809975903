import { FIRM_KINDS } from '@/lib/game/wording/decisions';

/** Decisions of a table outside its log. execute-decisions.ts carries out each kind. */
export const LATE_KINDS = ['end', 'replace', 'computer'] as const;
export const DECISION_KINDS = [...LATE_KINDS, ...FIRM_KINDS] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The state of a decision: open, in effect, taken back, or void because the situation has changed. */
export const DECISION_STATES = ['open', 'done', 'taken-back', 'void'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];
