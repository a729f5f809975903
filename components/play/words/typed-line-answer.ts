import { commandValue } from '@/components/move/forms/command-value';
import type { TableView } from '@/lib/features/table/load/table-view';
import {
  completionsOf,
  readLine,
  type ReadingContext,
  type LineMeaning,
} from '@/lib/game/command-line/understand';
import type { Option } from '@/lib/game/engine/options';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { readingOf } from './reading';

/** The server's reply to a line typed next to the drawings. */
export interface TypedLineAnswer {
  /** The single matching step, as a button of the moves would post it. */
  readonly step?: string;
  readonly lines: readonly string[];
  /** Possible steps. */
  readonly options: readonly { readonly label: string; readonly step: string }[];
}

/** Parses a line at a position. */
export function answerTypedLine(words: Wording, table: TableView, line: string): TypedLineAnswer {
  const on = readingOf(words, table);
  const understood = readLine(on, line);
  if (understood.kind === 'step')
    return { step: commandValue(understood.option.command), lines: [], options: [] };
  const { lines, options } = replyToLine(on, understood);
  return {
    lines: [words.t('say.heard', { line }), ...lines],
    options: options.map(({ command, reveals }) => ({
      label: labelCommand(on, command) + (reveals ? ` — ${words.t('moves.reveals')}` : ''),
      step: commandValue(command),
    })),
  };
}

/** The legal phrases. */
export function phrasesAtTable(words: Wording, table: TableView): readonly string[] {
  return completionsOf(readingOf(words, table));
}

/** The reply to a typed line that was not exactly one step. */
export interface LineReply {
  readonly lines: readonly string[];
  /** Possible steps. */
  readonly options: readonly Option[];
}

/** Maximum listed steps, because screen readers read each of them. */
const MAX_OPTIONS = 8;

export function replyToLine(on: ReadingContext, understood: LineMeaning): LineReply {
  const { t } = on.words;
  switch (understood.kind) {
    case 'answer':
      return { lines: understood.lines, options: [] };
    case 'refused': {
      const not = t('moves.wantedNotPossible', { label: labelCommand(on, understood.command) });
      return { lines: [`${not} ${describeRefusal(on.words, understood.rejection)}`], options: [] };
    }
    case 'unknown': {
      const { verbs } = understood;
      const known = verbs.length > 0 ? ` ${t('say.verbs', { verbs: verbs.join(', ') })}` : '';
      return { lines: [t('say.unknown') + known], options: [] };
    }
    case 'step':
      return { lines: [t('say.which', { n: 1 })], options: [understood.option] };
    case 'which': {
      const { options } = understood;
      return { lines: [t('say.which', { n: options.length })], options: options.slice(0, MAX_OPTIONS) };
    }
  }
}
