import { isDrawn, type Departure, type GameEndingKind, type ResultEnding } from '@/lib/game/competing/result';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import type { SeatId } from '@/lib/game/engine/commands';

/** One seat's part of a result. */
export interface ResultSeat {
  readonly seat: SeatId;
  /** Position in turn order, from 1. */
  readonly order: number;
  /** Identifies the person who began with this seat; missing for a computer and for an unknown person. */
  readonly playerKey?: string;
  /** From 1; missing for a computer. */
  readonly place?: number;
  readonly points: number;
  /** In twelfths. */
  readonly tablePoints: number;
  readonly left: boolean;
  /** Median of the waits for this seat, in minutes. */
  readonly waitMin?: number;
}

/** Whether no one won a table, because several people share the first place. */
export const isDrawnResult = (seats: readonly Pick<ResultSeat, 'place' | 'left'>[]): boolean =>
  isDrawn(seats.flatMap(({ place, left }) => (place === undefined ? [] : [{ place, left }])));

/** Whether anybody has a place: an annulled table counts for nobody. */
export const hasPlaces = ({ seats }: { readonly seats: readonly Pick<ResultSeat, 'place'>[] }): boolean =>
  seats.some(({ place }) => place !== undefined);

/** The turn with the most points. */
interface BestOfGame {
  readonly seat: SeatId;
  /** The log row that ended it. */
  readonly seq: number;
  readonly points: number;
}

export interface GameResult {
  readonly gameId: string;
  readonly circleId?: string;
  /** Whether the table was made for the open rating. */
  readonly isRated?: boolean;
  /** Whether it was played with a box. */
  readonly isBoxed?: boolean;
  /** Whether it is kept out of ratings: resigned early, or drawn by agreement. */
  readonly isUnrated?: boolean;
  /** The season or series of its table. */
  readonly competitionId?: string;
  /** Number of people at the table. */
  readonly players: number;
  readonly finishedAt: Date;
  readonly how: ResultEnding;
  /** Whether it was resigned or conceded in the first half of the game. */
  readonly isEarly?: boolean;
  readonly best?: BestOfGame;
  readonly seats: readonly ResultSeat[];
}

/** A result with its number. */
export interface StoredResult extends Omit<GameResult, 'circleId' | 'seats'> {
  /** Results count in this order. */
  readonly seq: bigint;
  /** The name of the table. */
  readonly name: string;
  /** Its last log row. */
  readonly lastSeq: number;
  /** How it ended: as `how`, unless an organiser decided. */
  readonly ending: GameEndingKind;
  /** The organiser's decision that ended it or changed it afterwards, where results are shown. */
  readonly decided?: GameEnding | undefined;
  readonly seats: readonly StoredSeat[];
}

/** A seat of a stored result. */
interface StoredSeat extends ResultSeat {
  /** Its place before an organiser corrected or annulled the table. */
  readonly playedPlace?: number | undefined;
  /** Missing for a person who held it at the end. */
  readonly departure?: Departure | undefined;
}
