/** Delegates play for the holder of a seat for a while. Types and limits; nothing here is secret. */
import type { SeatId } from '@/lib/game/engine/commands';

/** plans: they can confirm plans that the holder has saved. turns: they play whole turns. */
export const POWERS = ['turns', 'plans'] as const;
export type Power = (typeof POWERS)[number];

/** Maximum days of a delegation. */
export const MAX_DAYS = 21;
/** Maximum delegates of a seat at a time. */
export const MAX_DELEGATES = 3;

/** Why a delegate is refused: the kind of table, or the requested dates and number. */
export const NOT_DELEGABLE = [
  ...(['rated', 'competition', 'open', 'deal', 'over', 'one-person', 'dates', 'many'] as const),
] as const;
export type NotDelegable = (typeof NOT_DELEGABLE)[number];

/** A delegate as the holder of the seat sees them. */
export interface DelegateView {
  readonly id: string;
  readonly name: string;
  readonly power: Power;
  readonly until: string;
  /** When their link was first opened; missing before. */
  readonly usedAt?: string;
  /** The log rows that they made. */
  readonly steps: readonly number[];
}

/** The active delegates of a seat, and why no others can be named. */
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
  /** Revoked, expired, or the seat has another holder. */
  readonly isOver: boolean;
}

/** A delegation as its delegate sees it. */
export interface VisitorDelegation extends Delegation {
  /** Whether it belongs to a person, who has it on every device. */
  readonly isKept: boolean;
}

/** The mentor of a seat as its holder sees them, and why none can be named. */
export interface MentorView {
  readonly mentor?: {
    readonly id: string;
    readonly name: string;
    /** When they accepted; missing before. */
    readonly usedAt?: string;
  };
  readonly why?: NotDelegable;
}
