/** Interprets a typed line: a step, or a question about the position or the rules. */
import { type CasebookRule, RULES, TOPICS } from '@/lib/game/casebook/rulings';
import type { Command } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { View } from '@/lib/game/engine/view';
import type { TextContext } from '@/lib/game/in-words/zone';
import { zonesOf } from '@/lib/game/in-words/zones';
import { impossibleNow } from '@/lib/game/turn/impossible-commands';
import type { Wording } from '@/lib/game/wording/wording';
import {
  answersTo,
  factsOf,
  fitOf,
  fitsToken,
  phraseOf,
  type Sayable,
  sayablesOf,
  splitIntoWords,
} from './phrases';

export type LineMeaning =
  /** Exactly one step matches. */
  | { readonly kind: 'step'; readonly option: Option }
  /** Several steps match; the player has to add words. */
  | { readonly kind: 'which'; readonly options: readonly Option[] }
  | { readonly kind: 'answer'; readonly lines: readonly string[] }
  /** A step that is illegal now. */
  | { readonly kind: 'refused'; readonly command: Command; readonly rejection: Rejection }
  /** Nothing matches; these verbs are available. */
  | { readonly kind: 'unknown'; readonly verbs: readonly string[] };

/** The context for interpreting a typed line. */
export interface ReadingContext extends TextContext {
  readonly view: View;
  /** The newest row of the log as text. */
  readonly last: string;
}

/** Interprets a line as a legal step, then as an illegal step, then as a question. */
export function readLine(on: ReadingContext, text: string): LineMeaning {
  const typed = splitIntoWords(text);
  const all = sayablesOf(on, on.commands);
  return stepOf(on, all, typed) ?? refusalOf(on, typed) ?? answerOf(on, typed) ?? unknown(all);
}

function stepOf(
  on: ReadingContext,
  all: readonly Sayable[],
  typed: readonly string[],
): LineMeaning | undefined {
  const undo = splitIntoWords(on.words.t('say.undo'));
  if (typed.join(' ') === undo.join(' ')) return newestUndo(all);
  const fits = all.map((sayable) => ({ sayable, how: fitOf(typed, sayable.tokens) }));
  for (const how of [0, 1, 2]) {
    const found = fits.filter((entry) => entry.how === how).map(({ sayable }) => sayable.option);
    const [only] = found;
    if (only && found.length === 1) return { kind: 'step', option: only };
    if (found.length > 0) return { kind: 'which', options: found };
  }
  return undefined;
}

/** Undo without a number takes back one step. */
function newestUndo(all: readonly Sayable[]): LineMeaning | undefined {
  const targets = all.flatMap(({ option }) =>
    option.command.type === 'Undo' ? [{ option, to: option.command.to }] : [],
  );
  const [newest] = targets.sort((a, b) => b.to - a.to);
  return newest && { kind: 'step', option: newest.option };
}

/**
 * The line must contain the verb and one more word; otherwise questions that begin alike would be refused.
 */
function refusalOf(on: ReadingContext, typed: readonly string[]): LineMeaning | undefined {
  const found = impossibleNow(on.pack, on.view, on.commands).find(
    ({ command }) => fitOf(typed, splitIntoWords(phraseOf(on, command))) !== undefined,
  );
  return found && { kind: 'refused', ...found };
}

function answerOf(on: ReadingContext, typed: readonly string[]): LineMeaning | undefined {
  const [word, ...more] = typed;
  if (
    word &&
    more.length === 0 &&
    splitIntoWords(on.words.t('say.last')).some((last) => fitsToken(word, last))
  )
    return { kind: 'answer', lines: [on.last] };
  const asked = ruleQuestionOf(on.words, typed);
  const rules = asked ? rulesAbout(on.words, asked) : [];
  if (rules.length > 0) return { kind: 'answer', lines: rules };
  const lines = answersTo(factsOf(zonesOf({ ...on, commands: [] }, on.view.seat)), asked ?? typed);
  return lines.length > 0 ? { kind: 'answer', lines } : undefined;
}

/** All verbs available now, each once. */
function unknown(all: readonly Sayable[]): LineMeaning {
  const verbs = all.map(({ phrase }) => phrase.split(' ')[0] ?? '');
  return { kind: 'unknown', verbs: [...new Set(verbs)] };
}

/** Maximum suggestions that are worth their bytes on the page. */
const MAX_PHRASES = 120;

/**
 * The possible completions of a typed text. If there are too many, tile phrases show only the printed
 * orientation.
 */
export function completionsOf(on: ReadingContext): readonly string[] {
  const all = sayablesOf(on, on.commands);
  const plain = all.length > MAX_PHRASES ? all.filter(({ option }) => !isTurned(option.command)) : all;
  return plain.slice(0, MAX_PHRASES).map(({ phrase }) => phrase);
}

const isTurned = (command: Command): boolean => 'rotation' in command && command.rotation > 0;

// Answers questions about the rules from the casebook.

/** Maximum rules in one answer. */
const MAX_RULES = 3;
/** Shorter words, such as articles, are ignored. */
const MIN_LETTERS = 3;

/**
 * The subject of a question about the rules: the words after "what is" and similar openings; undefined for
 * any other line.
 */
function ruleQuestionOf({ t }: Wording, typed: readonly string[]): readonly string[] | undefined {
  const beginnings = t('say.asks').split('|').map(splitIntoWords);
  const said = beginnings.find((words) => words.every((word, i) => word === typed[i]));
  return said && typed.slice(said.length);
}

/**
 * At most three rules about `asked`, each with its id. They are rules of the topic whose title matches
 * most words, or else any rules that contain all words.
 */
function rulesAbout({ t }: Wording, asked: readonly string[]): readonly string[] {
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
