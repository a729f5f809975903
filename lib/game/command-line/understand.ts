/** Interprets a typed line. */
import type { Command } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { View } from '@/lib/game/engine/view';
import type { TextContext } from '@/lib/game/in-words/zone';
import { zonesOf } from '@/lib/game/in-words/zones';
import { impossibleNow } from '@/lib/game/turn/impossible-commands';
import { answersTo, factsOf, phraseOf, type Sayable, sayablesOf } from './phrases';
import { ruleQuestionOf, rulesAbout } from './rule-answers';
import { fitOf, fitsToken, splitIntoWords } from './tokens';

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
