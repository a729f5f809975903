/** What pages and responses may know of clocks and of what a table decides. Types only; nothing in here is private. */
import type { SeatId } from '@/lib/engine/commands';
import type { Pace } from '@/lib/pace/pace';
import type { LateAnswer } from '@/lib/pace/wait';
import type { Bot, GameStatus, SeatInfo } from '@/lib/service/table-view';

/** The clock of a seat as everybody at the table may see it: no nights and no holidays of anybody. */
export interface SeatTime {
  readonly seat: SeatId;
  /** What is left, in milliseconds; missing where there is no clock. */
  readonly leftMs?: number;
  /** Since when the table waits for this seat, ISO 8601; missing when it does not. */
  readonly since?: string;
  /** When its time is out, if nobody does anything. */
  readonly until?: string;
  /** Whether it is out now. */
  readonly isOut?: true;
}

/** An answer to lateness, with who is for it and how many it takes. */
export interface Vote {
  readonly answer: LateAnswer;
  /** Only for `computer`: how well it plays. */
  readonly bot?: Bot;
  readonly seats: readonly SeatId[];
  readonly needed: number;
}
export interface LateSeat {
  readonly seat: SeatId;
  readonly votes: readonly Vote[];
}

/** What a table decides beside its log. */
export interface TableAffairs {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  readonly seq: number;
  readonly pace: Pace;
  readonly seats: readonly SeatInfo[];
  readonly me?: SeatId;
  /** Whoever made the table and sits elsewhere: may remind, and decides where nobody is left at the table who could. */
  readonly isHost?: true;
  readonly times: readonly SeatTime[];
  readonly late: readonly LateSeat[];
  /** Common holidays that somebody has proposed: until when, and who is for it. */
  readonly proposals: readonly { readonly until: string; readonly seats: readonly SeatId[] }[];
  /** People who have sat down. */
  readonly people: readonly SeatId[];
  readonly pausedUntil?: string;
}
