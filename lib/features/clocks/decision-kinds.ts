import { FIRM_KINDS } from '@/lib/game/wording/decisions';

/** Decisions of a table outside its log. execute-decisions.ts executes each kind. */
const LATE_KINDS = ['end', 'replace', 'computer'] as const;
/** A vote whether to take an ended turn back: turn-back.ts. */
export const TURN_BACK = 'turn-back';
export const DECISION_KINDS = [...LATE_KINDS, ...FIRM_KINDS, TURN_BACK] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The state of a decision: open, in effect, taken back, or void because the situation has changed. */
export const DECISION_STATES = ['open', 'done', 'taken-back', 'void'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** The actions of players in a vote about an ended turn. */
export const TURN_BACK_ACTS = ['ask', 'agree', 'refuse', 'withdraw'] as const;
export type TurnBackAct = (typeof TURN_BACK_ACTS)[number];
