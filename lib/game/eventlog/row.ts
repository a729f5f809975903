/** The stored form of the log. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import type { TakeTurnBack } from '@/lib/game/engine/turn-back';

/** The content of a row: a step, in row 1 all choices before the game (DEC-39), or a decision of the table. */
export type RowCommand = Command | { readonly type: 'SetupChoices'; readonly setup: Setup } | TakeTurnBack;

/** A stored event: its type, and `v` if the type has changed since version 1. */
export interface StoredEvent {
  readonly type: string;
  readonly v?: number;
}

/** The public part of a row, visible to everyone during the game. */
export interface PublicRow {
  readonly seq: number;
  /** Missing in row 1, the setup. */
  readonly seat?: SeatId;
  readonly command: RowCommand;
  readonly commandId: string;
  readonly events: readonly StoredEvent[];
  /** ISO 8601 with milliseconds, UTC. */
  readonly at: string;
  readonly rulesVersion: number;
  /** Commits to the secret part without revealing it (see chain.ts). */
  readonly secretDigest: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** A row as pages show it: its events in their current form. */
export interface LogRow extends Pick<PublicRow, 'seq' | 'seat' | 'command' | 'at' | 'hash'> {
  readonly events: readonly Event[];
  /** Whether a later row took this one back. */
  readonly undone: boolean;
}

/** A complete row. */
export interface StoredRow extends PublicRow {
  readonly secret: readonly SecretEvent[];
}

/** The number of newest log rows on a table page; pages of past positions show as many. */
export const RECENT_ROWS = 40;
