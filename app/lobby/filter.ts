/** The lobby filter in the address. Invalid values match everything. */
import type { Query } from '@/app/query';
import { BOARDS, type LobbyFilter, type LobbyPlace } from '@/lib/features/table/lists/lobby';
import { PACE_KINDS } from '@/lib/game/pace/pace';

export const PLAYERS = [2, 3, 4] as const;

export function readLobbyFilter(query: Query): LobbyFilter {
  return {
    players: PLAYERS.find((n) => String(n) === query.players),
    pace: PACE_KINDS.find((pace) => pace === query.pace),
    board: BOARDS.find((board) => board === query.board),
  };
}

/** Creation time and id of the last table on the previous page. */
const PLACE = /^(\d{1,14})-([a-z0-9]{1,40})$/;

/** The place in the lobby where this page starts; undefined for the first page. */
export function readPlace({ after }: Query): LobbyPlace | undefined {
  const [, at, gameId] = (typeof after === 'string' && PLACE.exec(after)) || [];
  return at && gameId ? { createdAt: new Date(Number(at)), gameId } : undefined;
}

/** The lobby address with this filter, starting after this place. */
export function lobbyAddress(filter: LobbyFilter, after?: LobbyPlace): `/lobby?${string}` | '/lobby' {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  if (after) query.set('after', `${after.createdAt.getTime()}-${after.gameId}`);
  return query.size > 0 ? `/lobby?${query}` : '/lobby';
}
