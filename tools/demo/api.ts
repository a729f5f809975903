/** The parts of the API's answers that the scripts read. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import type { View } from '@/lib/game/engine/view';

/** A seat of a new table, with its key. */
export interface MadeSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly token: string;
}

export interface MadeTable {
  readonly game: { readonly id: string };
  readonly seats: readonly MadeSeat[];
}

/** A table as everyone may see it. */
export interface ShownTable {
  readonly seq: number;
  readonly head: string;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly view: View;
  readonly scores: readonly SeatScore[];
  readonly waitingFor: readonly SeatId[];
}

export interface OfferedCommands {
  readonly seq: number;
  readonly commands: readonly { readonly command: Command }[];
}

/** The answer to an accepted command with `view=1`. */
export interface AcceptedCommand {
  readonly seq: number;
  readonly hash: string;
  readonly events: readonly { readonly type: string }[];
  readonly view: View;
  readonly waitingFor: readonly SeatId[];
}
