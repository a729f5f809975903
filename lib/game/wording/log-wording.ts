import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { RowCommand } from '@/lib/game/eventlog/row';
import type { Wording } from '@/lib/game/wording/wording';
import type { SeatName } from './names';

/** The fields of a log row that the wording needs. */
export interface RowFacts {
  readonly seat?: SeatId | undefined;
  readonly command: RowCommand;
  readonly events: readonly Event[];
}

/** A fact in words, without the name, and its seat; without `seat` it is about the whole table. */
export interface LogFact {
  readonly seat?: SeatId | undefined;
  readonly text: string;
}

/** The context for describing log rows. */
export interface LogWording {
  readonly words: Wording;
  readonly pack: PackData;
  readonly seats: readonly SeatName[];
  /** The side of the action tiles in play. */
  readonly side: 'A' | 'B';
}
