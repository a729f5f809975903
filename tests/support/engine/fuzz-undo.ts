/**
 * Computes independently of the engine how far undo may go, and checks that it leads to exactly the earlier
 * position.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Decision } from '@/lib/game/engine/decide';
import type { Position } from '@/lib/game/engine/replay';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { FuzzFinding } from './fuzz-finding';

export class UndoWatch {
  private readonly positions = new Map<number, Position>();
  private floor = 0;

  /**
   * Checks a row that has led to `now`. Throws FuzzFinding when the engine would go back too far, or reached
   * another position.
   */
  note(before: State | undefined, now: Position, seat: SeatId, command: Command | undefined, made: Decision) {
    if (command?.type === 'Undo') this.checkReturn(now, seat, command);
    else if (!before || isFinal(before, now.state, seat, made)) {
      this.floor = now.state.seq;
      this.positions.clear();
    }
    if (now.state.undo.floor !== this.floor)
      throw new FuzzFinding(`goes back to row ${now.state.undo.floor}, not ${this.floor}`, seat, command);
    this.positions.set(now.state.seq, now);
  }

  /** Undo must restore the same objects, except for the number of the newest row. */
  private checkReturn({ state, secrets }: Position, seat: SeatId, command: { type: 'Undo'; to: number }) {
    const earlier = this.positions.get(command.to);
    if (!earlier) throw new FuzzFinding('undo crosses a barrier', seat, command);
    const keys = new Set([...Object.keys(state), ...Object.keys(earlier.state)]) as Set<keyof State>;
    keys.delete('seq');
    const changed = [...keys].filter((key) => state[key] !== earlier.state[key]);
    if (secrets !== earlier.secrets || changed.length > 0)
      throw new FuzzFinding(`undo does not restore ${changed.join(', ') || 'the secrets'}`, seat, command);
  }
}

/**
 * A row is final if it revealed something hidden, if a seat other than the active one acted, or if the turn
 * has passed on (DEC-38).
 */
function isFinal(before: State, after: State, seat: SeatId, { secretEvents }: Decision): boolean {
  return (
    seat !== before.turn.seat ||
    after.turnsDone !== before.turnsDone ||
    after.phase === 'finished' ||
    secretEvents.some((event) => isDraw(event, before))
  );
}

/** OPEN_V: an open tile is drawn from its stack without revealing another. */
function isDraw(event: SecretEvent, state: State): boolean {
  if (event.type === 'Shuffled') return true;
  if (event.type !== 'DrawnFrom' || event.count === 0) return false;
  return !(state.openV && (event.stack === 'bridge-V' || event.stack === 'cathedral-V'));
}
