/** Somebody who plays for the holder of a seat for a while. Types and limits; nothing here is secret. */
import type { SeatId } from '@/lib/game/engine/commands';

/** plans: they may confirm plans that the holder has kept. turns: they play whole turns. */
export const POWERS = ['turns', 'plans'] as const;
export type Power = (typeof POWERS)[number];

/** The longest that somebody may play for a holder. */
export const MAX_DAYS = 21;
/** How many may do so at once. */
export const MAX_DELEGATES = 3;

/** Why nobody may play for a holder: the kind of table, or what was asked for. */
export const NOT_DELEGABLE = ['rated', 'competition', 'open', 'deal', 'over', 'dates', 'many'] as const;
export type NotDelegable = (typeof NOT_DELEGABLE)[number];

/** A delegate as the holder of the seat sees them. */
export interface DelegateView {
  readonly id: string;
  readonly name: string;
  readonly power: Power;
  readonly until: string;
  /** When their link was opened first; missing before. */
  readonly usedAt?: string;
  /** The rows of the log that they made. */
  readonly steps: readonly number[];
}

/** Who may play for the holder of a seat now, and why nobody else may be named. */
export interface DelegatesView {
  readonly seat: SeatId;
  readonly delegates: readonly DelegateView[];
  readonly why?: NotDelegable;
}

/** A delegation as its link shows it. */
export interface Delegation {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  /** The holder they play for. */
  readonly holder: string;
  readonly power: Power;
  readonly until: string;
  /** Taken back, past its end, or with another holder of the seat. */
  readonly isOver: boolean;
}

/** The mentor of a seat as its holder sees them, and why nobody may be named. */
export interface MentorView {
  readonly mentor?: {
    readonly id: string;
    readonly name: string;
    /** When they accepted; missing before. */
    readonly usedAt?: string;
  };
  readonly why?: NotDelegable;
}
