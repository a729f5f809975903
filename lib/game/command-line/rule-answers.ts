/** Answers questions about the rules from the casebook. */
import { RULES, TOPICS, type CasebookRule } from '@/lib/game/casebook/topics';
import type { Wording } from '@/lib/game/wording/wording';
import { fitsToken, splitIntoWords } from './tokens';

/** Maximum rules in one answer. */
const MAX_RULES = 3;
/** Shorter words, such as articles, are ignored. */
const MIN_LETTERS = 3;

/**
 * The subject of a question about the rules: the words after "what is" and similar openings; undefined for
 * any other line.
 */
export function ruleQuestionOf({ t }: Wording, typed: readonly string[]): readonly string[] | undefined {
  const beginnings = t('say.asks').split('|').map(splitIntoWords);
  const said = beginnings.find((words) => words.every((word, i) => word === typed[i]));
  return said && typed.slice(said.length);
}

/**
 * At most three rules about `asked`, each with its id. They are rules of the topic whose title matches
 * most words, or else any rules that contain all words.
 */
export function rulesAbout({ t }: Wording, asked: readonly string[]): readonly string[] {
  const textOf = ({ id }: CasebookRule) => t(`rules.rule.${id}`);
  const words = asked.filter(({ length }) => length >= MIN_LETTERS);
  const titled = TOPICS.map(({ id, rules }) => {
    const tokens = splitIntoWords(t(`rules.topic.${id}`)).filter(({ length }) => length > MIN_LETTERS);
    const hits = words.filter((word) => tokens.some((token) => isAlike(word, token))).length;
    return { rules, hits, size: tokens.length };
  });
  const [topic] = titled.sort((a, b) => b.hits - a.hits || a.size - b.size);
  const isNamed = topic !== undefined && topic.hits > 0;
  const rules = isNamed ? topic.rules : mentioning(words, (rule) => splitIntoWords(textOf(rule)));
  return rules.slice(0, MAX_RULES).map((rule) => `${textOf(rule)} (${rule.id})`);
}

/** Rules that contain every word of the question that occurs in any rule. */
function mentioning(
  asked: readonly string[],
  textOf: (rule: CasebookRule) => readonly string[],
): readonly CasebookRule[] {
  const texts = RULES.map((rule) => ({ rule, tokens: textOf(rule) }));
  const known = asked.filter((word) => texts.some(({ tokens }) => tokens.includes(word)));
  if (known.length === 0) return [];
  return texts
    .filter(({ tokens }) => known.every((word) => tokens.some((token) => isAlike(word, token))))
    .map(({ rule }) => rule);
}

const isAlike = (word: string, token: string): boolean => fitsToken(word, token) || fitsToken(token, word);
