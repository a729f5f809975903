/** A puzzle as a sandbox: the same table, but lines are not stored. */
import type { PuzzleStart } from '@/lib/features/puzzles/puzzle-view';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { SeatInfo } from '@/lib/features/table/load/table-view';

interface Names {
  readonly name: string;
  /** The name of the solver. */
  readonly me: string;
}

export function sandboxOf({ id, at, pack, seat, known }: PuzzleStart, { name, me }: Names): SandboxStart {
  return {
    gameId: `puzzle-${id}`,
    name,
    status: 'running',
    at,
    latest: at,
    pack,
    seats: computerSeats(known.view.state.players.length).map((each) =>
      each.seat === seat ? { seat, name: me, seated: true } : each,
    ),
    me: seat,
    draftsOf: 'puzzle',
    known,
    keeper: 'nobody',
    lineSharing: 'private',
    lines: [],
  };
}

/** Seats of computers, because the puzzles come from games between bots. */
export function computerSeats(seats: number): readonly SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, name: '', seated: true, bot: 'master' }));
}
