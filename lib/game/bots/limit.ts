/** How long the master may think. */
export interface ThinkingLimit {
  /** Positions looked at for one command: the same number gives the same move. */
  readonly nodes: number;
  /** Whether the time is up; called now and then. Without it only the number of nodes is limited. */
  readonly isOver?: () => boolean;
}

export const DEFAULT_LIMIT: ThinkingLimit = { nodes: 6000 };

/** Counts positions against a limit. */
export class Budget {
  private used = 0;
  private isTimeUp = false;

  constructor(private readonly limit: ThinkingLimit) {}

  /** Notes positions looked at. */
  spend(nodes: number): void {
    this.used += nodes;
    if (this.limit.isOver?.()) this.isTimeUp = true;
  }

  get isOut(): boolean {
    return this.isTimeUp || this.used >= this.limit.nodes;
  }
}
