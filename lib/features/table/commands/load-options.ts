import 'server-only';
import { recallPosition } from '@/lib/features/table/load/known-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { positionFor } from '@/lib/features/table/load/visible';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Options } from '@/lib/game/engine/options';

/** A proved seat, and the state of its table at that time. */
export interface StandingSeat {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly head: string;
  readonly isRunning: boolean;
}

export interface SeatOptions {
  readonly seq: number;
  /** Missing if the game is over. */
  readonly options?: Options;
}

/**
 * The options of a seat; undefined if its table is gone. Loads the position only if it is not cached in
 * this process.
 */
export async function loadOptions({
  gameId,
  seat,
  head,
  isRunning,
}: StandingSeat): Promise<SeatOptions | undefined> {
  const known = recallPosition(gameId);
  if (known?.head !== head) return loadTable(gameId, seat, { log: 'none' });
  if (!isRunning) return { seq: known.seq };
  const waiting = toAct(known.position.state);
  const shown = await positionFor({ id: gameId, status: 'running', waiting }, known, seat);
  return { seq: shown.seq, options: shown.optionsOf(seat) };
}
