import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';

/** How well the computer plays that holds a seat. */
const SEAT_BOTS = ['journeyman', 'master'] as const;
export type SeatBot = (typeof SEAT_BOTS)[number];

/** A seat of a table, without what is personal. */
export interface SeatRow {
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  /** Missing where a person is meant to sit. */
  readonly bot?: SeatBot;
}

/** Somebody who held a seat once. */
export interface PastHolder extends SeatRow {
  /** Last row of the log of their time. */
  readonly untilSeq: number;
}

/** The column "bot" of a seat. */
export function seatBotOf(text: string | null | undefined): SeatBot | undefined {
  return SEAT_BOTS.find((bot) => bot === text);
}

/** The columns of "SeatHolder" that tell of the past. */
export interface RawHolder {
  readonly seat: SeatId;
  readonly untilSeq: number;
  readonly name: string;
  readonly bot: string | null;
}

/** A former holder from these columns. */
export function pastHolderOf(raw: RawHolder): PastHolder {
  const { seat, untilSeq, name } = raw;
  const bot = seatBotOf(raw.bot);
  return { seat, untilSeq, name, seated: true, ...(bot ? { bot } : {}) };
}
