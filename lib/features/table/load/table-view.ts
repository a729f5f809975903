/** A table as pages and responses can see it. Types only; nothing here is secret. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import type { View } from '@/lib/game/engine/view';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { BotLevel } from '@/lib/game/levels';
import type { Pace } from '@/lib/game/pace/pace';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/setup';
import type { Tenure } from '@/lib/game/wording/seat-names';

export type { LogRow } from '@/lib/game/eventlog/row';
export {
  JOIN_POLICIES,
  LINE_SHARINGS,
  WATCHERS,
  type JoinPolicy,
  type LineSharing,
  type Watchers,
} from '@/lib/game/wording/setup';

/** ended: by its people, not played to the end. */
export const GAME_STATUSES = ['running', 'finished', 'ended'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface SeatInfo {
  readonly seat: SeatId;
  readonly name: string;
  /** Whether the holder has pressed Sit down; always true for a seat without a person. */
  readonly seated: boolean;
  /** Only for a computer's seat. */
  readonly bot?: BotLevel;
  /** Only for the second seat of a solo game, which is automatic. */
  readonly automatic?: true;
}

/** A delegate or mentor of a seat's holder. Everyone who can see the table can see who they are. */
export interface SeatHelper {
  readonly seat: SeatId;
  /** The name that the holder gave them; empty after a deletion. */
  readonly name: string;
  /** turns or plans (a delegate), or mentor. */
  readonly power: string;
  /** Missing for a mentor. */
  readonly until?: string;
  readonly isOver: boolean;
  /** The visible log rows that they made. */
  readonly steps: readonly number[];
  /** The viewer uses or used this delegate's link, or is this mentor. */
  readonly isMe?: true;
}

/** A current or former delegate of a seat's holder. */
type TableDelegate = Required<Pick<SeatHelper, 'seat' | 'power' | 'until' | 'isOver'>>;

export interface TableView {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** Missing while the game runs. */
  readonly ending?: GameEnding;
  /** The current or next common holiday, ISO 8601. */
  readonly pause?: { readonly from: string; readonly until: string; readonly isRunning?: true };
  /** The kind of import; missing if the game was played here. */
  readonly origin?: 'finished' | 'study';
  /** A deal that other tables share, or that a player knew before; missing if it is the table's own. */
  readonly deal?: { readonly id?: string; readonly isKnown: boolean };
  readonly createdAt: string;
  /** The position shown; when looking back it is smaller than `latestSeq`, the newest visible one. */
  readonly seq: number;
  readonly latestSeq: number;
  /** The player in the middle of a turn that is not shown. */
  readonly inTurn?: { readonly seat: SeatId };
  /** Changes with anything that an open page must be notified of: rows, talk, people. */
  readonly version: string;
  /** Hash of row `seq`. */
  readonly head: string;
  readonly seats: readonly SeatInfo[];
  /**
   * All current and former holders, if any seat has changed hands. `seats` are the current holders, or
   * the holders at a past row.
   */
  readonly tenures?: readonly Tenure<SeatInfo>[];
  /** The seat this view was made for; missing for spectators. */
  readonly me?: SeatId;
  /** The actual reader, in an analysis copy where `me` is the seat to act; null for spectators. */
  readonly reader?: SeatId | null;
  /** Only for `me`: they have a planned turn. */
  readonly hasPlans?: true;
  /** Whether the viewer holds seat `me`; otherwise they only have its link. */
  readonly isHolder?: true;
  /** Only for `me`: the last row they have seen. */
  readonly seenSeq?: number;
  /** Only for `me`: the number of messages since they last read the talk; missing if there are none. */
  readonly unheard?: number;
  /** The seat that is reserved for the viewer, until they sit down. */
  readonly invited?: SeatId;
  /** The viewer's former seat, now free or held by another player. */
  readonly former?: SeatId;
  /** The delegate whose link the viewer uses or used. */
  readonly delegate?: TableDelegate;
  /** Delegates and mentors who are active or have made rows, in the order of their links; missing if none. */
  readonly helpers?: readonly SeatHelper[];
  /** Only for the host. */
  readonly isHost?: true;
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  /** The circle that the table belongs to. */
  readonly circleId?: string;
  /** Missing if lines stay private while the game runs. */
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
  /** Oldest first; the newest 60 rows unless all were requested. */
  readonly log: readonly LogRow[];
  /** Look-up maps of the content pack, for drawing on the server; never part of a response. */
  readonly pack: Pack;
}

/** A seat that someone plays or advises for its holder. */
export type HelpedSeat = Pick<SeatHelper, 'seat' | 'power'>;

/** A table of the person, in a list. */
export interface MyTable {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** Missing while the game runs. */
  readonly ending?: GameEnding;
  /** Missing if the person is only the host. */
  readonly seat?: SeatId;
  /** Whether the person has sat down; a seat can be reserved for them until they do. */
  readonly seated: boolean;
  readonly isHost: boolean;
  /** Whether the table waits for the person. */
  readonly waiting: boolean;
  /** The seats it waits for, and since when. */
  readonly waitingFor: readonly SeatId[];
  readonly since: string;
  readonly createdAt: string;
  /** Whether it is a lesson, which waits for nobody. */
  readonly isToLearn: boolean;
  /** Only in the list of tables where the person helps. */
  readonly helped?: HelpedSeat;
  /**
   * When the player to act runs out of time. With several, the person's own time, then the earliest.
   * Only on request, with a clock.
   */
  readonly until?: string;
  readonly isOut?: boolean;
  /** The pace of a running table, on request. */
  readonly pace?: Pace['kind'];
  /** Playing time until then, in milliseconds, if nights, days off or holidays lie in between. */
  readonly playingMs?: number;
  readonly seats: readonly SeatInfo[];
  readonly seq: number;
  /** The end of the holiday of the player to act, ISO 8601. */
  readonly holidayUntil?: string;
}
