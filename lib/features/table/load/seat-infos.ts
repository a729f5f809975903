import 'server-only';
import type { Setup } from '@/lib/game/engine/setup';
import type { SeatRow } from './seat-row';
import type { SeatInfo, TableView } from './table-view';

/**
 * Names of the solo opponents. Peter Parler keeps his name in every language; the simple one is named
 * in the reader's language.
 */
const OPPONENTS = { simple: '', parler: 'Peter Parler' } as const;

/** All players of a table: the stored seats and, in a solo game, the automatic opponent. */
export function seatInfosOf(seats: readonly SeatRow[], setup: Setup): readonly SeatInfo[] {
  const opponent = opponentName(setup);
  if (opponent === undefined) return seats;
  return [...seats, { seat: seats.length, name: opponent, seated: true, automatic: true }];
}

/** Whether a computer has to move; pages that show such a table let it play after the response. */
export function waitsForComputer({ seats, waitingFor, status, seq, latestSeq }: TableView): boolean {
  if (status !== 'running' || seq !== latestSeq) return false;
  return seats.some(({ seat, bot }) => bot !== undefined && waitingFor.includes(seat));
}

function opponentName({ players, solo = 'parler' }: Setup): string | undefined {
  return players === 1 ? OPPONENTS[solo] : undefined;
}
