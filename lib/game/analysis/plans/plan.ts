/**
 * A turn planned in advance: its steps, their expected costs and gains, and when to abandon it. Plain
 * JSON.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { ItemKind, Source } from '@/lib/game/engine/state';
import type { Good } from '@/lib/game/engine/vocabulary';
import type { PlanOutcome } from './outcome';

/**
 * A command without its numbers. Wheel positions, row slots and item ids will differ when the turn comes,
 * so it names the pieces instead.
 */
export interface Aim {
  readonly command: Command;
  /** The action tile taken, or the tiles in the command's slots, in the same order. */
  readonly tiles?: readonly string[];
  /** The open item it answers: the nth of that kind and source. */
  readonly item?: { readonly kind: ItemKind; readonly source: Source; readonly nth: number };
  /** The nth performance of the turn. */
  readonly performance?: number;
}

export interface PlanStep {
  readonly aim: Aim;
  /** Costs and gains of the step when it was planned. */
  readonly expects: PlanOutcome;
}

/** "Only if": the player's condition, in addition to the checks of every plan. */
export type Guard =
  /**
   * The step may cost at most this many pieces, which can be above its planned price or below its current
   * one.
   */
  | { readonly kind: 'costs-at-most'; readonly step: number; readonly n: number }
  | { readonly kind: 'site-free'; readonly site: string }
  | { readonly kind: 'tile-there'; readonly tile: string }
  | { readonly kind: 'plaza-open'; readonly plaza: string }
  /** At least this many units are left after the last foreseeable step. */
  | { readonly kind: 'left-at-least'; readonly good: Good; readonly n: number };

export interface Plan {
  readonly seat: SeatId;
  /** The newest row of the game when the plan was made. */
  readonly basedOn: number;
  readonly steps: readonly PlanStep[];
  readonly guards: readonly Guard[];
  /** Whether to stop before anything hidden is revealed; the end of the turn counts as a reveal. */
  readonly stopsBeforeReveal: boolean;
}

/** Maximum plans of a seat, tried in order. */
export const MAX_PLANS = 3;

/** How far a plan has been executed in the current turn. */
export interface PlanProgress {
  readonly played: number;
  readonly turn: number;
  /** The row of the newest step of the plan. */
  readonly seq: number;
}
