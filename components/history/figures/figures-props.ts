import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { RecapFigures } from '@/lib/game/recap/figures';

/** A game's statistics, shared by all parts of the page. */
export interface FiguresProps {
  readonly table: TableView;
  /** Number of other tables waiting for the reader. */
  readonly elsewhere?: number;
  readonly timeZone: string | undefined;
  readonly figures: RecapFigures;
  /** Origin of the service, for links to share. */
  readonly home: string;
  /** The whole log, oldest first. */
  readonly rows: readonly LogRow[];
  /** Durations of the reader's own turns only. */
  readonly times: readonly {
    readonly turn: { readonly turn: number; readonly from: number };
    readonly minutes: number;
  }[];
}
