import type { TableView } from '@/lib/features/table/load/table-view';
import type { Wording } from '@/lib/game/wording/wording';

/** The table and the reader's language. */
export interface InspectContext {
  readonly table: TableView;
  readonly words: Wording;
}

export interface LargeView {
  readonly title: string;
  /** Drawings that are self-contained or refer to the sheet. */
  readonly drawings: readonly string[];
  readonly lines: readonly string[];
  /** A forecast, which only the whole close-up shows. */
  readonly ahead?: readonly string[];
}
