/**
 * How thoroughly a game is reviewed. Budgets are counted in positions, never in time: the answer is the same
 * everywhere.
 */

/** Version of the reviewer: raised when the same game would be reviewed differently. */
export const REVIEWER = 2;

export const QUALITIES = ['quick', 'normal', 'deep'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Effort {
  /** Positions looked at in search of better lines, from the beginning of a turn. */
  readonly nodes: number;
  /** Positions for each turn of others in thought. */
  readonly replyNodes: number;
  /** Redraws of the unknown to try all lines first, and redraws for the best of them. */
  readonly firstRedraws: number;
  readonly redraws: number;
  /** Redraws of the line played and the best one where that leaves open how the turn is marked. */
  readonly unsureRedraws: number;
  /** Lines kept for each action tile, and after the first redraws. */
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
