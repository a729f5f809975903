/** Data of a sandbox for a browser. Types only. */
import type { GameStatus, LineSharing, SeatInfo } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';

/** The owner of stored lines: a person, the holder of the seat, or nobody if they are not stored. */
export const SANDBOX_KEEPERS = ['person', 'seat', 'nobody'] as const;
export type SandboxKeeper = (typeof SANDBOX_KEEPERS)[number];

export interface StoredLine {
  readonly id: string;
  /** The game row that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly name: string;
  readonly steps: readonly LineStep[];
  /** The address where others can read it; missing if it is not shared. */
  readonly sharedAs?: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** A private position for analysis, with the saved lines. */
export interface SandboxStart {
  readonly gameId: string;
  readonly name: string;
  readonly status: GameStatus;
  /** The row it begins after, and the newest one. */
  readonly at: number;
  readonly latest: number;
  readonly pack: { readonly id: string; readonly version: number };
  readonly seats: readonly SeatInfo[];
  /** Missing for a spectator. */
  readonly me?: SeatId;
  /** The owner of drafts in a browser: drafts of an earlier holder are not shown to the next one. */
  readonly draftsOf: string;
  readonly known: KnownPast;
  readonly keeper: SandboxKeeper;
  /** Whether the table allows sharing lines while the game runs; afterwards their authors decide. */
  readonly lineSharing: LineSharing;
  readonly lines: readonly StoredLine[];
}

/** Another person's line, dealt from public knowledge and played as far as possible. */
export interface SharedLine {
  readonly name: string;
  /** Seat of its author; missing for a spectator. */
  readonly author?: SeatId;
  /** The game's newest row when it was made. */
  readonly seq: number;
  /** The game row that it begins after, with public knowledge only. */
  readonly base: number;
  readonly known: KnownPast;
  /** The steps that can be shown, with their events, and one more position than steps. */
  readonly steps: readonly LineStep[];
  readonly events: readonly (readonly Event[])[];
  readonly positions: readonly Sandbox[];
  /** The number of further steps that depend on tiles only its author was shown; no one else sees them. */
  readonly hidden: number;
}
