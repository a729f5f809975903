/** Public shapes of clocks and decisions, for pages and responses. Types only. */
import type { StandIn } from '@/lib/game/levels';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pace } from '@/lib/game/pace/pace';
import type { DecisionKind, DecisionState } from '@/lib/features/clocks/decision-kinds';
import type { TurnBackState } from '@/lib/game/wording/decisions';
import type { SeatName } from '@/lib/game/wording/names';
import type { LateAnswer } from '@/lib/game/pace/wait';
import type { GameStatus, SeatInfo } from '@/lib/features/table/load/table-view';

/**
 * The clock of a seat as everybody at the table may see it: without anybody's nights, and only with the
 * holidays of the current wait.
 */
export interface SeatTime {
  readonly seat: SeatId;
  /** Time left in milliseconds; undefined without a clock. */
  readonly leftMs?: number;
  /** Set if nights, days off or holidays stop this clock, or may do so, before it runs out. */
  readonly inPlayingHours?: true;
  /** Since when the table waits for this seat, ISO 8601; missing when it does not. */
  readonly since?: string;
  /** The table waits for this seat, but it has no player: its clock starts when one sits down. */
  readonly notSeated?: true;
  /** When its time is out, if nobody does anything. */
  readonly until?: string;
  /** Whether it is out now. */
  readonly isOut?: true;
  /** Until when its holder is on holiday now. */
  readonly holidayUntil?: string;
  /** Holidays within this wait, and how many of them were automatic: why it lasts longer than its hours. */
  readonly holidays?: { readonly days: number; readonly byThemselves: number };
}

/** An answer to lateness, with who is for it and how many it takes. */
export interface Vote {
  readonly answer: LateAnswer;
  /** Only for `computer`: how well it plays. */
  readonly bot?: StandIn;
  readonly seats: readonly SeatId[];
  /** Whose silence counts for it. */
  readonly silent?: readonly SeatId[];
  /** Whether a host who sits elsewhere is for it. */
  readonly host?: true;
  readonly needed: number;
}
export interface LateSeat {
  readonly seat: SeatId;
  /** Nobody sits there. */
  readonly isFree?: true;
  readonly votes: readonly Vote[];
  /** Seats that decide and have not answered. */
  readonly missing: readonly SeatId[];
  /** When their silence counts as agreeing with those who spoke; ISO 8601, as all times here. */
  readonly silenceAt?: string;
  /** When the host's vote or, without one, the first vote decides. */
  readonly lastAt?: string;
}

/** A free seat; with its link for players who may hand it on. */
export interface FreeSeatView {
  readonly seat: SeatId;
  readonly link?: string;
}

/** A decision of a table. */
export interface DecisionView {
  readonly id: string;
  readonly kind: DecisionKind;
  /** Only for `computer`: how well it plays. */
  readonly bot?: string;
  readonly seat: SeatId;
  /** The name of the holder at that time, if someone else holds the seat now. */
  readonly name?: string;
  /** Whose voices it rests on; -1 is a host who sits elsewhere. */
  readonly by: readonly SeatId[];
  /** The names of the voters at that time, if someone else holds one of the seats now. */
  readonly names?: readonly SeatName[];
  readonly why: string;
  readonly state: DecisionState;
  readonly at: string;
  /** When it takes effect. */
  readonly effectAt: string;
  readonly endedAt?: string;
  readonly endedBy?: SeatId;
  /** Whether the viewer may take it back now. */
  readonly isMine?: true;
}

/** A question whether an ended turn may be taken back, as one reader sees it. */
export interface TurnBackQuestion {
  readonly id: string;
  /** The seat that asks, and the row that ended its turn. */
  readonly seat: SeatId;
  readonly row: number;
  readonly state: TurnBackState;
  readonly missing: readonly SeatId[];
  /** Who refused or withdrew it. */
  readonly endedBy?: SeatId;
  /** Whether the reader asked, or has to answer. */
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
  /** The seat of the reader, who has proved to hold it. */
  readonly me?: SeatId;
  /** The seat that the reader plays by its link only: they decide nothing. */
  readonly link?: SeatId;
  /** The table's maker without a seat: may remind, and decides if no player is left who could. */
  readonly isHost?: true;
  readonly times: readonly SeatTime[];
  readonly late: readonly LateSeat[];
  readonly free: readonly FreeSeatView[];
  /** The newest first. */
  readonly decisions: readonly DecisionView[];
  /** Common holidays that somebody has proposed: until when, and who is for it. */
  readonly proposals: readonly {
    /** Missing where it begins as soon as all agree. */
    readonly from?: string;
    readonly until: string;
    readonly seats: readonly SeatId[];
  }[];
  /** People who have sat down. */
  readonly people: readonly SeatId[];
  /** Only while a common holiday runs. */
  readonly pausedUntil?: string;
  /** The common holiday that runs or is to come, and who wants it to be over early. */
  readonly pause?: { readonly from: string; readonly until: string; readonly ending: readonly SeatId[] };
}
