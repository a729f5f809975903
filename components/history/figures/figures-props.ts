import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { RecapFigures } from '@/lib/game/recap/figures';

/** A finished or running game in numbers, for every part of its page. */
export interface FiguresProps {
  readonly table: TableView;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number;
  /** The reader's, where it is known. */
  readonly timeZone?: string | undefined;
  readonly figures: RecapFigures;
  /** Where the service is found, for links that are handed on. */
  readonly home: string;
  /** Of a solo game that is over: its place among its player's games. */
  readonly solo?: { readonly games: number; readonly rank: number; readonly best: number } | undefined;
  /** The whole log, oldest first. */
  readonly rows: readonly LogRow[];
  /** How long the reader's own turns took; nobody else's. */
  readonly times: readonly {
    readonly turn: { readonly turn: number; readonly from: number };
    readonly minutes: number;
  }[];
}
