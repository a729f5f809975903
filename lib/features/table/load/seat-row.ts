import 'server-only';
import type { SeatHolding } from '@/lib/game/competing/result';
import type { SeatId } from '@/lib/game/engine/commands';
import { LEVELS, type BotLevel } from '@/lib/game/levels';

/** A seat of a table, without personal data. */
export interface SeatRow {
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  /** Missing if the seat is for a person. */
  readonly bot?: BotLevel;
}

/** A former holder of a seat. */
export interface PastHolder extends SeatRow {
  /** The last log row of their tenure. */
  readonly untilSeq: number;
  /** How it ended; missing if that is unknown. */
  readonly end?: SeatHolding['end'];
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
  readonly replaced: boolean;
  readonly decision: string | null;
  readonly at: Date | number | null;
}

/** A former holder from these columns. */
export function pastHolderOf(raw: RawHolder): PastHolder {
  const { seat, untilSeq, name } = raw;
  const bot = seatBotOf(raw.bot);
  const end = tenureEndOf(raw);
  return { seat, untilSeq, name, seated: true, ...(bot ? { bot } : {}), ...(end ? { end } : {}) };
}

/** How a tenure ended. Only a vote about a late player leaves its decision there. */
export function tenureEndOf({
  decision,
  replaced,
  at,
}: Pick<RawHolder, 'decision' | 'replaced' | 'at'>): SeatHolding['end'] {
  if (decision !== null) return 'vote';
  if (replaced) return 'replaced';
  return at === null ? null : 'left';
}
