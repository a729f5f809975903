/** Public shapes of clocks and decisions, for pages and responses. Types only. */
import type { DecisionKind, DecisionState } from '@/lib/features/clocks/decision-kinds';
import type { GameStatus, SeatInfo } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SubstituteLevel } from '@/lib/game/levels';
import type { Pace } from '@/lib/game/pace/pace';
import type { LateAnswer } from '@/lib/game/pace/wait';
import type { TurnBackState } from '@/lib/game/wording/decisions';
import type { SeatName } from '@/lib/game/wording/names';

/**
 * The clock of a seat as everyone at the table can see it: without nights, and only with the holidays
 * of the current wait.
 */
export interface SeatTime {
  readonly seat: SeatId;
  /** Time left in milliseconds; undefined without a clock. */
  readonly leftMs?: number;
  /** Set if nights, days off or holidays can stop this clock before it runs out. */
  readonly inPlayingHours?: true;
  /** Since when the table has been waiting for this seat, ISO 8601; missing if it is not. */
  readonly since?: string;
  /** The table waits for this seat, but it has no player: its clock starts when one sits down. */
  readonly notSeated?: true;
  /** When its time runs out if no one acts. */
  readonly until?: string;
  /** Whether its time is out. */
  readonly isOut?: true;
  /** The end of its holder's current holiday. */
  readonly holidayUntil?: string;
  /**
   * Holidays in this wait, and how many of them were automatic: they explain why it lasts longer than
   * its hours.
   */
  readonly holidays?: { readonly days: number; readonly byThemselves: number };
}

/** An answer about a late seat, with its voters and the number of votes needed. */
export interface Vote {
  readonly answer: LateAnswer;
  /** The strength of the computer; only for `computer`. */
  readonly bot?: SubstituteLevel;
  readonly seats: readonly SeatId[];
  /** The seats whose silence counts for it. */
  readonly silent?: readonly SeatId[];
  /** Whether a host without a seat voted for it. */
  readonly host?: true;
  readonly needed: number;
}
export interface LateSeat {
  readonly seat: SeatId;
  /** Whether the seat is free. */
  readonly isFree?: true;
  readonly votes: readonly Vote[];
  /** Deciding seats that have not answered. */
  readonly missing: readonly SeatId[];
  /** Voters among them who have not come: their silence never counts. */
  readonly absent?: readonly SeatId[];
  /** When silence counts as agreement with those who have voted; ISO 8601, as all times here. */
  readonly silenceAt?: string;
  /** When the host's vote decides, or the first vote if there is none. */
  readonly lastAt?: string;
}

/** A free seat; with its link for players who can pass it on. */
interface FreeSeatView {
  readonly seat: SeatId;
  readonly link?: string;
}

export interface DecisionView {
  readonly id: string;
  readonly kind: DecisionKind;
  /** The strength of the computer; only for `computer`. */
  readonly bot?: string;
  readonly seat: SeatId;
  /** The name of the holder at that time, if someone else holds the seat now. */
  readonly name?: string;
  /** The seats that voted for it; -1 is a host without a seat. */
  readonly by: readonly SeatId[];
  /** The names of the voters at that time, if someone else holds one of the seats now. */
  readonly names?: readonly SeatName[];
  readonly why: string;
  readonly state: DecisionState;
  readonly at: string;
  readonly effectAt: string;
  readonly endedAt?: string;
  readonly endedBy?: SeatId;
  /** Whether the viewer can take it back now. */
  readonly isMine?: true;
}

/** A vote about taking an ended turn back, as one reader sees it. */
export interface TurnBackQuestion {
  readonly id: string;
  /** The asking seat, and the row that ended its turn. */
  readonly seat: SeatId;
  readonly row: number;
  readonly state: TurnBackState;
  readonly missing: readonly SeatId[];
  /** The seat that refused or withdrew it. */
  readonly endedBy?: SeatId;
  /** isMine: the reader asked. isAsked: the reader has to answer. */
  readonly isMine?: true;
  readonly isAsked?: true;
}

/** The clocks, votes and decisions for one reader. */
export interface TableAgenda {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  readonly seq: number;
  readonly pace: Pace;
  readonly seats: readonly SeatInfo[];
  /** The seat that the reader has proved to hold. */
  readonly me?: SeatId;
  /** The seat that the reader only has the link of: they decide nothing. */
  readonly link?: SeatId;
  /** The seat that is kept for the reader: they decide once they sit down. */
  readonly invited?: SeatId;
  /**
   * Whether the reader is a host without a seat: they can remind, and decide if no player is left who could.
   */
  readonly isHost?: true;
  readonly times: readonly SeatTime[];
  readonly late: readonly LateSeat[];
  readonly free: readonly FreeSeatView[];
  /** Newest first. */
  readonly decisions: readonly DecisionView[];
  /** Proposed common holidays, with their end and who has agreed. */
  readonly proposals: readonly {
    /** Missing if it starts as soon as all agree. */
    readonly from?: string;
    readonly until: string;
    readonly seats: readonly SeatId[];
  }[];
  /** The people who hold seats, including those who have not come yet. */
  readonly people: readonly SeatId[];
  /** Only during a common holiday. */
  readonly pausedUntil?: string;
  /** The current or next common holiday, and who wants to end it early. */
  readonly pause?: { readonly from: string; readonly until: string; readonly ending: readonly SeatId[] };
}
