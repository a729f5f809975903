import { heardOf } from '@/components/live/news';
import { announcementOf, type HeardRow } from '@/components/table/heard-rows';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { ReadingContext } from '@/lib/game/command-line/understand';
import type { TextContext } from '@/lib/game/in-words/zone';
import { readBy } from '@/lib/game/recap/timeline';
import type { Wording } from '@/lib/game/wording/wording';

/** Data for the board as text. */
export function tellingOf(words: Wording, { pack, view, seats, scores, options }: TableView): TextContext {
  return { words, pack, state: view.state, seats, scores, commands: options?.commands ?? [] };
}

/** Data for parsing a typed line. */
export function readingOf(words: Wording, table: TableView): ReadingContext {
  const last = lastWords(words, table);
  return { ...tellingOf(words, table), view: table.view, last };
}

/** The newest row, with the players to move. */
export function lastWords(words: Wording, table: TableView): string {
  return announcementOf(heardRows(words, table).slice(-1), false);
}

/** Maximum rows between two updates of a page. */
const HEARD = 12;

/** The newest rows of the log in words, as the reader may see them. */
export function heardRows(words: Wording, table: TableView): readonly HeardRow[] {
  return heardOf(words, table, readBy(table.log, table.me).slice(-HEARD));
}
