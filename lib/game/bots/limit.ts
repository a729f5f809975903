/** The thinking limit of the master. */
export interface ThinkingLimit {
  /** Maximum positions searched for one command. The same number always gives the same move. */
  readonly nodes: number;
  /** Whether the time is up; polled during the search. Without it, only `nodes` limits the search. */
  readonly isOver?: () => boolean;
}

export const DEFAULT_LIMIT: ThinkingLimit = { nodes: 6000 };

/** Counts positions against a limit. */
export class Budget {
  private used = 0;
  private isTimeUp = false;

  constructor(private readonly limit: ThinkingLimit) {}

  /** Adds searched positions. */
  spend(nodes: number): void {
    this.used += nodes;
    if (this.limit.isOver?.()) this.isTimeUp = true;
  }

  get isOut(): boolean {
    return this.isTimeUp || this.used >= this.limit.nodes;
  }
}
