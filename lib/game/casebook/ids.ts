/** Ids of the casebook. They are stable, because code, tests, refusals and people cite them. */
import type english from '@/messages/en/rules.json';

export type RuleId = keyof typeof english.rule;
/** The part of a rule's id before the dash. */
export type TopicId = keyof typeof english.topic;
export type RulingId = keyof typeof english.ruling;
