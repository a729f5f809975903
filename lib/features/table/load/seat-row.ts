import 'server-only';
import { LEVELS, type BotLevel } from '@/lib/game/levels';
import type { SeatId } from '@/lib/game/engine/commands';

/** A seat of a table, without what is personal. */
export interface SeatRow {
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  /** Missing where a person is meant to sit. */
  readonly bot?: BotLevel;
}

/** Somebody who held a seat once. */
export interface PastHolder extends SeatRow {
  /** Last row of the log of their time. */
  readonly untilSeq: number;
}

/** The column "bot" of a seat. */
export function seatBotOf(text: string | null | undefined): BotLevel | undefined {
  return LEVELS.find((level) => level === text);
}

/** The columns of "SeatHolder" about the past. */
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
