import type { Reading } from '@/lib/game/command-line/understand';
import type { Telling } from '@/lib/game/in-words/zone';
import type { TableView } from '@/lib/features/table/table-view';
import { nextWords } from '@/components/move/browser/news';
import { readBy } from '@/lib/game/recap/timeline';
import { rowText } from '@/lib/game/wording/events';
import type { Wording } from '@/lib/game/wording/wording';

/** A row of the log in words. */
export interface HeardRow {
  readonly seq: number;
  readonly text: string;
}

/** What the board in words is made from. */
export function tellingOf(words: Wording, { pack, view, seats, scores, options }: TableView): Telling {
  return { words, pack, state: view.state, seats, scores, commands: options?.commands ?? [] };
}

/** What a typed line is read with. */
export function readingOf(words: Wording, table: TableView): Reading {
  const last = heardRows(words, table).at(-1)?.text ?? '';
  return { ...tellingOf(words, table), view: table.view, last };
}

/** As many as may come to pass between two looks of a page. */
const HEARD = 12;

/** The newest rows of the log in words, as the reader may see them. */
export function heardRows(words: Wording, table: TableView): readonly HeardRow[] {
  const { pack, seats, view } = table;
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const rows = readBy(table.log, table.me).slice(-HEARD);
  return rows.map((row) => {
    const next = row === rows.at(-1) ? nextWords(words, table, row) : [];
    return { seq: row.seq, text: [rowText(tell, row), ...next].join(' ') };
  });
}
