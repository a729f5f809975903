/** Public shapes of clocks and decisions, for pages and responses. Types only. */
import type { z } from 'zod';
import type { ClockShape, DecisionShape, LateShape, OpenRequestShape } from '@/lib/features/clocks/shapes';
import type { GameStatus, SeatInfo } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pace } from '@/lib/game/pace/pace';
import type { TurnBackState } from '@/lib/game/wording/decisions';

type ReadOnly<T> = T extends readonly (infer E)[]
  ? readonly ReadOnly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadOnly<T[K]> }
    : T;

/**
 * The clock of a seat as everyone at the table can see it: without nights, and only with the holidays
 * of the current wait.
 */
export type SeatTime = ReadOnly<z.input<typeof ClockShape>>;
/** A late seat, with the votes about it and those who are missing. */
export type LateSeat = ReadOnly<z.input<typeof LateShape>>;
/** An answer about a late seat, with its voters and the number of votes needed. */
export type Vote = LateSeat['votes'][number];

/** A free seat; with its link for players who can pass it on. */
interface FreeSeatView {
  readonly seat: SeatId;
  readonly link?: string;
}

/** A decision. `isMine`: the viewer can take it back now. */
export type DecisionView = ReadOnly<z.input<typeof DecisionShape>> & { readonly isMine?: true };

/** An open request, as one reader sees it. */
export type OpenRequest = ReadOnly<z.input<typeof OpenRequestShape>>;

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

/** A proposed end of the table, and the players who have not voted. */
export interface EndProposal {
  readonly kind: 'concede' | 'agreed-end';
  readonly winner?: SeatId | undefined;
  readonly seats: readonly SeatId[];
  readonly missing: readonly SeatId[];
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
  /** Without those about links and offers of seats. */
  readonly requests: readonly OpenRequest[];
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
  /** The common holidays after that one, the earliest first. */
  readonly laterPauses?: readonly { readonly from: string; readonly until: string }[];
}
