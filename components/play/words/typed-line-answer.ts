import { commandValue } from '@/components/move/forms/command-value';
import type { TableView } from '@/lib/features/table/load/table-view';
import { completionsOf, readLine } from '@/lib/game/command-line/understand';
import { labelCommand } from '@/lib/game/wording/options/options';
import type { Wording } from '@/lib/game/wording/wording';
import { replyToLine } from './line-reply';
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
