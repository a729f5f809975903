import 'server-only';
import type { Setup } from '@/lib/engine/state';
import type { SeatInfo, TableView } from '@/lib/service/table-view';
import type { SeatRow } from '@/lib/store/seat-row';

const OPPONENTS = { simple: 'Simple opponent', parler: 'Peter Parler' } as const;

/** Everybody at a table: the stored seats, and the one that in a solo game is played by the rules alone. */
export function seatInfosOf(seats: readonly SeatRow[], setup: Setup): readonly SeatInfo[] {
  const opponent = opponentName(setup);
  if (opponent === undefined) return seats;
  return [...seats, { seat: seats.length, name: opponent, seated: true, automatic: true }];
}

/** Names by seat, of the people, the computers and the opponent of a solo game. */
export function namesBySeat(names: readonly string[], setup: Setup): readonly string[] {
  const opponent = opponentName(setup);
  return opponent === undefined ? names : [...names, opponent];
}

/** Whether it is for a computer to go on; a page that shows this has it play after the response. */
export function waitsForComputer({ seats, waitingFor, status, seq, latestSeq }: TableView): boolean {
  if (status === 'finished' || seq !== latestSeq) return false;
  return seats.some(({ seat, bot }) => bot !== undefined && waitingFor.includes(seat));
}

function opponentName({ players, solo = 'parler' }: Setup): string | undefined {
  return players === 1 ? OPPONENTS[solo] : undefined;
}
