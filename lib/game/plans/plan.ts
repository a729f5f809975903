/**
 * A turn thought out beforehand: what to do, what it is expected to cost and bring, and when to leave it.
 * Plain JSON.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { ItemKind, Source } from '@/lib/game/engine/state';
import type { Good } from '@/lib/game/engine/vocabulary';
import type { PlanOutcome } from './outcome';

/**
 * A command without its numbers: positions on the wheel, slots of a row and ids of open items differ when the
 * turn comes, so the pieces themselves are named.
 */
export interface Aim {
  readonly command: Command;
  /** The action tile that is taken, or the tiles in the slots of the command, in its order. */
  readonly tiles?: readonly string[];
  /** The open item that is answered: the nth of that kind and source. */
  readonly item?: { readonly kind: ItemKind; readonly source: Source; readonly nth: number };
  /** The nth performance of the turn. */
  readonly performance?: number;
}

export interface PlanStep {
  readonly aim: Aim;
  /** Costs and gains of the step itself when it was planned. */
  readonly expects: PlanOutcome;
}

/** "Only if": a condition of the player, in addition to every plan’s own. */
export type Guard =
  /** The step may cost at most this many pieces: more than when it was planned, or less than it does now. */
  | { readonly kind: 'costs-at-most'; readonly step: number; readonly n: number }
  | { readonly kind: 'site-free'; readonly site: string }
  | { readonly kind: 'tile-there'; readonly tile: string }
  | { readonly kind: 'plaza-open'; readonly plaza: string }
  /** This much is left after the last step that can be foreseen. */
  | { readonly kind: 'left-at-least'; readonly good: Good; readonly n: number };

export interface Plan {
  readonly seat: SeatId;
  /** The newest row of the game the plan was made on. */
  readonly basedOn: number;
  readonly steps: readonly PlanStep[];
  readonly guards: readonly Guard[];
  /** Whether to stop before anything hidden is shown; the end of the turn counts as that. */
  readonly stopsBeforeReveal: boolean;
}

/** As many plans as a seat may keep, tried in their order. */
export const MAX_PLANS = 3;

/** How far a plan has been carried out in the running turn. */
export interface PlanProgress {
  readonly played: number;
  readonly turn: number;
  /** The row of the newest step of the plan. */
  readonly seq: number;
}
