/** What the address of the lobby asks for; what cannot be read is all the same. */
import { PACE_KINDS } from '@/lib/pace/pace';
import { BOARDS, type LobbyFilter } from '@/lib/service/lobby';

export const PLAYERS = [2, 3, 4] as const;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The filter in an address. */
export function readFilter(query: Query): LobbyFilter {
  return {
    players: PLAYERS.find((n) => String(n) === query.players),
    pace: PACE_KINDS.find((pace) => pace === query.pace),
    board: BOARDS.find((board) => board === query.board),
  };
}
