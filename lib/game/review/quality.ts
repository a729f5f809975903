/**
 * How thoroughly a game is reviewed. Budgets count positions, never time, so the result is the same on
 * every machine.
 */

/** Version of the reviewer; raise it when the same game would be reviewed differently. */
export const REVIEWER = 2;

export const QUALITIES = ['quick', 'normal', 'deep'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Effort {
  /** Positions searched for better lines at the start of a turn. */
  readonly nodes: number;
  /** Positions searched for each simulated turn of the others. */
  readonly replyNodes: number;
  /** Redraws for all lines at first, and redraws for the best of them. */
  readonly firstRedraws: number;
  readonly redraws: number;
  /** Further redraws of the played and the best line if the mark is still uncertain. */
  readonly unsureRedraws: number;
  /** Lines kept per action tile, and after the first redraws. */
  readonly perTile: number;
  readonly kept: number;
}

export const EFFORTS: Readonly<Record<Quality, Effort>> = {
  quick: { nodes: 600, replyNodes: 1, firstRedraws: 2, redraws: 4, unsureRedraws: 12, perTile: 1, kept: 2 },
  normal: {
    nodes: 4_000,
    replyNodes: 1,
    firstRedraws: 3,
    redraws: 12,
    unsureRedraws: 48,
    perTile: 2,
    kept: 4,
  },
  deep: {
    nodes: 40_000,
    replyNodes: 1,
    firstRedraws: 12,
    redraws: 60,
    unsureRedraws: 60,
    perTile: 4,
    kept: 8,
  },
};
