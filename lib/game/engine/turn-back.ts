/** Takes an ended turn back with the consent of the others (DEC-38). */
import type { Command, SeatId } from './commands';
import { reject, type Result } from './rejections';
import { standingRow, type Position } from './replay';
import type { Decision } from './blind-work';

/** Stored instead of a command: a decision of the table about the last turn that a seat ended. */
export interface TakeTurnBack {
  readonly type: 'TakeTurnBack';
  /** The seats that agreed, in order; empty if no other person plays. */
  readonly consent: readonly SeatId[];
}

/** The command of a row; for the setup, only its type. */
export type LoggedCommand = Command | TakeTurnBack | { readonly type: 'SetupChoices' };

/** A step of a seat; undefined for everything else that a row may hold. */
export function stepOf(command: LoggedCommand): Command | undefined {
  return command.type === 'SetupChoices' || command.type === 'TakeTurnBack' ? undefined : command;
}

/**
 * Whether a position includes the end of a seat's last turn; a position not folded from the log may not.
 */
export function holdsTurnEnd({ ends = [] }: Position, seat: SeatId): boolean {
  const end = ends.findLast(({ state }) => state.turn.seat === seat);
  return end !== undefined && end.trail.length === end.state.undo.steps.length;
}

/**
 * Returns to the moment before a seat's last turn ended. Everything drawn since then is back on its stack
 * in the same order. The service must check that the seats agreed.
 */
export function decideTurnBack(
  position: Position,
  seat: SeatId,
  { consent }: TakeTurnBack,
): Result<Decision> {
  const { state, ends = [] } = position;
  if (state.phase === 'finished') return { ok: false, error: reject('game-finished', 'CLOCK-9') };
  const isOrdered = consent.every((other, i) => other > (consent[i - 1] ?? -1));
  if (!isOrdered || consent.includes(seat) || consent.some((other) => !state.players[other]))
    return { ok: false, error: reject('not-a-seat', 'TURN-9') };
  const end = ends.findLast((each) => each.state.turn.seat === seat);
  if (!end) return { ok: false, error: reject('nothing-to-undo', 'DEC-38') };
  const first = end.state.seq + 1;
  const rows = Array.from({ length: state.seq - first + 1 }, (_, i) => first + i);
  const to = standingRow(end.state);
  return { ok: true, value: { events: [{ type: 'Undone', seat, to, rows, consent }], secretEvents: [] } };
}
