/**
 * Differences between versions of the rules. A game keeps the version it began with (docs/event-log.md).
 */
import type { State } from './state';

/** The first rules version with each decision. */
const SINCE = {
  /** PARLER-8, HEX-5: after Parler takes from a row, only the vacated slot is refilled. */
  'own-slot-refilled': 2,
  /** Final scoring begins without marks of the last turn. */
  'R-64': 2,
  /** The only cube may be kept for the seal that a building gives the right to. */
  'R-65': 2,
  /** Items that are open when the game ends leave the state. */
  'R-66': 2,
  /** The choice of windows has the end of the turn as its source. */
  'source-of-windows': 2,
} as const;

/** Whether the rules of this game include a decision. */
export function isInForce(state: Pick<State, 'rulesVersion'>, decision: keyof typeof SINCE): boolean {
  return state.rulesVersion >= SINCE[decision];
}
