/** A part of the board as text. */
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import type { Labelling } from '@/lib/game/wording/wording';
import type { SeatName } from '@/lib/game/wording/names';

/** A row of a table: its subject, and one cell for each further column. */
export interface WordRow {
  readonly head: string;
  readonly cells: readonly string[];
}

export interface WordTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly WordRow[];
}

export interface TextZone {
  /** The target id of links to it. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly WordTable[];
}

/** The context of the text version: a position, its players, and the reader's legal moves. */
export interface TextContext extends Labelling {
  readonly pack: Pack;
  readonly seats: readonly SeatName[];
  readonly scores: readonly SeatScore[];
  readonly commands: readonly Option[];
}
