/** A table as pages and responses may see it. Types only; nothing here is secret. */
import type { BotLevel } from '@/lib/game/levels';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { SeatScore } from '@/lib/game/engine/score';
import type { View } from '@/lib/game/engine/view';
import type { GameEnding } from '@/lib/game/eventlog/export';
import type { RowCommand } from '@/lib/game/eventlog/row';
import type { Pace } from '@/lib/game/pace/pace';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/table-access';
import type { Tenure } from '@/lib/game/wording/tenures';

export {
  JOIN_POLICIES,
  LINE_SHARINGS,
  WATCHERS,
  type JoinPolicy,
  type LineSharing,
  type Watchers,
} from '@/lib/game/wording/table-access';

/** ended: by its people, not played out. */
export const GAME_STATUSES = ['running', 'finished', 'ended'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface SeatInfo {
  readonly seat: SeatId;
  readonly name: string;
  /** Whether the holder of the link has pressed Sit down; always so where no person sits. */
  readonly seated: boolean;
  /** Only where the computer holds the seat. */
  readonly bot?: BotLevel;
  /** Only for the second seat of a solo game, which the rules play. */
  readonly automatic?: true;
}

export interface LogRow {
  readonly seq: number;
  /** Missing in row 1, the set-up. */
  readonly seat?: SeatId;
  readonly command: RowCommand;
  readonly events: readonly Event[];
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether a later row took this one back. */
  readonly undone: boolean;
  readonly hash: string;
}

/** Somebody who plays for the holder of a seat, or who did. */
export interface TableDelegate {
  readonly seat: SeatId;
  readonly power: string;
  readonly until: string;
  readonly isOver: boolean;
}

export interface TableView {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** How it ended; missing while it runs. */
  readonly ending?: GameEnding;
  /** The common holiday that runs or is to come, ISO 8601. */
  readonly pause?: { readonly from: string; readonly until: string; readonly isRunning?: true };
  /** Brought in from a file, and as what; missing where the game was played here. */
  readonly origin?: 'finished' | 'study';
  /** A deal that other tables have too, or that somebody knew before; missing where it is its own. */
  readonly deal?: { readonly id?: string; readonly isKnown: boolean };
  readonly createdAt: string;
  /** The position shown; smaller than `latestSeq`, the newest that may be seen, when looking back. */
  readonly seq: number;
  readonly latestSeq: number;
  /** Somebody is in the middle of a turn that is not shown. */
  readonly inTurn?: { readonly seat: SeatId };
  /** Changes with whatever an open page must hear of: rows, talk, people. */
  readonly version: string;
  /** Hash of row `seq`. */
  readonly head: string;
  readonly seats: readonly SeatInfo[];
  /**
   * Everybody who has ever held a seat, if any has changed hands. `seats` are the current holders, or the
   * holders at a row of the past.
   */
  readonly tenures?: readonly Tenure<SeatInfo>[];
  /** The seat this view was made for; missing for spectators. */
  readonly me?: SeatId;
  /** Who is looking, in a private copy where `me` is the seat to act; null for spectators. */
  readonly reader?: SeatId | null;
  /** Only for `me`: they have a turn planned. */
  readonly hasPlans?: true;
  /** Whether the viewer holds seat `me`; otherwise they only have its link. */
  readonly isHolder?: true;
  /** Only for `me`: the last row of the game they have seen. */
  readonly seenSeq?: number;
  /** Only for `me`: the number of messages since they last read the talk; missing without news. */
  readonly unheard?: number;
  /** The seat that is reserved for the viewer, until they sit down. */
  readonly invited?: SeatId;
  /** The seat that the viewer used to hold, and somebody else holds now, or nobody. */
  readonly former?: SeatId;
  /** The viewer's link lets them play for a holder, or did. */
  readonly delegate?: TableDelegate;
  /** Only for the table's maker. */
  readonly isHost?: true;
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  /** The circle it is a table of. */
  readonly circleId?: string;
  /** Missing where lines stay private while the game runs. */
  readonly lineSharing?: LineSharing;
  readonly view: View;
  /** Only for `me`, at the latest position of a running game. */
  readonly options?: Options;
  readonly scores: readonly SeatScore[];
  readonly waitingFor: readonly SeatId[];
  /** SHA-256 of the seed, public from the start. */
  readonly commitment: string;
  /** Published when the game has ended. */
  readonly seed?: string;
  /** Oldest first; the newest 60 rows unless all were asked for. */
  readonly log: readonly LogRow[];
  /** Lookup maps of the content pack: for drawing on the server, never part of a response. */
  readonly pack: Pack;
}

/** A table of mine, in a list. */
export interface MyTable {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** Missing while it runs. */
  readonly ending?: GameEnding;
  /** Missing where I am the host and nothing else. */
  readonly seat?: SeatId;
  /** Whether I have sat down; a seat may be kept for me until I do. */
  readonly seated: boolean;
  readonly isHost: boolean;
  /** Whether the table waits for me. */
  readonly waiting: boolean;
  /** Whom it waits for, and since when. */
  readonly waitingFor: readonly SeatId[];
  readonly since: string;
  /**
   * When the player to act is out of time: with several the first, mine before the others'. Only if it was
   * requested, with a clock.
   */
  readonly until?: string;
  readonly isOut?: boolean;
  /** The pace of a running table, where it was requested. */
  readonly pace?: Pace['kind'];
  /** Playing time until then, in milliseconds, if nights, days off or holidays lie in between. */
  readonly playingMs?: number;
  readonly seats: readonly SeatInfo[];
  readonly seq: number;
  /** Until when the player to act is on holiday, ISO 8601. */
  readonly holidayUntil?: string;
}
