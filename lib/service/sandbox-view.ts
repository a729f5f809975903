/** What a browser may know of lines that were kept. Types only. */
import type { Step } from '@/lib/sandbox/line';

/** For whom lines are kept: a person, whoever holds the seat, or not at all. */
export const SANDBOX_KEEPERS = ['person', 'seat', 'nobody'] as const;
export type SandboxKeeper = (typeof SANDBOX_KEEPERS)[number];

export interface KeptLine {
  readonly id: string;
  /** Row of the game that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly name: string;
  readonly steps: readonly Step[];
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}
