/** What a browser is told of a sandbox. Types only. */
import type { SeatId } from '@/lib/engine/commands';
import type { Known } from '@/lib/sandbox/known';
import type { Step } from '@/lib/sandbox/line';
import type { GameStatus, SeatInfo } from '@/lib/service/table-view';

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

/** A position to play on from in private: what is known of it, and the lines that were kept. */
export interface SandboxStart {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** The row it begins after, and the newest one. */
  readonly at: number;
  readonly latest: number;
  readonly pack: { readonly id: string; readonly version: number };
  readonly seats: readonly SeatInfo[];
  /** Missing for somebody who watches. */
  readonly me?: SeatId;
  readonly known: Known;
  readonly keeper: SandboxKeeper;
  readonly lines: readonly KeptLine[];
}
