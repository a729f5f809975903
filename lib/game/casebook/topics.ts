/** The rules by topic. Their texts are `rules.rule` in messages/en/rules.json. */
import english from '@/messages/en/rules.json';
import { type RuleId, type RulingId, RULINGS_OF, type TopicId } from './rulings';

export interface CasebookRule {
  readonly id: RuleId;
  readonly rulings: readonly RulingId[];
}

export interface Topic {
  readonly id: TopicId;
  readonly rules: readonly CasebookRule[];
}

/** All rules, topic by topic. */
export const RULES: readonly CasebookRule[] = (Object.keys(english.rule) as RuleId[]).map((id) => ({
  id,
  rulings: RULINGS_OF[id] ?? [],
}));

/** The topics in the order of the rules page. */
export const TOPICS: readonly Topic[] = (Object.keys(english.topic) as TopicId[]).map((id) => ({
  id,
  rules: RULES.filter((rule) => rule.id.startsWith(`${id}-`)),
}));
